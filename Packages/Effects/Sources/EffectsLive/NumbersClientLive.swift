public import Effects
import NumbersProtocol

extension NumbersClient {
  /// The client of a running program: caches, shares equal requests, retries, and falls back as
  /// `options` say.
  ///
  /// Caches and shared requests belong to the client: a program makes one and keeps it.
  public static func live(_ options: LiveOptions = LiveOptions()) -> NumbersClient {
    NumbersClient(LiveNumbers(options))
  }

  init(_ numbers: LiveNumbers) {
    self.init(
      fact: { try await numbers.fact(NumbersRequest($0, kind: $1)) },
      random: { try await numbers.fact(NumbersRequest(.random(min: $1, max: $2), kind: $0)) },
      batch: { try await numbers.facts(NumbersRequest($0, kind: $1)) },
      date: { try await numbers.fact(NumbersRequest(.day(month: $0, day: $1))) },
      year: { try await numbers.fact(NumbersRequest(.year($0))) })
  }
}
