/// A value that lives elsewhere, read and written through this handle.
///
/// A binding is a single reference, so copying one is cheap; it is read and written on the main actor.
@propertyWrapper
@dynamicMemberLookup
@MainActor
public struct Binding<Value> {
  let location: BindingLocation<Value>

  nonisolated init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Creates a binding from two closures.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes the value.
  nonisolated public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// Creates a binding that shares the place of another one.
  ///
  /// - Parameter projectedValue: The binding to share.
  nonisolated public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to the payload of an optional, or fails while the optional is empty.
  ///
  /// When the optional becomes empty later, the binding reads the last payload it has seen.
  ///
  /// - Parameter base: A binding to the optional.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base: base.location, value: value))
  }

  /// Creates a binding to an optional from a binding to a value that is always there.
  ///
  /// Writing `nil` through it changes nothing.
  ///
  /// - Parameter base: A binding to the value.
  nonisolated public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: WrappedLocation(base: base.location))
  }

  /// Creates a binding that always reads one value and ignores what is written.
  ///
  /// - Parameter value: The value to read.
  /// - Returns: A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value behind the binding.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  /// The binding itself, for `$name`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  ///
  /// - Parameter keyPath: The way from the value to the part.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(location: MemberLocation(base: location, keyPath: keyPath))
  }
}
