public import FoundationEssentials

/// What a URL of the app leads to.
public enum DeepLink: Hashable, Sendable {
  /// A number: `coordinators://number/42`.
  case number(Int)

  /// Reads a URL; `nil` if it leads nowhere.
  public init?(_ url: URL) {
    guard url.scheme == "coordinators", url.host() == "number" else { return nil }
    let words = url.path().split(separator: "/", omittingEmptySubsequences: true)
    guard words.count == 1, let number = Int(words[0]) else { return nil }
    self = .number(number)
  }
}
