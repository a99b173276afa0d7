/// The state of a child that is presented, or not.
///
/// `@Presents` stores one for each of its properties. Each presentation has a generation that never
/// comes back: effects of an earlier child never reach a later one.
@propertyWrapper
public struct PresentationState<State> {
  @usableFromInline
  final class Storage: @unchecked Sendable {
    // Changed only while uniquely referenced; what a reducer reads of a store that it is changing is
    // told as an issue, so no access needs a check.
    @exclusivity(unchecked) @usableFromInline var value: State?

    @usableFromInline
    init(_ value: State?) {
      self.value = value
    }

    /// Runs `body` with the place of the child, for reading.
    func withPlace<Result>(_ body: (UnsafePointer<State?>) -> Result) -> Result {
      withUnsafeMutablePointer(to: &value) { body(UnsafePointer($0)) }
    }
  }

  // Copied before a change when it is shared, so that the wrapper is a value.
  @usableFromInline var storage: Storage

  /// A number that belongs to the presentation; it stays while the child is changed in place.
  @usableFromInline var generation: UInt64

  /// Creates the state of a child that is presented, or not.
  ///
  /// - Parameter wrappedValue: The child's state.
  public init(wrappedValue: State?) {
    storage = Storage(wrappedValue)
    generation = wrappedValue == nil ? 0 : SerialNumber.next()
  }

  /// The child's state; setting it presents a new child, or dismisses the one there is.
  public var wrappedValue: State? {
    get { storage.value }
    set {
      let continues = Presentation.continues(newValue, storage.value)
      makeUnique()
      storage.value = newValue
      if newValue == nil {
        renew(0)
      } else if !continues {
        renew(SerialNumber.next())
      }
    }
    _modify {
      makeUnique()
      let before = Presentation.identity(storage.value)
      // After a `yield` only a `defer` runs when the change throws.
      defer {
        let after = Presentation.identity(storage.value)
        if storage.value == nil {
          renew(0)
        } else if generation == 0 || !Presentation.continues(after, before) {
          renew(SerialNumber.next())
        }
      }
      yield &storage.value
    }
  }

  /// The wrapper itself, for `$name`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// Whether no child is presented.
  @inlinable
  var isEmpty: Bool { storage.value == nil }

  /// Changes the child in place; the presentation stays the same.
  @inlinable
  mutating func modify<Result>(_ body: (inout State) -> Result) -> Result? {
    makeUnique()
    guard storage.value != nil else { return nil }
    return body(&storage.value!)
  }

  /// Lets the child go.
  @inlinable
  mutating func dismiss() {
    makeUnique()
    storage.value = nil
    renew(0)
  }

  @usableFromInline
  mutating func renew(_ generation: UInt64) {
    self.generation = generation
    PresentationChanges.note()
  }

  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
  }
}

/// What tells a change of the presented child from another child.
enum Presentation {
  enum Identity {
    case none
    case observable(ObservableStateID)
    case id(AnyHashable)
    case unknown
  }

  /// The identity of a child: its id if it has one.
  static func identity<State>(_ state: State?) -> Identity {
    guard let state else { return .none }
    if let state = state as? any Identifiable { return .id(id(state)) }
    // The serial of the token is compared, without keeping the token, which would look like a copy.
    if let state = state as? any ObservableState {
      let id = state._$id
      return .observable(ObservableStateID(token: nil, serial: id.generation, tag: id.tag))
    }
    return .unknown
  }

  /// Whether two identities, seen before and after a change in place, are of one child.
  static func continues(_ new: Identity, _ old: Identity) -> Bool {
    switch (new, old) {
    case (.observable(let new), .observable(let old)): new == old
    case (.id(let new), .id(let old)): new == old
    case (.unknown, .unknown): true
    default: false
    }
  }

  /// Whether a value that is set is the old child, changed, rather than another one.
  static func continues<State>(_ new: State?, _ old: State?) -> Bool {
    guard let new, let old else { return false }
    if let new = new as? any Identifiable, let old = old as? any Identifiable {
      return id(new) == id(old)
    }
    if let new = new as? any ObservableState, let old = old as? any ObservableState {
      return new._$id.continues(old._$id)
    }
    return false
  }

  private static func id<Value: Identifiable>(_ value: Value) -> AnyHashable {
    AnyHashable(value.id)
  }
}

extension PresentationState: Sendable where State: Sendable {}
