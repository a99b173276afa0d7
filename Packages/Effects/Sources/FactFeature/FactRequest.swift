public import Effects

/// What a link asks a fact screen for; what it leaves open stays as it is.
public struct FactRequest: Codable, Hashable, Sendable {
  /// The number.
  public var number: Int?
  /// The kind of fact.
  public var kind: FactKind?

  /// A wish; for nothing in particular if nothing is given.
  public init(number: Int? = nil, kind: FactKind? = nil) {
    self.number = number
    self.kind = kind
  }
}

extension FactFeature.State {
  /// The wish that leads to this fact again.
  public var wish: FactRequest { FactRequest(number: number, kind: kind) }

  /// Starts before its first request with what a link asks for, else with `number`.
  public init(_ wish: FactRequest, number: Int) {
    self.init(number: wish.number ?? number, kind: wish.kind ?? .trivia)
  }
}
