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

  // The address of the first `FieldObservers` of a list, or 0; grows only, freed with the token.
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
    var next = UnsafeMutablePointer<FieldObservers>(
      bitPattern: observers.load(ordering: .acquiring))
    while let node = next {
      // The value is gone: whoever has read it must look again.
      NotificationQueue.deliver(node.pointee.registrar)
      next = node.pointee.next
      node.deinitialize(count: 1)
      node.deallocate()
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
    let origin = origin ?? self
    let node = origin.find(field) ?? origin.insert(field)
    node.pointee.registrar.access(ObservedSubject.shared, keyPath: ObservedSubject.path)
  }

  /// Tells the observers of a field that it has changed.
  @usableFromInline
  func notify(_ field: Int) {
    guard let node = (origin ?? self).find(field) else { return }
    NotificationQueue.deliver(node.pointee.registrar)
  }

  private func find(_ field: Int) -> UnsafeMutablePointer<FieldObservers>? {
    find(field, from: observers.load(ordering: .acquiring))
  }

  private func find(_ field: Int, from head: UInt) -> UnsafeMutablePointer<FieldObservers>? {
    var next = UnsafeMutablePointer<FieldObservers>(bitPattern: head)
    while let node = next {
      if node.pointee.field == field { return node }
      next = node.pointee.next
    }
    return nil
  }

  @inline(never)
  private func insert(_ field: Int) -> UnsafeMutablePointer<FieldObservers> {
    var head = observers.load(ordering: .acquiring)
    let node = UnsafeMutablePointer<FieldObservers>.allocate(capacity: 1)
    node.initialize(to: FieldObservers(field: field))
    while true {
      if let found = find(field, from: head) {
        node.deinitialize(count: 1)
        node.deallocate()
        return found
      }
      node.pointee.next = UnsafeMutablePointer(bitPattern: head)
      let (exchanged, original) = observers.compareExchange(
        expected: head, desired: UInt(bitPattern: node), ordering: .acquiringAndReleasing)
      if exchanged { return node }
      head = original
    }
  }
}

/// The observers of one field, in a list.
private struct FieldObservers {
  let field: Int
  let registrar = ObservationRegistrar()
  var next: UnsafeMutablePointer<FieldObservers>?
}

/// What observers are told has changed: a value state has no object of its own.
struct ObservedSubject: Observable {
  var value: Void { () }

  static let shared = ObservedSubject()

  // A key path never changes.
  nonisolated(unsafe) static let path: KeyPath<ObservedSubject, Void> = \.value
}
