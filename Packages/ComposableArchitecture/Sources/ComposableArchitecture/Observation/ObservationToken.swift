import Observation
import Synchronization

/// The identity of an observable value, and the place where its observers are kept.
///
/// A value that is changed while a copy of it exists gets a new token (`forked`), so that equal tokens
/// mean "the same value, unchanged since it was copied". All tokens of one lineage share the observers of
/// the first one, the origin.
@usableFromInline
final class ObservationToken: Sendable {
  let serial: UInt64
  private let lineage: [UInt64]
  private let origin: ObservationToken?

  // The head of a list of retained `FieldObservers`, or 0; grows only, freed with the token.
  private let observers = Atomic<UInt>(0)

  private static let lineageLimit = 8

  @usableFromInline
  init() {
    serial = SerialNumber.next()
    lineage = []
    origin = nil
  }

  private init(forkedFrom other: ObservationToken) {
    serial = SerialNumber.next()
    lineage = Array(([other.serial] + other.lineage).prefix(Self.lineageLimit))
    origin = other.origin ?? other
  }

  deinit {
    let head = observers.load(ordering: .acquiring)
    guard head != 0 else { return }
    var next: FieldObservers? = Unmanaged<FieldObservers>
      .fromOpaque(UnsafeRawPointer(bitPattern: head)!).takeRetainedValue()
    while let node = next {
      // The value is gone: whoever has read it must look again.
      NotificationQueue.deliver(node.registrar)
      next = node.next
    }
  }

  /// A token for a copy that is about to be changed.
  @usableFromInline
  func forked() -> ObservationToken { ObservationToken(forkedFrom: self) }

  /// The number that all values of this lineage share.
  var originSerial: UInt64 { origin?.serial ?? serial }

  /// Whether this token is `other` or was forked from it.
  func continues(_ other: ObservationToken) -> Bool {
    serial == other.serial || lineage.contains(other.serial)
  }

  /// Whether somebody may observe a field.
  @usableFromInline
  func isObserved(_ field: Int) -> Bool { (origin ?? self).find(field) != nil }

  /// Tells the observation in progress on this thread, if there is one, that a field was read.
  @usableFromInline
  func access(_ field: Int) {
    guard !Reduction.isRunning else { return }
    (origin ?? self).observers(of: field).registrar
      .access(ObservedSubject(), keyPath: \ObservedSubject.value)
  }

  /// Tells the observers of a field that it has changed.
  @usableFromInline
  func notify(_ field: Int) {
    guard let node = (origin ?? self).find(field) else { return }
    NotificationQueue.deliver(node.registrar)
  }

  private func find(_ field: Int) -> FieldObservers? {
    let head = observers.load(ordering: .acquiring)
    guard head != 0 else { return nil }
    return Self.find(field, from: head)
  }

  private static func find(_ field: Int, from head: UInt) -> FieldObservers? {
    let first = Unmanaged<FieldObservers>.fromOpaque(UnsafeRawPointer(bitPattern: head)!)
    var node: FieldObservers? = first.takeUnretainedValue()
    while let current = node {
      if current.field == field { return current }
      node = current.next
    }
    return nil
  }

  private func observers(of field: Int) -> FieldObservers {
    var head = observers.load(ordering: .acquiring)
    while true {
      if head != 0, let found = Self.find(field, from: head) { return found }
      let next =
        head == 0
        ? nil
        : Unmanaged<FieldObservers>.fromOpaque(UnsafeRawPointer(bitPattern: head)!)
          .takeUnretainedValue()
      let node = FieldObservers(field: field, next: next)
      let word = UInt(bitPattern: Unmanaged.passRetained(node).toOpaque())
      let (exchanged, original) = observers.compareExchange(
        expected: head, desired: word, ordering: .acquiringAndReleasing)
      if exchanged {
        // The new node's reference to the old head replaces the one that the atomic word held.
        if head != 0 {
          Unmanaged<FieldObservers>.fromOpaque(UnsafeRawPointer(bitPattern: head)!).release()
        }
        return node
      }
      Unmanaged<FieldObservers>.fromOpaque(UnsafeRawPointer(bitPattern: word)!).release()
      head = original
    }
  }
}

/// The observers of one field, in a list.
final class FieldObservers: Sendable {
  let field: Int
  let registrar = ObservationRegistrar()
  let next: FieldObservers?

  init(field: Int, next: FieldObservers?) {
    self.field = field
    self.next = next
  }
}

/// What observers are told has changed: a value state has no object of its own.
struct ObservedSubject: Observable {
  var value: Void { () }
}
