import Synchronization

/// The identity of an observable value, and the place where its observers are kept.
///
/// A value that is changed while a copy of it exists gets a new token (`forked`), so that equal tokens
/// mean "the same value, unchanged since it was copied". All tokens of one lineage share the observers of
/// the first one, the origin.
@usableFromInline
final class ObservationToken: Sendable {
  let serial: UInt64

  // One word for most tokens, which have none: there is a token in each row of a list.
  private let history: History?

  // The address of the first, retained `FieldObservers` of a list, or 0; the list only grows.
  private let observers = Atomic<UInt>(0)

  /// What a token was forked from.
  private final class History: Sendable {
    private static let lineageLimit = 8

    /// The serials of the tokens before, the latest first.
    let lineage: [UInt64]

    /// The first token of the lineage.
    let origin: ObservationToken

    init(_ other: ObservationToken) {
      lineage = Array(([other.serial] + (other.history?.lineage ?? [])).prefix(Self.lineageLimit))
      origin = other.origin ?? other
    }
  }

  private var origin: ObservationToken? { history?.origin }

  @usableFromInline
  init() {
    serial = SerialNumber.next()
    history = nil
  }

  private init(forkedFrom other: ObservationToken) {
    serial = SerialNumber.next()
    history = History(other)
  }

  deinit {
    guard let head = FieldObservers.at(observers.load(ordering: .acquiring)) else { return }
    var next: FieldObservers? = head.takeRetainedValue()
    while let node = next {
      // The value is gone: whoever has read it must look again.
      if node.isWatched { NotificationQueue.deliver(node) }
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
    serial == other.serial || history?.lineage.contains(other.serial) == true
  }

  /// Whether somebody may observe a field.
  @usableFromInline
  func isObserved(_ field: Int) -> Bool {
    guard let node = (origin ?? self).find(field) else { return false }
    return node._withUnsafeGuaranteedRef { $0.isWatched }
  }

  /// Tells the observation in progress on this thread, if there is one, that a field was read.
  @usableFromInline
  func access(_ field: Int) {
    guard ObservationProbe.isObserving else { return }
    record(field, until: .ever)
  }

  /// Tells the observation that is in progress on this thread that a field was read.
  func record(_ field: Int, until end: FieldObservers.End) {
    let origin = origin ?? self
    let node = origin.find(field) ?? origin.insert(field)
    node._withUnsafeGuaranteedRef { $0.record(until: end) }
  }

  /// Tells the observers of a field that it has changed.
  @usableFromInline
  func notify(_ field: Int) {
    guard let node = (origin ?? self).find(field) else { return }
    node._withUnsafeGuaranteedRef { if $0.isWatched { NotificationQueue.deliver($0) } }
  }

  private func find(_ field: Int) -> Unmanaged<FieldObservers>? {
    find(field, from: observers.load(ordering: .acquiring))
  }

  private func find(_ field: Int, from head: UInt) -> Unmanaged<FieldObservers>? {
    var next = FieldObservers.at(head)
    while let node = next {
      if node._withUnsafeGuaranteedRef({ $0.field == field }) { return node }
      next = node._withUnsafeGuaranteedRef { node in node.next.map { .passUnretained($0) } }
    }
    return nil
  }

  @inline(never)
  private func insert(_ field: Int) -> Unmanaged<FieldObservers> {
    var head = observers.load(ordering: .acquiring)
    while true {
      if let found = find(field, from: head) { return found }
      let next = FieldObservers.at(head)?.takeUnretainedValue()
      let node = Unmanaged.passRetained(FieldObservers(field: field, next: next))
      let (exchanged, original) = observers.compareExchange(
        expected: head, desired: UInt(bitPattern: node.toOpaque()),
        ordering: .acquiringAndReleasing)
      if exchanged {
        // The new node's reference to the old head replaces that of the atomic word.
        FieldObservers.at(head)?.release()
        return node
      }
      node.release()
      head = original
    }
  }
}
