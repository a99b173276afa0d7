import FoundationEssentials
import TerminalUI

/// A date, typed.
struct DatePickerPage: View {
  /// The middle of 1 January 1970 in Greenwich.
  @State private var day = Date(timeIntervalSince1970: 43_200)

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      DatePicker("Day", selection: $day, displayedComponents: .date)
      DatePicker(
        "Not before 1970", selection: $day, in: Date(timeIntervalSince1970: 0)...,
        displayedComponents: .date)
    }
    .frame(maxWidth: 34)
  }
}
