/// Remembers the environment derived from another, so that an unchanged one keeps its identity.
@MainActor
final class DerivedEnvironment {
  private var source: EnvironmentValues?
  private var result = EnvironmentValues()

  func environment(
    from source: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let known = self.source, known.isIdentical(to: source) { return result }
    var result = source
    change(&result)
    self.source = source
    self.result = result
    return result
  }

  /// Forgets what was derived, after the change itself has become another.
  func reset() {
    source = nil
  }
}
