/// Shared values as a test expects them, beside those that there are.
///
/// While it runs, reads see the expected values and writes change nothing else.
package final class SharedAssertion {
  /// Which of two values is looked at.
  package enum Side: Sendable {
    case expected
    case actual
  }

  /// Whose values are read now.
  package var side = Side.expected

  /// Whether values are compared, rather than changed by the test.
  var isComparing = false

  private var expected: [ObjectIdentifier: (source: AnySharedSource, value: Any)] = [:]
  private var actual: [ObjectIdentifier: (source: AnySharedSource, value: Any)] = [:]
  private var shown: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - changes: What has changed, and is to be asserted.
  ///   - later: What has changed since, and is not to be seen.
  ///   - startsBefore: Whether the test describes the changes, rather than a part of what came out.
  package init(_ changes: SharedChanges, later: SharedChanges, startsBefore: Bool) {
    for change in later.all {
      expected[ObjectIdentifier(change.source)] = (change.source, change.before)
      actual[ObjectIdentifier(change.source)] = (change.source, change.before)
    }
    for change in changes.all {
      let start = startsBefore ? change.before : change.after
      expected[ObjectIdentifier(change.source)] = (change.source, start)
      actual[ObjectIdentifier(change.source)] = (change.source, change.after)
    }
  }

  func value(of source: AnySharedSource) -> Any? {
    let id = ObjectIdentifier(source)
    return side == .expected ? expected[id]?.value : actual[id]?.value
  }

  func set(_ value: Any, for source: AnySharedSource) {
    // Comparing and printing changes nothing.
    guard !isComparing else { return }
    let id = ObjectIdentifier(source)
    if actual[id] == nil { actual[id] = (source, source.anyValue) }
    expected[id] = (source, value)
  }

  func noteShown(_ source: AnySharedSource) { shown.insert(ObjectIdentifier(source)) }

  /// Runs `body` with the values of one side.
  func looking<R>(at side: Side, _ body: () -> R) -> R {
    let outer = self.side
    defer { self.side = outer }
    self.side = side
    return body()
  }

  /// A value that is not what the test expects.
  package struct Mismatch {
    package let source: AnySharedSource
    package let expected: Any
    package let actual: Any

    /// Whether a diff of the state has shown it.
    package let isShown: Bool
  }

  /// Whether there is a value that is not what the test expects.
  package var hasMismatches: Bool {
    expected.contains { id, entry in
      actual[id].map { !entry.source.areEqual(entry.value, $0.value) } ?? false
    }
  }

  /// The values that are not what the test expects.
  package var mismatches: [Mismatch] {
    expected.compactMap { id, entry in
      guard let actual = actual[id]?.value, !entry.source.areEqual(entry.value, actual) else {
        return nil
      }
      return Mismatch(
        source: entry.source, expected: entry.value, actual: actual, isShown: shown.contains(id))
    }
    .sorted { $0.source.description < $1.source.description }
  }

  /// Whether the test has changed a value from what it was before.
  package func claimsChange(from changes: SharedChanges) -> Bool {
    expected.values.contains { entry in
      let before = changes[entry.source]?.before ?? actual[ObjectIdentifier(entry.source)]?.value
      return before.map { !entry.source.areEqual($0, entry.value) } ?? false
    }
  }
}
