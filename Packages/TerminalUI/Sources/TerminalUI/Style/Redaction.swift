/// Why content is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is nobody's business.
  public static let privacy = RedactionReasons(rawValue: 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why content is not shown; empty when it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Shows blocks in place of the text inside.
  public func redacted(reason: RedactionReasons) -> some View {
    environmentChange(identity: reason) { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the text inside although it is redacted further out.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}
