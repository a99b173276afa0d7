import Dependencies

/// What happens when the feature at the root of a test store dismisses itself.
struct RootDismissal: Sendable {
  let perform: @MainActor @Sendable () -> Void
}

enum RootDismissKey: DependencyKey {
  static let liveValue: RootDismissal? = nil
  static let testValue: RootDismissal? = nil
}
