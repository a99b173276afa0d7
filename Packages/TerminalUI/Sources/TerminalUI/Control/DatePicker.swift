public import Bindings
public import FoundationEssentials
import Glibc

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A control in which a date is typed, as `2026-11-30` or `2026-11-30 09:41`, in local time.
///
/// The arrows up and down inside it are left to the focus; what is no date yet, or one out of range,
/// changes nothing, is marked with `!`, and is gone when the field is left.
public struct DatePicker<Label: View>: View {
  @Binding private var selection: Date
  private let allows: (Date) -> Bool
  private let components: DatePickerComponents
  private let label: Label
  @State private var typed: Typed?
  @FocusState private var isFocused: Bool

  /// A date picker with any label.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, allows: { _ in true }, label)
  }

  /// A date picker with any label, within a range: `start...end`, `start...` or `...end`.
  public init(
    selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, allows: { range.contains($0) }, label)
  }

  private init(
    _ selection: Binding<Date>, _ components: DatePickerComponents,
    allows: @escaping (Date) -> Bool, _ label: () -> Label
  ) {
    _selection = selection
    self.components = components
    self.allows = allows
    self.label = label()
  }

  /// The label and the field.
  public var body: some View {
    let text = shown ?? LocalDate.text(selection, components)
    let fault = fault(in: text)
    HStack {
      TextField(
        text: Binding(
          get: { shown ?? LocalDate.text(selection, components) }, set: { take($0) })
      ) { label }
      .onSubmit { typed = nil }
      .focused($isFocused)
      .onChange(of: isFocused) { typed = nil }
      if fault != nil { Text("!").fixedSize() }
    }
    .marked(fault != nil)
    .environmentChange(identity: fault) { if let fault { $0.help = fault.rawValue } }
    .environment(\.showsFieldLabels, true)
    .environment(\.fieldRefusal, refusal)
  }

  /// What has been typed, for as long as the date stays the one that it was typed for and the
  /// field has the focus.
  private var shown: String? {
    guard isFocused, let typed, typed.selection == selection else { return nil }
    return typed.text
  }

  private func take(_ text: String) {
    if let date = date(text) { selection = date }
    typed = Typed(text: text, selection: selection)
  }

  private func date(_ text: String) -> Date? {
    LocalDate.date(text, components, keeping: selection).flatMap { allows($0) ? $0 : nil }
  }

  private func fault(in text: String) -> Fault? {
    // The date itself is written without its seconds, and is nobody's fault.
    guard text != LocalDate.text(selection, components) else { return nil }
    guard let date = LocalDate.date(text, components, keeping: selection) else { return .noDate }
    return allows(date) ? nil : .outOfRange
  }

  private func refusal(_ text: String) -> String? {
    guard date(text) == nil else { return nil }
    return "Say a date in range, as “\(LocalDate.text(selection, components))”."
  }
}

/// Why what is typed does not become the date.
private enum Fault: String {
  case noDate = "This is no date."
  case outOfRange = "This date is out of range."
}

/// What has been typed for a date.
private struct Typed: Hashable {
  let text: String
  let selection: Date
}

extension DatePicker where Label == Text {
  /// A date picker with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A date picker with a title, within a range: `start...end`, `start...` or `...end`.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// Dates as they are written, in the process's time zone.
enum LocalDate {
  static func text(_ date: Date, _ components: DatePickerComponents) -> String {
    let parts = parts(of: date)
    var words: [String] = []
    if components.contains(.date) {
      words.append(
        "\(padded(Int(parts.tm_year) + 1900, 4))-\(padded(Int(parts.tm_mon) + 1, 2))-"
          + padded(Int(parts.tm_mday), 2))
    }
    if components.contains(.hourAndMinute) {
      words.append("\(padded(Int(parts.tm_hour), 2)):\(padded(Int(parts.tm_min), 2))")
    }
    return words.joined(separator: " ")
  }

  /// Reads a date; parts that are not written stay as they are in `old`. `nil` for what is no date.
  static func date(
    _ text: String, _ components: DatePickerComponents, keeping old: Date
  ) -> Date? {
    var parts = parts(of: old)
    var words = text.split(separator: " ")
    if components.contains(.date) {
      guard !words.isEmpty else { return nil }
      let numbers = words.removeFirst().split(separator: "-").map { Int32($0) }
      guard numbers.count == 3, let year = numbers[0], let month = numbers[1],
        let day = numbers[2], (0...9999).contains(year), (1...12).contains(month),
        (1...31).contains(day)
      else { return nil }
      (parts.tm_year, parts.tm_mon, parts.tm_mday) = (year - 1900, month - 1, day)
    }
    if components.contains(.hourAndMinute) {
      guard !words.isEmpty else { return nil }
      let numbers = words.removeFirst().split(separator: ":").map { Int32($0) }
      guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1],
        (0...23).contains(hour), (0...59).contains(minute)
      else { return nil }
      (parts.tm_hour, parts.tm_min) = (hour, minute)
    }
    guard words.isEmpty else { return nil }
    let wanted = (parts.tm_mon, parts.tm_mday)
    parts.tm_isdst = -1
    let seconds = mktime(&parts)
    guard (parts.tm_mon, parts.tm_mday) == wanted else { return nil }
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private static func parts(of date: Date) -> tm {
    // A year fits into the parts up to 2³¹; dates beyond what is written in four digits are cut.
    let limit = 250_000_000_000.0
    var seconds = time_t(min(max(date.timeIntervalSince1970, -limit), limit))
    var parts = tm()
    localtime_r(&seconds, &parts)
    return parts
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}
