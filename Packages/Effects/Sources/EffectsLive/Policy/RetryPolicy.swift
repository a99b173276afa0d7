import NumbersProtocol

/// When a failed try is followed by another, and after which pause.
public struct RetryPolicy: Hashable, Sendable {
  /// The most tries, the first included.
  public var tries: Int
  /// The longest pause before the second try; it doubles before each further one.
  public var pause: Duration
  /// The longest pause of all, and the longest that the API may ask for.
  public var longestPause: Duration

  /// A policy with every part given.
  public init(
    tries: Int = 3, pause: Duration = .milliseconds(250), longestPause: Duration = .seconds(5)
  ) {
    self.tries = tries
    self.pause = pause
    self.longestPause = longestPause
  }

  /// The pause after try number `tryNumber`, from 1; nil when it was the last or there is no hope.
  ///
  /// Half of the pause is fixed and half is random, so that many who failed together do not come
  /// back together. A pause that the API asks for is kept when it is the longer one.
  func pause(
    after failure: FailedTry, tryNumber: Int, using generator: inout some RandomNumberGenerator
  ) -> Duration? {
    guard tryNumber < tries, failure.error.mayPass else { return nil }
    let asked = failure.retryAfter ?? .zero
    guard asked <= longestPause else { return nil }
    var whole = pause
    for _ in 1..<max(1, tryNumber) where whole < longestPause { whole *= 2 }
    whole = min(whole, longestPause)
    let half = whole / 2
    return max(asked, half + half * Double.random(in: 0...1, using: &generator))
  }
}

/// A try that failed, and the pause that the API asked for.
struct FailedTry: Error {
  var error: APIError
  var retryAfter: Duration?
}

extension APIError {
  /// Whether the same request may succeed a moment later.
  var mayPass: Bool {
    switch self {
    case .offline(.insecure), .offline(.noTransport): false
    case .offline, .timedOut, .cutOff: true
    case .status(let code, _): code == 429 || (500...599).contains(code)
    default: false
    }
  }
}
