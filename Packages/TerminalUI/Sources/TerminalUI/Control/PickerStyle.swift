import TerminalCore

/// A look of pickers.
public struct PickerStyle: Hashable, Sendable {
  let showsAll: Bool

  /// What the place asks for: the choice alone.
  public static let automatic = PickerStyle(showsAll: false)
  /// The choice alone, between two arrows.
  public static let menu = PickerStyle(showsAll: false)
  /// All choices in a row, the one that is chosen in brackets.
  public static let segmented = PickerStyle(showsAll: true)
  /// All choices in a row, the one that is chosen in brackets.
  public static let inline = PickerStyle(showsAll: true)

  /// What stands behind the label of a picker.
  func text(choices: [String], current: Int?) -> String {
    guard showsAll, !choices.isEmpty else {
      return "  ‹ \(current.map { choices[$0] } ?? "–") ›"
    }
    return " "
      + choices.enumerated()
      .map { $0.offset == current ? "[\($0.element)]" : " \($0.element) " }
      .joined()
  }

  /// What a click on a part of the text means; elsewhere it presses the picker.
  enum Meaning: Equatable {
    case choice(Int)
    case earlier
  }

  /// The parts of ``text(choices:current:)`` that are clicked by themselves, by columns.
  func targets(choices: [String], current: Int?) -> [(Range<Int>, Meaning)] {
    guard showsAll, !choices.isEmpty else { return [(1..<4, .earlier)] }
    var start = 1
    return choices.enumerated().map { index, title in
      let columns = start..<(start + SanitizedText(title).width + 2)
      start = columns.upperBound
      return (columns, .choice(index))
    }
  }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers inside.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    environment(\.pickerStyle, style)
  }
}
