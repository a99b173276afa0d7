/// Runs `operation` with changed dependencies, in this task and its child tasks.
///
/// An object that `operation` returns keeps them for ``withDependencies(from:operation:fileID:filePath:line:column:)``.
@discardableResult
@inlinable
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  let values = try DependencyValues._current.updated(updateValuesForOperation)
  let result = try DependencyValues._with(values, operation: operation)
  DependencyOwners.keep(values, of: result)
  return result
}

/// Runs `operation` with changed dependencies, in this task and its child tasks.
@discardableResult
@inlinable
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  let values = try await DependencyValues._current.updated(
    isolation: isolation, updateValuesForOperation)
  let result = try await DependencyValues._with(values, operation: operation)
  DependencyOwners.keep(values, of: result)
  return result
}

/// Runs `operation` with the dependencies of `model`, changed.
///
/// Reports an issue when `model` has none: no `@Dependency` property, and not made within
/// ``withDependencies(_:operation:)``.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model, _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) rethrows -> R {
  let values = DependencyOwners.values(
    of: model, fileID: fileID, filePath: filePath, line: line, column: column)
  return try DependencyValues._with(values) {
    try withDependencies(updateValuesForOperation, operation: operation)
  }
}

/// Runs `operation` with the dependencies of `model`.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model, operation: () throws -> R, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model, { _ in }, operation: operation, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Runs `operation` with the dependencies of `model`, changed.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model, isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  var values = DependencyOwners.values(
    of: model, fileID: fileID, filePath: filePath, line: line, column: column)
  values = try await values.updated(isolation: isolation, updateValuesForOperation)
  let result = try await DependencyValues._with(values, operation: operation)
  DependencyOwners.keep(values, of: result)
  return result
}

/// Runs `operation` with the dependencies of `model`.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model, isolation: isolation, { _ in }, operation: operation, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

extension DependencyValues {
  /// These values after a change that does not count as use of what it replaces.
  @inlinable
  func updated(_ update: (inout DependencyValues) throws -> Void) rethrows -> DependencyValues {
    var values = beingSet()
    try update(&values)
    values.endSetting(as: self)
    return values
  }

  /// These values after a change that does not count as use of what it replaces.
  @inlinable
  func updated(
    isolation: isolated (any Actor)?,
    _ update: (inout DependencyValues) async throws -> Void
  ) async rethrows -> DependencyValues {
    var values = beingSet()
    try await update(&values)
    values.endSetting(as: self)
    return values
  }

  @usableFromInline
  func beingSet() -> DependencyValues {
    let copy = storage.copy()
    copy.isSetting = true
    return DependencyValues(storage: copy)
  }

  @usableFromInline
  mutating func endSetting(as original: DependencyValues) {
    let isSetting = original.storage.isSetting
    guard storage.isSetting != isSetting else { return }
    modify { $0.isSetting = isSetting }
  }
}
