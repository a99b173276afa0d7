/// A value that is shared, and that this property only reads.
///
/// ```swift
/// @SharedReader(.appStorage("isSoundOn")) var isSoundOn = true
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value> {
  private(set) var place: SharedPlace<Value>

  init(place: SharedPlace<Value>) {
    self.place = place
  }

  /// A value that never changes.
  public init(value: Value) {
    self.init(place: ConstantPlace(value))
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Self { Self(value: value) }

  /// Shares the value of another property.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// Reads a shared value.
  public init(_ base: Shared<Value>) {
    self.init(place: base.place)
  }

  /// Reads the payload of a shared optional, or fails while that is empty.
  ///
  /// When it becomes empty later, the last payload stays readable.
  public init?(_ base: SharedReader<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(place: UnwrappedPlace(base.place, last: value))
  }

  /// The value as it is now.
  public var wrappedValue: Value {
    place.source.access()
    return place.read()
  }

  /// This property itself, to hand on.
  ///
  /// Setting it shares another value from now on.
  public var projectedValue: SharedReader<Value> {
    get { self }
    set {
      let old = place.source
      self = newValue
      if old !== place.source, SharedScope.assertion == nil { old.notify() }
    }
  }

  /// A part of the value.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(place: ReadMemberPlace(place, keyPath))
  }
}

extension SharedReader {
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

  /// Reads the value from its place again.
  ///
  /// - Throws: What the key says; ``loadError`` says it too.
  public func load() async throws { try await place.source.load() }
}

// A place guards its value by a lock, and a value that is Sendable may leave it.
extension SharedReader: @unchecked Sendable where Value: Sendable {}
