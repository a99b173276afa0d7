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
  /// The content is nobody's business: what is `privacySensitive()` is not shown.
  public static let privacy = RedactionReasons(rawValue: 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private struct IsPrivacySensitiveKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the content is told to nobody who asks for privacy.
  var isPrivacySensitive: Bool {
    get { self[IsPrivacySensitiveKey.self] }
    set { self[IsPrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and values are shown as blocks.
  var isRedacted: Bool {
    let reasons = redactionReasons
    guard !reasons.isEmpty else { return false }
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }

  /// Why content is not shown; empty when it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Shows blocks in place of the texts and values inside: of all with `.placeholder`, of what is
  /// ``privacySensitive(_:)`` with `.privacy`.
  public func redacted(reason: RedactionReasons) -> some View {
    environmentChange(identity: reason) { $0.redactionReasons.formUnion(reason) }
  }

  /// Says that what is inside is not shown where `.privacy` is a reason to redact.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, isSensitive)
  }

  /// Shows the texts and values inside although it is redacted further out.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}
