import Effects
import FoundationEssentials
import NumbersProtocol
import Synchronization
import TransportMessages

@testable import EffectsLive

/// Cancels tasks at moments that a seed chooses: some before their request is sent, most within
/// microseconds of their reply, on the threads that deliver it and on others.
final class Storm: Sendable {
  struct Outcomes {
    var facts = 0
    var cancelled = 0
    var others: [APIError] = []
  }

  private enum Moment: Int {
    case never, soon, whenAsked, afterAsked, withTheHead, afterTheHead
  }

  private typealias Racer = Task<NumberFact, any Error>

  private let seed: UInt64
  private let racers = Mutex<[Int: Racer]>([:])

  init(seed: UInt64) {
    self.seed = seed
  }

  /// Asks for facts about the numbers below `count`, all at once.
  func rage(over numbers: LiveNumbers, count: Int) async -> Outcomes {
    for number in 0..<count {
      racers.withLock { racers in
        racers[number] = Task { try await numbers.fact(NumbersRequest(.number(number))) }
      }
      if moment(of: number) == .soon {
        for _ in 0..<delay(of: number) % 50 { await Task.yield() }
        cancel(number)
      }
    }
    var outcomes = Outcomes()
    for racer in racers.withLock({ Array($0.values) }) {
      switch await racer.result {
      case .success: outcomes.facts += 1
      case .failure(is CancellationError): outcomes.cancelled += 1
      case .failure(let error): outcomes.others.append(APIError(error))
      }
    }
    return outcomes
  }

  /// The server has read the request for `target` and is about to reply.
  func requestArrived(_ target: String) {
    guard let number = Self.number(in: target) else { return }
    if moment(of: number) == .whenAsked { cancel(number) }
    if moment(of: number) == .afterAsked { cancelLater(number) }
  }

  /// The same transport; tasks whose moment is the head of their reply are cancelled then.
  func watching(_ transport: HTTPTransport) -> HTTPTransport {
    HTTPTransport { [self] request, headArrived in
      try await transport.send(request) { [self] in
        headArrived()
        guard let number = Self.number(in: request.url.path()) else { return }
        if moment(of: number) == .withTheHead { cancel(number) }
        if moment(of: number) == .afterTheHead { cancelLater(number) }
      }
    }
  }

  private func cancel(_ number: Int) {
    racers.withLock { $0[number] }?.cancel()
  }

  private func cancelLater(_ number: Int) {
    let turns = delay(of: number)
    let thread = ListeningThread { [self] in
      let counter = Atomic(0)
      while counter.add(1, ordering: .relaxed).newValue < turns {}
      cancel(number)
    }
    if !thread.start() { cancel(number) }
  }

  private func moment(of number: Int) -> Moment {
    Moment(rawValue: Int(random(number) % 6)) ?? .never
  }

  private func delay(of number: Int) -> Int {
    Int((random(number) >> 32) % 50_000)
  }

  private func random(_ number: Int) -> UInt64 {
    var generator = SeededGenerator(seed: seed &+ UInt64(number))
    return generator.next()
  }

  private static func number(in path: String) -> Int? {
    path.split(separator: "/").first.flatMap { Int($0) }
  }
}
