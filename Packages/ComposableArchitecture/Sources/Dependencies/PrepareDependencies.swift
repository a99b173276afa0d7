import IssueReporting

/// Sets the defaults of the program, or of the current test, before they are used.
///
/// Reports an issue for each dependency whose default was made before, and leaves that as it is.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> R {
  let current = DependencyValues._current
  let cache = current.storage.cache
  var values = DependencyValues(storage: DependencyStorage(isSetting: true, cache: cache))
  let result = try updateValues(&values)
  if let context = values.storage.context { cache.preparedContext = context }
  for entry in values.storage.overrides where !entry.value.prepare(cache) {
    reportIssue(
      """
      \(type(of: entry.value)) cannot be prepared: the dependency has already been accessed or \
      prepared.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
  return result
}
