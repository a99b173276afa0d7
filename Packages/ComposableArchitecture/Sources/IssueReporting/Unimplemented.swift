/// The error of an unimplemented endpoint that throws.
public struct UnimplementedFailure: Error, Equatable, CustomStringConvertible {
  /// What was not implemented.
  public let description: String

  /// Makes the error for what is described.
  public init(description: String) {
    self.description = description
  }
}

/// A closure that reports an issue when it is called, and returns a placeholder.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let place = UnimplementedPlace(fileID, filePath, function, line, column)
  return { (argument: repeat each Argument) in
    place.report(description(), arguments: repeat each argument)
    return placeholder()
  }
}

/// A closure that reports an issue when it is called, and throws ``UnimplementedFailure``.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let place = UnimplementedPlace(fileID, filePath, function, line, column)
  return { (argument: repeat each Argument) in
    let description = description()
    place.report(description, arguments: repeat each argument)
    throw UnimplementedFailure(description: description)
  }
}

/// A closure that reports an issue when it is called, and returns a placeholder.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  let place = UnimplementedPlace(fileID, filePath, function, line, column)
  return { (argument: repeat each Argument) in
    place.report(description(), arguments: repeat each argument)
    return placeholder()
  }
}

/// A closure that reports an issue when it is called, and throws ``UnimplementedFailure``.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  let place = UnimplementedPlace(fileID, filePath, function, line, column)
  return { (argument: repeat each Argument) in
    let description = description()
    place.report(description, arguments: repeat each argument)
    throw UnimplementedFailure(description: description)
  }
}

/// Reports an issue and gives the placeholder: for a value that a test should have replaced.
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure () -> String = "", placeholder: @autoclosure () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> Result {
  UnimplementedPlace(fileID, filePath, function, line, column).report(description())
  return placeholder()
}

/// Where an unimplemented endpoint was made.
private struct UnimplementedPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let function: StaticString
  let line: UInt
  let column: UInt

  init(
    _ fileID: StaticString, _ filePath: StaticString, _ function: StaticString, _ line: UInt,
    _ column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  func report<each Argument>(_ description: String, arguments: repeat each Argument) {
    var invocation: [String] = []
    for argument in repeat each arguments {
      invocation.append("  \(String(reflecting: argument))")
    }
    let text = """
      Unimplemented\(description.isEmpty ? "" : ": \(description)") …

        Defined in '\(function)' at:
          \(fileID):\(line)
      """
    reportIssue(
      invocation.isEmpty
        ? text
        : "\(text)\n\n  Invoked with:\n\(invocation.map { "  \($0)" }.joined(separator: "\n"))",
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
