import Dependencies
public import NumbersProtocol

/// Asks for facts about numbers.
///
/// Every endpoint throws an `APIError`, or `CancellationError` when the asking task is cancelled;
/// `APIError(error)` makes one kind of both.
@DependencyClient
public struct NumbersClient: Sendable {
  /// A fact about a number, a day, a year, or some number.
  public var fact: @Sendable (_ number: NumberQuery, _ kind: FactKind) async throws -> NumberFact

  /// A fact about some number, no smaller than `min` and no greater than `max` where given.
  public var random:
    @Sendable (_ kind: FactKind, _ min: Int?, _ max: Int?) async throws -> NumberFact

  /// A fact for each member of a batch, in the batch's order, with one request.
  public var batch:
    @Sendable (_ numbers: NumberBatch, _ kind: FactKind) async throws -> [NumberFact]

  /// Something that happened on a day of the year.
  public var date: @Sendable (_ month: Int, _ day: Int) async throws -> NumberFact

  /// Something that happened in a year; a negative one is before Christ.
  public var year: @Sendable (Int) async throws -> NumberFact
}

extension NumbersClient {
  /// A fact about a number, a day, a year, or some number.
  public func fact(_ number: NumberQuery, kind: FactKind) async throws -> NumberFact {
    try await fact(number, kind)
  }

  /// A fact for each member of a batch, in the batch's order, with one request.
  ///
  /// - Parameter kind: nil takes `date` for days and `trivia` for numbers.
  public func batch(_ numbers: NumberBatch, kind: FactKind? = nil) async throws -> [NumberFact] {
    try await batch(numbers, NumbersRequest(numbers, kind: kind).kind)
  }
}
