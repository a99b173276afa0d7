import TerminalUI

/// A number between two others.
struct SliderPage: View {
  @State private var volume = 0.5
  @State private var speed = 30.0

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Slider(value: $volume)
      Slider(value: $speed, in: 0...120, step: 10) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("120")
      }
      Text(speed > 50 ? "Too fast" : "All right")
    }
    .frame(maxWidth: 34)
  }
}
