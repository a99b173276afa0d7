import TerminalUI

/// Controls below each other; fields show their titles before them.
struct FormPage: View {
  @State private var name = "Ada 你好"
  @State private var isLoud = false
  @State private var number = 3

  var body: some View {
    Form {
      Section("Who") {
        TextField("Name", text: $name)
      }
      Section("What") {
        Toggle("Loud", isOn: $isLoud)
        Stepper("Number: \(number)", value: $number, in: 0...10)
      }
      Section("So") {
        Text("\(name) wants \(number)\(isLoud ? "!" : ".")")
      }
    }
  }
}
