extension SharedReader {
  /// Reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: What the value is if neither anybody shares it nor its place has one.
  ///   - key: The key.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      key, wrappedValue(),
      IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Reads the value of a key with a default, with another value to start from.
  ///
  /// Here the key alone says the type of the value.
  ///
  /// - Parameters:
  ///   - wrappedValue: What the value is if neither anybody shares it nor its place has one.
  ///   - key: The key.
  @_disfavoredOverload
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      key, wrappedValue(),
      IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Reads the value of a key with a default.
  ///
  /// - Parameter key: The key.
  public init<Key: SharedReaderKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      key, key.defaultValue(),
      IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Reads the value of a key that may have none.
  ///
  /// - Parameter key: The key.
  public init<Wrapped>(
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    self.init(
      key, nil, IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A key without a default needs a value.
  @_disfavoredOverload
  @available(*, unavailable, message: "Assign a default value")
  public init(_ key: some SharedReaderKey<Value>) {
    preconditionFailure("Unavailable.")
  }

  /// Reads the value of a key whose place must have one.
  ///
  /// - Parameter key: The key.
  /// - Throws: What the key says, or that its place has no value.
  public init<Key: SharedReaderKey<Value>>(
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

  /// Reads the value of another key from now on.
  ///
  /// The value is that of before until the other one is known.
  ///
  /// - Parameter key: The other key.
  /// - Throws: What the key says.
  public mutating func load<Key: SharedReaderKey<Value>>(_ key: Key) async throws {
    projectedValue = SharedReader(wrappedValue: wrappedValue, key)
    try await load()
  }
}
