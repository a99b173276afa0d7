import Effects
import FoundationEssentials
import NumbersProtocol
import TransportMessages

/// Asks the API: one request for all who want the same at once, several tries, all within a time.
struct NumbersAPI: Sendable {
  private let options: LiveOptions
  private let transport: HTTPTransport
  private let generator: SharedGenerator
  private let cache: FactCache
  /// What is on its way, by its URL: different requests may mean the same.
  let requests = SharedRequests<String, [NumberFact]>()

  init(
    _ options: LiveOptions, transport: HTTPTransport, generator: SharedGenerator, cache: FactCache
  ) {
    self.options = options
    self.transport = transport
    self.generator = generator
    self.cache = cache
  }

  /// The facts that the API has for `request`.
  ///
  /// - Throws: `APIError`, or `CancellationError` when the asking task is cancelled.
  func facts(_ request: NumbersRequest) async throws -> [NumberFact] {
    let url = try options.address.url(of: request)
    if request.isRandom { return try await fetch(request, from: url) }
    return try await requests.value(for: url.absoluteString) { try await fetch(request, from: url) }
  }

  private func fetch(_ request: NumbersRequest, from url: URL) async throws -> [NumberFact] {
    let patience =
      options.source == .auto
      ? min(options.autoDeadline, options.deadlines.total) : options.deadlines.total
    let facts = try await withDeadline(patience, clock: options.clock) {
      try await repeating { try await tryOnce(request, from: url, patience: patience) }
    }
    await cache.remember(facts, for: request, at: options.address)
    return facts
  }

  private func repeating(
    _ attempt: () async throws -> [NumberFact]
  ) async throws -> [NumberFact] {
    var tryNumber = 1
    while true {
      do {
        return try await attempt()
      } catch let failure as FailedTry {
        let pause = generator.use { generator in
          options.retries.pause(after: failure, tryNumber: tryNumber, using: &generator)
        }
        guard let pause else { throw failure.error }
        try await options.clock.sleep(for: pause)
        tryNumber += 1
      }
    }
  }

  /// - Throws: `FailedTry` or `CancellationError`.
  private func tryOnce(
    _ request: NumbersRequest, from url: URL, patience: Duration
  ) async throws -> [NumberFact] {
    do {
      let response = try await exchange(HTTPRequest(url: url, patience: patience))
      let reply = response.reply
      guard (200...299).contains(response.status) else {
        throw FailedTry(
          error: .status(code: response.status, body: reply.excerpt),
          retryAfter: RetryAfter.pause(response.retryAfter, now: options.now()))
      }
      return try reply.facts(for: request, source: .live(host: options.address.host))
    } catch let error as APIError {
      throw FailedTry(error: error)
    }
  }

  private func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    let head = HeadSignal()
    return try await withDeadline(options.deadlines.head, clock: options.clock, unless: head) {
      try await transport.send(request, head.arrive)
    }
  }
}
