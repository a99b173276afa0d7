import Observation
import Sharing
import Synchronization

/// The observers of one field, in a list of fields.
///
/// An observation ends when it is told of a change, so a field is watched only from a read in an
/// observation to the next change; changes of other fields need not look for anybody.
@usableFromInline
final class FieldObservers: Sendable {
  /// How long a field counts as watched after a read.
  enum End: UInt8, AtomicRepresentable {
    /// Nobody watches.
    case past

    /// Until the next change is told: reads and changes take turns on the main actor.
    case change

    /// For ever: the read may go on elsewhere while a change is told.
    case ever
  }

  let field: Int
  let next: FieldObservers?
  private let registrar: ObservationRegistrar
  private let end = Atomic<End>(.past)

  init(
    field: Int, next: FieldObservers?, registrar: ObservationRegistrar = ObservationRegistrar()
  ) {
    self.field = field
    self.next = next
    self.registrar = registrar
  }

  /// The node at an address, unless that is 0.
  static func at(_ address: UInt) -> Unmanaged<FieldObservers>? {
    UnsafeRawPointer(bitPattern: address).map { .fromOpaque($0) }
  }

  /// Whether somebody may observe the field.
  var isWatched: Bool { end.load(ordering: .relaxed) != .past }

  /// Tells the observation in progress on this thread that the field was read.
  func record(until end: End) {
    if self.end.load(ordering: .relaxed) != .ever { self.end.store(end, ordering: .relaxed) }
    registrar.access(ObservedSubject.shared, keyPath: ObservedSubject.path)
  }

  /// Forgets who reads on the main actor: they are about to be told.
  @MainActor
  func expire() {
    _ = end.compareExchange(expected: .change, desired: .past, ordering: .relaxed)
  }

  /// Tells the observers that the field has changed.
  func tell() {
    registrar.willSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
    registrar.didSet(ObservedSubject.shared, keyPath: ObservedSubject.path)
  }
}
