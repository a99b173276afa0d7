/// Turns values into the lines of one dump.
struct Dumper {
  /// The deepest level that is ever shown, so that a long chain of values does not overflow the stack.
  static let deepestLevel = 400

  /// How many elements of one collection are shown.
  var elementLimit = Int.max

  /// How many more lines are shown, as far as values can be cut.
  var linesLeft = Int.max

  private var objects = ObjectNames()
  private var level = 0

  init(elementLimit: Int = .max) {
    self.elementLimit = elementLimit
  }

  /// The lines of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: A name before it.
  ///   - isRoot: Whether nothing is around it.
  ///   - depth: How many levels are shown.
  mutating func lines(of value: Any, label: String?, isRoot: Bool, depth: Int) -> [Line] {
    let start = label.map { "\($0): " } ?? ""
    switch Shape(of: value, isRoot: isRoot) {
    case .leaf(let text):
      return Self.prefixing(
        cut(text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0)) }),
        with: start)
    case .text(let text) where depth <= 0 && text.contains(where: \.isNewline):
      return [Line("\(start)\"…\"")]
    case .text(let text):
      return Self.prefixing(cut(text.literalLines(isLabelled: label != nil)), with: start)
    case .container(let container):
      return lines(of: container, start: start, depth: depth)
    }
  }

  /// The lines of a text, as many as may still be shown.
  private mutating func cut(_ lines: [Line]) -> [Line] {
    let count = max(linesLeft, 1)
    linesLeft -= lines.count
    guard lines.count > count else { return lines }
    return lines.prefix(count) + [Line("… (\(lines.count - count) more)", indent: 1)]
  }

  private mutating func lines(
    of container: Shape.Container, start: String, depth: Int
  ) -> [Line] {
    var start = start
    if let object = container.object {
      let (name, isNew) = objects.name(of: object, type: container.prefix)
      start += name
      guard isNew else { return [Line("\(start)\(container.prefix)↩︎\(container.suffix)")] }
    }
    let whole = start + container.prefix
    if container.isEmpty { return [Line(whole + container.suffix)] }
    guard level < Self.deepestLevel, linesLeft > 0, depth > 0 || !container.kind.isCollection else {
      return [Line("\(whole)…\(container.suffix)")]
    }
    level += 1
    defer { level -= 1 }
    let children = container.children()
    if children.count == 1, !container.kind.isCollection {
      let child = lines(
        of: children[0].value, label: children[0].label, isRoot: false, depth: depth - 1)
      if child.count == 1 { return [Line("\(whole)\(child[0].text)\(container.suffix)")] }
      if depth <= 0 { return [Line("\(whole)…\(container.suffix)")] }
      return [Line(whole)] + child.map { Line($0.text, indent: $0.indent + 1) }
        + [Line(container.suffix)]
    }
    guard depth > 0 else { return [Line("\(whole)…\(container.suffix)")] }
    return [Line(whole)] + lines(of: children, in: container, depth: depth)
      + [Line(container.suffix)]
  }

  private mutating func lines(
    of children: [Shape.Child], in container: Shape.Container, depth: Int
  ) -> [Line] {
    let limit = container.kind.isCollection ? elementLimit : .max
    var result: [Line] = []
    // The line with the opening bracket, and the one with the closing one.
    linesLeft -= 2
    for (index, child) in children.prefix(limit).enumerated() {
      guard linesLeft > 0 else {
        result.append(Line("… (\(children.count - index) more)", indent: 1))
        return result
      }
      var lines = lines(of: child.value, label: child.label, isRoot: false, depth: depth - 1)
      if index < children.count - 1 { lines[lines.count - 1].text += "," }
      result += lines.map { Line($0.text, indent: $0.indent + 1) }
    }
    if children.count > limit {
      result.append(Line("… (\(children.count - limit) more)", indent: 1))
    }
    return result
  }

  private static func prefixing(_ lines: [Line], with start: String) -> [Line] {
    var lines = lines
    lines[0].text = start + lines[0].text
    return lines
  }
}

/// Names the objects of one dump: the second of a type is `#1`, the third `#2`.
struct ObjectNames {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [String: Int] = [:]

  /// The name of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - type: The name of its type.
  /// - Returns: The name, and whether the object was not seen before.
  mutating func name(of object: AnyObject, type: String) -> (name: String, isNew: Bool) {
    let identifier = ObjectIdentifier(object)
    let known = numbers[identifier]
    let number = known ?? counts[type, default: 0]
    if known == nil {
      numbers[identifier] = number
      counts[type] = number + 1
    }
    return (number == 0 ? "" : "#\(number) ", known == nil)
  }
}
