public import Observation

/// A property wrapper that makes bindings to the fields of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  private init(storing object: Value) {
    self.object = object
  }

  /// There are bindings to the fields of observable objects only.
  ///
  /// Declared so that memberwise initialisers take the object rather than the wrapper.
  ///
  /// - Parameter wrappedValue: Something else.
  @available(*, unavailable, message: "The wrapped value must be an observable object.")
  public init(wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The wrapper itself, for `$name`.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates a bindable object from an observable one.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  /// Creates a bindable object from an observable one.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  /// Creates a bindable object from the projection of another one.
  ///
  /// - Parameter projectedValue: The other one.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a field of the object.
  ///
  /// - Parameter keyPath: The way from the object to the field.
  @MainActor
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(location: ObjectLocation(object: object, keyPath: keyPath))
  }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
