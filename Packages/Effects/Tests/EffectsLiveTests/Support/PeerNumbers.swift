import Effects
import FoundationEssentials
import NumbersProtocol
import TransportMessages

@testable import EffectsLive

/// Runs `body` with numbers that ask a peer, and stops the peer afterwards.
///
/// The deadlines are hours away, and pauses take no time: what happens is up to the peer. Nothing
/// is cached on disk, nor in memory under `live`, unless `preparing` says so.
@discardableResult
func withPeer<Value>(
  scheme: String = "http", path: String = "", source: NumbersSource = .live,
  clock: any Clock<Duration> = SkippingClock(),
  over transport: HTTPTransport = ProcessTransport.shared.transport,
  isolation: isolated (any Actor)? = #isolation,
  _ answer: @escaping @Sendable (PeerRequest) -> PeerAnswer,
  preparing prepare: (inout LiveOptions) -> Void = { _ in },
  run body: (LiveNumbers, Peer) async throws -> Value
) async throws -> Value {
  precondition(Proxies.areUnset)
  let peer = try Peer(answer)
  defer { peer.stop() }
  let address = try APIAddress("\(scheme)://127.0.0.1:\(peer.port)\(path)")
  var options = LiveOptions(source: source, address: address)
  options.clock = clock
  options.generator = SeededGenerator(seed: 1)
  options.deadlines = Deadlines(head: .seconds(3_600), total: .seconds(7_200))
  options.autoDeadline = .seconds(7_200)
  if source == .live { options.cacheLimits.memoryEntries = 0 }
  prepare(&options)
  return try await body(LiveNumbers(options, transport: transport), peer)
}
