extension Shared {
  /// Shares the value of a key.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documents)) var documents: [Document] = []
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: What the value is if neither anybody shares it nor its place has one.
  ///   - key: The key.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      key, wrappedValue(),
      IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Shares the value of a key with a default, with another value to start from.
  ///
  /// Here the key alone says the type of the value: `@Shared(.rows) var rows = [row]` shares an
  /// identified array if the key does.
  ///
  /// - Parameters:
  ///   - wrappedValue: What the value is if neither anybody shares it nor its place has one.
  ///   - key: The key.
  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      key, wrappedValue(),
      IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Shares the value of a key with a default.
  ///
  /// - Parameter key: The key.
  public init<Key: SharedKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      key, key.defaultValue(),
      IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Shares the value of a key that may have none.
  ///
  /// - Parameter key: The key.
  public init<Wrapped>(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    self.init(
      key, nil, IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A key without a default needs a value.
  @_disfavoredOverload
  @available(*, unavailable, message: "Assign a default value")
  public init(_ key: some SharedKey<Value>) {
    preconditionFailure("Unavailable.")
  }

  /// Shares the value of a key whose place must have one.
  ///
  /// - Parameter key: The key.
  /// - Throws: What the key says, or that its place has no value.
  public init<Key: SharedKey<Value>>(
    require key: Key,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let value = try await key.requiredValue()
    self.init(
      key, value, IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private init<Key: SharedReaderKey<Value>>(
    _ key: Key, _ initialValue: @autoclosure () -> Value, _ place: IssuePlace
  ) {
    self.init(
      place: WholePlace(
        SourceTable.current.source(key, initialValue: initialValue, at: place)))
  }

  /// Shares the value of another key from now on, and reads it from its place.
  ///
  /// The value is that of before until the other one is known.
  ///
  /// - Parameter key: The other key.
  /// - Throws: What the key says.
  public mutating func load<Key: SharedKey<Value>>(_ key: Key) async throws {
    projectedValue = Shared(wrappedValue: wrappedValue, key)
    try await load()
  }
}

extension SharedReaderKey {
  /// The value at the key's place.
  func requiredValue() async throws -> Value {
    let result = await withCheckedContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation(String(describing: self)) {
          continuation.resume(returning: $0)
        })
    }
    guard let value = try result.get() else {
      throw NoValueError(key: String(describing: self))
    }
    return value
  }
}

/// The error of a place that has no value.
private struct NoValueError: Error, CustomStringConvertible {
  let key: String
  var description: String { "There is no value at \(key)." }
}
