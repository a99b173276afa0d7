/// A number with a comma between thousands.
func grouped(_ number: Int) -> String {
  number < 1_000 ? "\(number)" : "\(number / 1_000),000"
}
