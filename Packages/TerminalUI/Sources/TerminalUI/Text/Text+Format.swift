public import FoundationEssentials

extension Text {
  /// Shows a value as a format writes it.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Which part of a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate let components: DatePickerComponents

    /// Year, month and day: `2026-11-30`.
    public static let date = DateStyle(components: .date)
    /// Hour and minute: `09:41`.
    public static let time = DateStyle(components: .hourAndMinute)
  }

  /// Shows a date or a time of day, in the process's time zone.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(verbatim: LocalDate.text(date, style.components))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value as a format writes it.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(format.format(input))
  }

  /// Adds a date or a time of day.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(LocalDate.text(date, style.components))
  }

  /// Adds a number as a specifier of C's `printf` writes it, `%.2f` for example; by its description
  /// where the specifier is for numbers of another kind.
  public mutating func appendInterpolation<Value: Numeric>(_ value: Value, specifier: String) {
    appendInterpolation(NumberSpecifier(specifier)?.text(of: value) ?? "\(value)")
  }
}
