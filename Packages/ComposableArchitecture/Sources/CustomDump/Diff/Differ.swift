/// A line of a diff.
struct DiffLine {
  /// Whose line it is.
  enum Side {
    case first
    case second
    case both
  }

  var side: Side
  var line: Line

  func indented() -> DiffLine {
    DiffLine(side: side, line: Line(line.text, indent: line.indent + 1))
  }
}

/// Turns two values into the lines of their difference.
struct Differ {
  /// How many elements of one collection are dumped whole.
  static let elementLimit = 200

  /// How many more changed elements are shown.
  var changesLeft = 300

  /// How many more lines of values that one side has are shown, as far as values can be cut.
  private var linesLeft = 5_000

  var equality: ValueEquality
  private var firstDumper = Dumper(elementLimit: Self.elementLimit)
  private var secondDumper = Dumper(elementLimit: Self.elementLimit)
  private var objects: Set<ObjectIdentifier> = []
  private var level = 0
  let look: ((_ isFirst: Bool) -> Void)?

  init(look: ((_ isFirst: Bool) -> Void)? = nil) {
    self.look = look
    equality = ValueEquality(look: look)
  }

  /// The lines of two values that are not equal.
  mutating func lines(_ lhs: Any, _ rhs: Any) -> [DiffLine] {
    lines(lhs, rhs, labels: (nil, nil), isRoot: true, commas: (false, false))
  }

  /// The lines of two values.
  ///
  /// - Parameters:
  ///   - lhs: The first value.
  ///   - rhs: The second value.
  ///   - labels: The names before them.
  ///   - isRoot: Whether nothing is around them.
  ///   - commas: Whether other values follow each.
  mutating func lines(
    _ lhs: Any, _ rhs: Any, labels: (String?, String?), isRoot: Bool, commas: (Bool, Bool)
  ) -> [DiffLine] {
    if !isRoot, equality.areEqual(lhs, rhs) {
      return unchanged(rhs, label: labels.1, comma: commas.1)
    }
    let shapes = (
      shape(of: lhs, isFirst: true, isRoot: isRoot), shape(of: rhs, isFirst: false, isRoot: isRoot)
    )
    if case (.text(let left), .text(let right)) = shapes, left.contains(where: \.isNewline),
      right.contains(where: \.isNewline)
    {
      let text = TextDiff(left, right, label: labels.1, maxLines: linesLeft)
      linesLeft -= text.shownLines
      return text.lines(comma: commas.1)
    }
    guard level < Dumper.deepestLevel, case (.container(let left), .container(let right)) = shapes,
      left.prefix == right.prefix, left.kind == right.kind, !left.isEmpty, !right.isEmpty,
      isNew(left, right)
    else {
      return everything(lhs, rhs, labels: labels, isRoot: isRoot, commas: commas)
    }
    level += 1
    defer { level -= 1 }
    guard let children = children(left, right) else {
      return everything(lhs, rhs, labels: labels, isRoot: isRoot, commas: commas)
    }
    let label = labels.1.map { "\($0): " } ?? ""
    return [DiffLine(side: .both, line: Line(label + right.prefix))]
      + children.map { $0.indented() }
      + closing(right.suffix, commas: commas)
  }

  /// The shape of a value that belongs to one side.
  func shape(of value: Any, isFirst: Bool, isRoot: Bool) -> Shape {
    look?(isFirst)
    return Shape(of: value, isRoot: isRoot)
  }

  /// The lines of a value that both sides have, cut below its first level.
  func unchanged(_ value: Any, label: String?, comma: Bool) -> [DiffLine] {
    look?(false)
    var dumper = Dumper(elementLimit: Self.elementLimit)
    return mark(
      dumper.lines(of: value, label: label, isRoot: false, depth: 0), .both, comma: comma)
  }

  /// The lines of a value that one side has.
  mutating func whole(
    _ value: Any, _ side: DiffLine.Side, label: String?, isRoot: Bool = false, comma: Bool
  ) -> [DiffLine] {
    look?(side == .first)
    let lines =
      side == .first
      ? Self.dump(value, label, isRoot, &firstDumper, &linesLeft)
      : Self.dump(value, label, isRoot, &secondDumper, &linesLeft)
    return mark(lines, side, comma: comma)
  }

  private static func dump(
    _ value: Any, _ label: String?, _ isRoot: Bool, _ dumper: inout Dumper, _ linesLeft: inout Int
  ) -> [Line] {
    dumper.linesLeft = linesLeft
    defer { linesLeft = dumper.linesLeft }
    return dumper.lines(of: value, label: label, isRoot: isRoot, depth: .max)
  }

  private mutating func everything(
    _ lhs: Any, _ rhs: Any, labels: (String?, String?), isRoot: Bool, commas: (Bool, Bool)
  ) -> [DiffLine] {
    let first = whole(lhs, .first, label: labels.0, isRoot: isRoot, comma: commas.0)
    let second = whole(rhs, .second, label: labels.1, isRoot: isRoot, comma: commas.1)
    guard first.map(\.line) == second.map(\.line) else { return first + second }
    return [DiffLine(side: .both, line: Line("// Not equal but no difference detected:"))]
      + first + second
  }

  private func mark(_ lines: [Line], _ side: DiffLine.Side, comma: Bool) -> [DiffLine] {
    var lines = lines
    if comma { lines[lines.count - 1].text += "," }
    return lines.map { DiffLine(side: side, line: $0) }
  }

  private func closing(_ suffix: String, commas: (Bool, Bool)) -> [DiffLine] {
    [DiffLine(side: .both, line: Line(suffix + (commas.1 ? "," : "")))]
  }

  /// Whether two objects, if they are objects, were not compared before.
  private mutating func isNew(_ lhs: Shape.Container, _ rhs: Shape.Container) -> Bool {
    guard let left = lhs.object, let right = rhs.object else { return true }
    return left !== right && objects.insert(ObjectIdentifier(left)).inserted
  }
}
