public import FoundationEssentials
import IssueReporting

/// Opens a URL outside of the program.
public struct OpenURLEffect: Sendable {
  private let open: @Sendable (URL) async -> Bool

  /// Makes it of a closure that says whether the URL was opened.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.open = handler
  }

  /// Opens a URL; true when that worked.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { await open(url) }
}

extension DependencyValues {
  /// Opens a URL outside of the program; unimplemented in tests, and refuses until an app sets it.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  private enum OpenURLKey: DependencyKey {
    static let liveValue = OpenURLEffect { _ in false }
    static let testValue = OpenURLEffect { _ in
      reportIssue(#"Unimplemented: @Dependency(\.openURL)"#)
      return false
    }
  }
}
