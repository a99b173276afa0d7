import Synchronization

/// What happened, in order.
final class EventLog<Event: Sendable>: Sendable {
  private let contents = Mutex<[Event]>([])

  var events: [Event] { contents.withLock { $0 } }

  func append(_ event: Event) { contents.withLock { $0.append(event) } }
}
