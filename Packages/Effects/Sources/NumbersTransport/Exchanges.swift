import Dispatch
import NumbersProtocol
import Synchronization
import TransportMessages

/// The exchanges that the program has asked for and that go on.
final class Exchanges: Sendable {
  private let transport: HTTPTransport
  private let tell: @Sendable (TransportEvent) -> Void
  private let tasks = Mutex<[Int: Task<Void, Never>]>([:])
  /// Events are told one after the other, and telling may wait for the program to listen.
  private let telling = DispatchQueue(label: "numbers.transport.events")

  init(over transport: HTTPTransport, tell: @escaping @Sendable (TransportEvent) -> Void) {
    self.transport = transport
    self.tell = tell
  }

  /// Does as told, at once; what comes of it is told later.
  func obey(_ command: TransportCommand) {
    switch command {
    case .send(let number, let request): send(request, number: number)
    case .cancel(let number): tasks.withLock { $0[number] }?.cancel()
    }
  }

  private func send(_ request: HTTPRequest, number: Int) {
    // Under the lock, so that the task cannot be over before it is in the table.
    tasks.withLock { tasks in
      tasks[number] = Task { [self] in
        let event = await event(endingExchangeOf: request, number: number)
        _ = self.tasks.withLock { $0.removeValue(forKey: number) }
        later(event)
      }
    }
  }

  private func event(endingExchangeOf request: HTTPRequest, number: Int) async -> TransportEvent {
    do {
      let response = try await transport.send(request) { [self] in later(.head(number: number)) }
      return .reply(number: number, response: response)
    } catch {
      return .failure(number: number, error: APIError(error))
    }
  }

  private func later(_ event: TransportEvent) {
    telling.async { [tell] in tell(event) }
  }
}
