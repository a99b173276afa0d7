/// Writes a dump of a value to standard output.
///
/// - Parameters:
///   - value: The value.
///   - name: A label before it.
///   - indent: The number of spaces before each line.
///   - maxDepth: How many levels are shown; deeper ones are a `…`.
/// - Returns: The value.
@discardableResult
public func customDump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text)
  return value
}

/// Writes a dump of a value to a stream.
///
/// An object that was shown before, as in a cycle, appears as `Type(↩︎)`.
///
/// - Parameters:
///   - value: The value.
///   - target: The stream.
///   - name: A label before it.
///   - indent: The number of spaces before each line.
///   - maxDepth: How many levels are shown; deeper ones are a `…`.
/// - Returns: The value.
@discardableResult
public func customDump<T>(
  _ value: T,
  to target: inout some TextOutputStream,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> T {
  var dumper = Dumper()
  let lines = dumper.lines(of: value, label: name, isRoot: true, depth: maxDepth)
  for (index, line) in lines.enumerated() {
    if index > 0 { target.write("\n") }
    target.write(line.text(indentedBy: indent))
  }
  return value
}

extension String {
  /// Creates a string that holds the dump of a value.
  ///
  /// - Parameter subject: The value.
  public init(customDumping subject: some Any) {
    var text = ""
    customDump(subject, to: &text)
    self = text
  }
}
