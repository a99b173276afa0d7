/// What distinguishes two values, as the lines of their dumps.
///
/// Time and output are bounded: parts that are equal are not dumped, and of many changed elements the
/// first are shown and the others counted.
///
/// - Parameters:
///   - lhs: The first value.
///   - rhs: The second value.
///   - format: The marks at the start of lines.
/// - Returns: The lines, or `nil` when the values are equal.
public func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = .default) -> String? {
  diff(lhs, rhs, format: format, look: nil)
}

/// What distinguishes two values that look another way when they stand for one side or the other.
///
/// - Parameter look: Told, before a value is looked at, whether it belongs to the first one.
package func diff<T>(
  _ lhs: T, _ rhs: T, format: DiffFormat, look: ((_ isFirst: Bool) -> Void)?
) -> String? {
  var equality = ValueEquality(look: look)
  guard !equality.areEqual(lhs, rhs) else { return nil }
  var differ = Differ(look: look)
  return differ.lines(lhs, rhs).map { line in
    let mark =
      switch line.side {
      case .first: format.first
      case .second: format.second
      case .both: format.both
      }
    let text = line.line.text(indentedBy: 0)
    return text.isEmpty ? mark : "\(mark) \(text)"
  }
  .joined(separator: "\n")
}
