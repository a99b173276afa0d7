import TerminalUI

/// A number by steps.
struct StepperPage: View {
  @State private var guests = 3
  @State private var level = 0

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Guests: \(guests)", value: $guests, in: 0...10)
      Stepper("Tens: \(guests)", value: $guests, in: 0...10, step: 5)
      Stepper {
        Text("Level \(level)")
      } onIncrement: {
        level += 1
      } onDecrement: {
        level -= 1
      }
    }
  }
}
