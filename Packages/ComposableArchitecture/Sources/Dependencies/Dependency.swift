/// A property that reads a dependency.
///
/// The values in force when the property was made are kept; what has been set in the task that
/// reads it goes before them.
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  // Holds a key path or a closure that captures nothing, and values that are Sendable.

  @usableFromInline let keyPath: KeyPath<DependencyValues, Value>?
  @usableFromInline let keyValue: ((DependencyValues) -> Value)?
  @usableFromInline let initialValues: DependencyValues
  private let keyName: Any.Type?
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Reads the dependency at a key path.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.keyPath = keyPath
    self.keyValue = nil
    self.keyName = nil
    self.initialValues = DependencyValues._current
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reads the dependency of a key.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Key.Value == Value {
    self.keyPath = nil
    self.keyValue = { $0[Key.self] }
    self.keyName = key
    self.initialValues = DependencyValues._current
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The dependency.
  @inlinable
  public var wrappedValue: Value {
    let values = initialValues.overlaid(with: DependencyValues._current)
    guard values.context != .live else { return read(values) }
    return readWithPlace(values)
  }

  @inlinable
  func read(_ values: DependencyValues) -> Value {
    if let keyPath { return values[keyPath: keyPath] }
    // One of the two is set by each initializer.
    return keyValue.unsafelyUnwrapped(values)
  }

  @usableFromInline
  func readWithPlace(_ values: DependencyValues) -> Value {
    DependencyPlace.$current.withValue(place) { read(values) }
  }

  private var place: DependencyPlace {
    let name: @Sendable () -> String?
    if let keyPath {
      let path = UnsafeKeyPathName(keyPath: keyPath)
      name = { path.name }
    } else {
      let keyName = keyName.map { "\($0).self" }
      name = { keyName }
    }
    return DependencyPlace(
      fileID: fileID, filePath: filePath, line: line, column: column, name: name)
  }
}

/// The spelling of a key path into the values.
private struct UnsafeKeyPathName: @unchecked Sendable {
  // Key paths are immutable; this one comes from a Sendable parameter.
  let keyPath: AnyKeyPath

  /// `\.name`, or nil where the program was built without names.
  var name: String? {
    let description = "\(keyPath)"
    guard let dot = description.firstIndex(of: "."), !description.contains("<computed") else {
      return nil
    }
    return "\\\(description[dot...])"
  }
}

extension DependencyValues {
  /// These values, with those that `current` has set before them.
  @inlinable
  func overlaid(with current: DependencyValues) -> DependencyValues {
    storage === current.storage ? current : merged(with: current)
  }

  @usableFromInline
  func merged(with current: DependencyValues) -> DependencyValues {
    let below = storage
    let above = current.storage
    if below.overrides.isEmpty, below.context == nil || above.context != nil { return current }
    var isCovered = below.context == nil || above.context != nil
    for entry in below.overrides where isCovered {
      isCovered = above.override(entry.key) != nil
    }
    if isCovered { return current }
    let merged = above.copy()
    merged.context = above.context ?? below.context
    for entry in below.overrides where above.override(entry.key) == nil {
      merged.overrides.append(entry)
    }
    return DependencyValues(storage: merged)
  }
}
