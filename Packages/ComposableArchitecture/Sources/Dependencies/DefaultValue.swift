import IssueReporting

extension DependencyValues {
  /// The default value of a key in the context in force.
  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(
    _ key: Key.Type, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
    property: StaticString
  ) -> Key.Value {
    let context = self.context
    if let made = storage.cache.resolved(ObjectIdentifier(key), in: context) {
      // A value is published under the key of its own type: below and in `prepare`.
      return unsafeDowncast(made, to: TypedDependencyOverride<Key>.self).value
    }
    return make(
      key, in: context,
      place: DependencyPlace.current
        ?? DependencyPlace(fileID: fileID, filePath: filePath, line: line, column: column),
      property: property)
  }

  private func make<Key: TestDependencyKey>(
    _ key: Key.Type, in context: DependencyContext, place: DependencyPlace,
    property: StaticString
  ) -> Key.Value {
    let resolution = DependencyResolution(
      key: "\(key)", value: "\(Key.Value.self)",
      place: place, property: property, isSetting: storage.isSetting,
      isWithoutItself: DependencyResolution.current?.isWithoutItself ?? false)
    return storage.cache.cell(key, in: context).value(named: resolution.dependencyName) {
      // What the value reads while it is made comes from these values, not from those of the task.
      var values = self
      if values.storage.isSetting { values.modify { $0.isSetting = false } }
      let value = DependencyResolution.$current.withValue(resolution) {
        DependencyPlace.$current.withValue(nil) {
          DependencyValues._with(values) { key.value(in: context, resolution) }
        }
      }
      let isKept = !(resolution.isSetting && resolution.isFallback.value)
      if isKept {
        storage.cache.publish(
          TypedDependencyOverride<Key>(value), for: ObjectIdentifier(key), in: context)
      }
      return (value, isKept)
    } withoutItself: { chain in
      key.valueWithoutItself(chain, resolution)
    }
  }
}

extension TestDependencyKey {
  /// What stands in for a value that is needed while it is made: the value for tests. An issue tells.
  fileprivate static func valueWithoutItself(
    _ chain: [String], _ resolution: DependencyResolution
  ) -> Value {
    DependencyResolution.checkThatValueExists(of: Self.self)
    reportIssue(
      """
      \(resolution.dependencyName) is needed to make its own value: …

          \(chain.joined(separator: " → "))

      \(resolution.details)

      Its value for tests stands in for it. To fix, read the dependency in the closures of the value, \
      when they are called, not while the value is made.
      """,
      fileID: resolution.place.fileID, filePath: resolution.place.filePath,
      line: resolution.place.line, column: resolution.place.column)
    var standIn = resolution
    standIn.isWithoutItself = true
    return DependencyResolution.$current.withValue(standIn) { testValue }
  }
}

extension TestDependencyKey {
  fileprivate static func value(
    in context: DependencyContext, _ resolution: DependencyResolution
  ) -> Value {
    switch context {
    case .test: return testValue
    case .preview: return previewValue
    case .live: break
    }
    if let key = self as? any DependencyKey.Type, let value = key.liveValue as? Value {
      return value
    }
    guard !resolution.isSetting else {
      resolution.isFallback.setValue(true)
      return testValue
    }
    reportIssue(
      """
      \(resolution.dependencyName) has no live implementation, but was accessed from a live context.

      \(resolution.details)

      To fix, conform '\(Self.self)' to 'DependencyKey' with a 'liveValue', and make sure that the \
      module of that conformance is linked.
      """,
      fileID: resolution.place.fileID, filePath: resolution.place.filePath,
      line: resolution.place.line, column: resolution.place.column)
    return testValue
  }
}
