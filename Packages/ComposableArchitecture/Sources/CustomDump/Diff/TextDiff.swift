/// The difference of two strings of several lines, line by line.
struct TextDiff {
  /// How many unchanged lines in a row are shown; of more, only their number is.
  static let longestRun = 50

  /// How many lines of either side are shown.
  private(set) var shownLines = 0

  private var content: [DiffLine] = []
  private var unchangedRun: [String] = []
  private var leftOut = 0
  private let maxLines: Int
  private let label: String?
  private let marks: String

  /// Compares the lines of two strings.
  ///
  /// - Parameters:
  ///   - first: The first string.
  ///   - second: The second string.
  ///   - label: The name before them.
  ///   - maxLines: How many lines of either side may be shown.
  init(_ first: String, _ second: String, label: String?, maxLines: Int) {
    self.label = label
    self.maxLines = maxLines
    marks = String(repeating: "#", count: max(first.rawMarks, second.rawMarks))
    let first = first.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let second = second.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var inserted: [String] = []
    for step in alignment(first.count, second.count, matches: { first[$0] == second[$1] }) {
      switch step {
      case .first(let index):
        endRun()
        add(first[index], .first)
      case .second(let index):
        endRun()
        inserted.append(second[index])
      case .pair(let index, _):
        for line in inserted { add(line, .second) }
        inserted = []
        unchangedRun.append(first[index])
      }
    }
    for line in inserted { add(line, .second) }
    endRun()
  }

  /// The lines with their quotes.
  ///
  /// - Parameter comma: Whether another value follows.
  func lines(comma: Bool) -> [DiffLine] {
    let start = label.map { "\($0): " } ?? ""
    let indent = label == nil ? 0 : 1
    var body = content
    if leftOut > 0 {
      body.append(DiffLine(side: .both, line: Line("… (\(leftOut) more changed)")))
    }
    body.append(
      DiffLine(side: .both, line: Line("\"\"\"\(marks)\(comma ? "," : "")")))
    return [DiffLine(side: .both, line: Line("\(start)\(marks)\"\"\""))]
      + (indent == 0 ? body : body.map { $0.indented() })
  }

  private mutating func add(_ line: String, _ side: DiffLine.Side) {
    guard shownLines < maxLines else {
      leftOut += 1
      return
    }
    shownLines += 1
    content.append(DiffLine(side: side, line: Line(line)))
  }

  private mutating func endRun() {
    if unchangedRun.count > Self.longestRun {
      let text = "… (\(unchangedRun.count) unchanged)"
      content.append(DiffLine(side: .both, line: Line(text)))
    } else {
      content += unchangedRun.map { DiffLine(side: .both, line: Line($0)) }
    }
    unchangedRun = []
  }
}
