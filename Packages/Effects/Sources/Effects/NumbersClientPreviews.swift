public import NumbersProtocol

extension NumbersClient {
  /// Answers at once with a fact that follows from the request alone.
  public static let preview = NumbersClient(answering: PreviewFact.fact)

  /// Fails every request with `error`.
  public static func failing(_ error: APIError) -> NumbersClient {
    NumbersClient { _ in throw error }
  }

  /// Answers no request until the asking task is cancelled.
  public static let waiting = NumbersClient { _ in try await waitForCancellation() }

  /// A client whose every endpoint asks `answer`, a batch once for each member.
  public init(answering answer: @escaping @Sendable (NumbersRequest) async throws -> NumberFact) {
    self.init(
      fact: { try await answer(NumbersRequest($0, kind: $1)) },
      random: { try await answer(NumbersRequest(.random(min: $1, max: $2), kind: $0)) },
      batch: { batch, kind in
        var facts: [NumberFact] = []
        for number in batch.members {
          facts.append(try await answer(NumbersRequest(.number(number), kind: kind)))
        }
        return facts
      },
      date: { try await answer(NumbersRequest(.day(month: $0, day: $1))) },
      year: { try await answer(NumbersRequest(.year($0))) })
  }
}
