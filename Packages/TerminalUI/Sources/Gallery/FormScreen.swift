import TerminalUI

/// Every control that holds a value.
struct FormScreen: View {
  @State private var name = "Ada 你好"
  @State private var password = ""
  @State private var isLoud = false
  @State private var kind = "math"
  @State private var number = 3

  var body: some View {
    Form {
      Section("Who") {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
      }
      Section("What") {
        Toggle("Loud", isOn: $isLoud)
        Picker("Kind", selection: $kind) {
          ForEach(["trivia", "math", "date", "year"], id: \.self) { Text($0) }
        }
        Stepper("Number: \(number)", value: $number, in: 0...10)
        ProgressView("Done", value: Double(number), total: 10)
      }
      Section("So") {
        Text("\(name) wants \(number) \(kind) facts\(isLoud ? "!" : ".")")
      }
    }
    .padding(.horizontal)
  }
}
