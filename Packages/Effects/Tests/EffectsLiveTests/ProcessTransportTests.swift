import Effects
import FoundationEssentials
import Glibc
import NumbersProtocol
import Testing

@testable import EffectsLive

/// The transport in its own process, and what happens when there is none or it ends too early.
@Suite(.timeLimit(.minutes(10))) struct ProcessTransportTests {
  @Test func itStartsWithTheFirstRequestAndServesTheRest() async throws {
    let transport = ProcessTransport(.besideExecutable)
    #expect(transport.process == nil)
    try await withPeer(over: transport.transport) { request in
      .fact("\(request.target) was asked for.")
    } run: { numbers, _ in
      _ = try await numbers.fact(NumbersRequest(.number(1)))
      let process = try #require(transport.process?.identifier)
      _ = try await numbers.fact(NumbersRequest(.number(2)))
      #expect(transport.process?.identifier == process)
      #expect(process != getpid())
    }
  }

  @Test(arguments: ["/no/such/folder/numbers-transport", "/dev/null", "/"])
  func withoutItsProgramThePersonIsToldAndNothingIsTriedAgain(path: String) async throws {
    let missing = ProcessTransport(TransportProgram(path: path))
    let numbers = LiveNumbers(LiveOptions(source: .live), transport: missing.transport)
    let error = await #expect(throws: APIError.self) {
      try await numbers.fact(NumbersRequest(.number(42)))
    }
    #expect(error == .offline(.noTransport))
    #expect(error?.sentence.contains("numbers-transport") == true)
  }

  @Test func autoGoesOnWithoutIt() async throws {
    let missing = ProcessTransport(TransportProgram(path: "/no/such/program"))
    var options = LiveOptions(source: .auto)
    options.clock = ManualClock()
    let numbers = LiveNumbers(options, transport: missing.transport)
    let fact = try await numbers.fact(NumbersRequest(.number(42)))
    #expect(fact.source == .fallback(reason: APIError.offline(.noTransport).sentence))
  }

  @Test func aProgramThatIsAnotherLosesTheRequestAndDoesNotHang() async throws {
    var options = LiveOptions(source: .live)
    options.clock = SkippingClock(skippingUpTo: .seconds(1))
    let other = ProcessTransport(TransportProgram(path: "/bin/true"))
    let numbers = LiveNumbers(options, transport: other.transport)
    await #expect(throws: APIError.offline(.lost)) {
      try await numbers.fact(NumbersRequest(.number(42)))
    }
  }

  @Test func aRequestWhoseProcessIsKilledIsSentAgainByAnother() async throws {
    let transport = ProcessTransport(.besideExecutable)
    try await withPeer(over: transport.transport) { request in
      if request.number == 0 {
        if let process = transport.process { kill(process.identifier, SIGKILL) }
        return .silence
      }
      return .fact("42 comes with the second try.")
    } run: { numbers, peer in
      let fact = try await numbers.fact(NumbersRequest(.number(42)))
      #expect(fact.text == "42 comes with the second try.")
      #expect(peer.requests.count == 2)
    }
  }

  @Test func itInheritsNoDescriptorAndHasAGroupOfItsOwn() async throws {
    let transport = ProcessTransport(.besideExecutable)
    let leaked = open("/dev/null", O_RDONLY)
    defer { close(leaked) }
    try await withPeer(over: transport.transport) { _ in
      .fact("42 is a number.")
    } run: { numbers, _ in
      _ = try await numbers.fact(NumbersRequest(.number(42)))
      let process = try #require(transport.process?.identifier)
      #expect(getpgid(process) == process)
      let folder = "/proc/\(process)/fd"
      let places = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { (Int($0) ?? 0) > 2 }
        .compactMap {
          try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
        }
      #expect(!places.contains("/dev/null"))
      #expect(!places.contains { $0.hasPrefix("pipe:") })
    }
  }
}
