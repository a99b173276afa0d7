import TerminalUI

/// A value between two others, shown and not changed.
struct GaugePage: View {
  @State private var level = 0.4

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Gauge(value: level) { Text("Battery") }
      Gauge(value: level * 100, in: 0...100) {
        Text("Heat")
      } currentValueLabel: {
        Text("\(Int(level * 100))°")
      } minimumValueLabel: {
        Text("0°")
      } maximumValueLabel: {
        Text("100°")
      }
      Stepper("Level", value: $level, in: 0...1, step: 0.1)
    }
    .frame(maxWidth: 34)
  }
}
