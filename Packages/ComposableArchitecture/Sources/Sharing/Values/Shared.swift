/// A value that several features, or several parts of one, read and change.
///
/// ```swift
/// @Shared(.appStorage("count")) var count = 0
/// $count.withLock { $0 += 1 }
/// ```
///
/// Copies share the value. With a key, so does everyone who uses the key, and the value is kept at its
/// place: in memory, in a file, in the user's settings. The value may be read and changed from any
/// thread; its reads can be observed.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  private(set) var place: SharedPlace<Value>

  init(place: SharedPlace<Value>) {
    self.place = place
  }

  /// Makes a value to share that no place keeps.
  public init(value: Value) {
    self.init(place: WholePlace(UnkeptSource(value)))
  }

  /// Shares the value of another property.
  public init(projectedValue: Shared<Value>) {
    self = projectedValue
  }

  /// Shares the payload of a shared optional, or fails while that is empty.
  ///
  /// When it becomes empty later, the last payload stays readable, and changes reach nobody else.
  public init?(_ base: Shared<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(place: UnwrappedPlace(base.place, last: value))
  }

  /// The value as it is now.
  public var wrappedValue: Value {
    get {
      place.source.access()
      return place.read()
    }
    @available(
      *, unavailable,
      message: "Use '$shared.withLock' to modify a shared value with exclusive access."
    )
    nonmutating set { withLock { $0 = newValue } }
  }

  /// This property itself, to hand on.
  ///
  /// Setting it shares another value from now on.
  public var projectedValue: Shared<Value> {
    get { self }
    set {
      let old = place.source
      self = newValue
      if old !== place.source, SharedScope.assertion == nil { old.notify() }
    }
  }

  /// Changes the value while nobody else does.
  ///
  /// Within `operation`, use its parameter: the property still has the value from before.
  ///
  /// - Parameter operation: Changes the value; not called again, not suspended.
  /// - Returns: What `operation` returns.
  @discardableResult
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try place.update(operation)
  }

  /// A part of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(place: MemberPlace(place, keyPath))
  }

  /// A part of the value that can only be read.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(place: ReadMemberPlace(place, keyPath))
  }
}

extension Shared {
  /// Whether the value is being read from its place.
  public var isLoading: Bool {
    place.source.access()
    return place.source.isLoading
  }

  /// Why the value could not be read from its place, the last time.
  public var loadError: (any Error)? {
    place.source.access()
    return place.source.loadError
  }

  /// Why the value could not be written to its place, the last time.
  public var saveError: (any Error)? {
    place.source.access()
    return place.source.saveError
  }

  /// Reads the value from its place again.
  ///
  /// - Throws: What the key says; ``loadError`` says it too.
  public func load() async throws { try await place.source.load() }

  /// Writes the value to its place and waits until it is there.
  ///
  /// - Throws: What the key says; ``saveError`` says it too.
  public func save() async throws { try await place.source.save() }
}

// A place guards its value by a lock, and a value that is Sendable may leave it.
extension Shared: @unchecked Sendable where Value: Sendable {}
