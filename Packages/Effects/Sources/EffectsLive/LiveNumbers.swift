import Effects
import EmbeddedNumbers
import NumbersProtocol
import TransportMessages

/// Answers requests from the source that the options name.
struct LiveNumbers: Sendable {
  let options: LiveOptions
  let api: NumbersAPI
  private let cache: FactCache
  private let generator: SharedGenerator
  private let rest: Rest

  init(_ options: LiveOptions, transport: HTTPTransport = ProcessTransport.shared.transport) {
    let generator = SharedGenerator(options.generator)
    let cache = FactCache(
      folder: options.source == .embedded ? nil : options.cacheFolder,
      limits: options.cacheLimits, now: options.now)
    self.options = options
    self.generator = generator
    self.cache = cache
    self.api = NumbersAPI(options, transport: transport, generator: generator, cache: cache)
    self.rest = Rest(options.autoRest, clock: options.clock)
  }

  /// The one fact that answers `request`.
  func fact(_ request: NumbersRequest) async throws -> NumberFact {
    guard let fact = try await facts(request).first else { throw APIError.noFact }
    return fact
  }

  /// The facts that answer `request`; several for a batch only.
  ///
  /// - Throws: `APIError` or `CancellationError`.
  func facts(_ request: NumbersRequest) async throws -> [NumberFact] {
    try request.check()
    try Task.checkCancellation()
    switch options.source {
    case .embedded: return try embedded(request)
    case .live: return try await live(request)
    case .auto: return try await automatic(request)
    }
  }

  private func live(_ request: NumbersRequest) async throws -> [NumberFact] {
    if let facts = await cache.facts(for: request, at: options.address, from: .memory) {
      return facts
    }
    return try await api.facts(request)
  }

  private func automatic(_ request: NumbersRequest) async throws -> [NumberFact] {
    if let facts = await cache.facts(for: request, at: options.address) { return facts }
    if let reason = rest.reason { return try embedded(request, inPlaceOf: reason) }
    do {
      return try await api.facts(request)
    } catch let error as APIError {
      rest.begin(after: error)
      return try embedded(request, inPlaceOf: error)
    }
  }

  private func embedded(
    _ request: NumbersRequest, inPlaceOf error: APIError? = nil
  ) throws -> [NumberFact] {
    let source = EmbeddedSource()
    let facts = try generator.use { generator in
      Result { () throws(APIError) in try source.facts(request, using: &generator) }
    }.get()
    guard let error else { return facts }
    return facts.map { fact in
      var fact = fact
      fact.source = .fallback(reason: error.sentence)
      return fact
    }
  }
}

extension EmbeddedSource {
  fileprivate func facts(
    _ request: NumbersRequest, using generator: inout some RandomNumberGenerator
  ) throws(APIError) -> [NumberFact] {
    switch request.subject {
    case .one: [try fact(request, using: &generator)]
    case .batch(let batch): try facts(batch, kind: request.kind)
    }
  }
}
