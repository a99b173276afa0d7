/// Which rows of a long list are written in plain mode, with the controls that lead to the others.
@MainActor
final class PlainWindow {
  /// Rows that are written at once.
  private static let limit = 50

  private var first = 0
  private var count = 0
  private let earlier = Control(.button)
  private let later = Control(.button)

  init() {
    earlier.label = { "earlier rows" }
    earlier.press = { [weak self] in self?.move(by: -Self.limit) }
    later.label = { "more rows" }
    later.press = { [weak self] in self?.move(by: Self.limit) }
    for control in [earlier, later] {
      control.assign = { [weak self] in self?.jump(to: $0) ?? .done }
    }
  }

  private func move(by rows: Int) {
    first = max(min(first + rows, count - 1), 0)
  }

  private func jump(to text: String) -> Control.Assignment {
    guard let row = Int(text), (1...max(count, 1)).contains(row) else {
      return .refused("Say a row from 1 to \(count).")
    }
    first = row - 1
    return .done
  }

  /// Writes the rows of the window, with a line for those before and one for those after.
  func describe(count: Int, to writer: PlainWriter, _ row: (Int) -> Void) {
    self.count = count
    first = max(min(first, count - 1), 0)
    let end = min(first + Self.limit, count)
    write(earlier, max(first - Self.limit, 0)..<first, to: writer)
    for index in first..<end {
      row(index)
    }
    write(later, end..<min(end + Self.limit, count), to: writer)
  }

  private func write(_ control: Control, _ rows: Range<Int>, to writer: PlainWriter) {
    guard !rows.isEmpty else { return }
    writer.line {
      writer.number(control)
      writer.word {
        writer.write("\(control.label()) (\(rows.lowerBound + 1)–\(rows.upperBound) of \(count))")
      }
    }
  }
}
