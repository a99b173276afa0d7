/// The walk that halves even numbers and takes odd ones to three times themselves plus one.
enum Collatz {
  /// How many steps lead from `n` to 1, or `nil` past 2000 steps or 64 bits, and for zero.
  static func stepCount(from n: UInt64) -> Int? {
    guard n > 0 else { return nil }
    var current = n
    var steps = 0
    while current != 1 {
      if current % 2 == 0 {
        current /= 2
      } else {
        let (tripled, tripleOverflow) = current.multipliedReportingOverflow(by: 3)
        let (next, overflow) = tripled.addingReportingOverflow(1)
        if tripleOverflow || overflow { return nil }
        current = next
      }
      steps += 1
      if steps > 2000 { return nil }
    }
    return steps
  }
}
