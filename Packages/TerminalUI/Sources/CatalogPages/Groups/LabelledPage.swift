import TerminalUI

/// Values with their names, and controls without.
struct LabelledPage: View {
  @State private var isOn = true
  @State private var count = 2

  var body: some View {
    VStack {
      LabeledContent("Name", value: "Ada")
      LabeledContent("Loud") {
        Toggle("Loud", isOn: $isOn)
      }
      LabeledContent("Guests") {
        Stepper("Guests", value: $count, in: 0...9)
      }
      Text("\(count) guests")
    }
    .labelsHidden()
    .frame(maxWidth: 30)
  }
}
