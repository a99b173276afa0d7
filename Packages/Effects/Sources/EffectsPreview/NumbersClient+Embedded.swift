public import Effects
import EmbeddedNumbers

extension NumbersClient {
  /// Answers from the embedded source.
  public static let embedded = NumbersClient { request in
    var generator = SystemRandomNumberGenerator()
    return try EmbeddedSource().fact(request, using: &generator)
  }

  /// Fails the first request with `error` and answers the others from the embedded source.
  public static func recovering(from error: APIError) -> NumbersClient {
    let first = FirstCall()
    return NumbersClient { request in
      if first.isNow() { throw error }
      var generator = SystemRandomNumberGenerator()
      return try EmbeddedSource().fact(request, using: &generator)
    }
  }
}
