import TerminalCore

extension Text.TruncationMode {
  var position: SanitizedText.TruncationPosition {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
