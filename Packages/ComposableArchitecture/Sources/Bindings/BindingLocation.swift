/// The place behind a binding; subclasses say how to reach it.
@MainActor
class BindingLocation<Value> {
  nonisolated init() {}

  func read() -> Value {
    preconditionFailure("A binding's location must say how it is read.")
  }

  func write(_ value: Value) {
    preconditionFailure("A binding's location must say how it is written.")
  }
}

/// A place reached through two closures.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: @MainActor @Sendable () -> Value
  private let set: @MainActor @Sendable (Value) -> Void

  nonisolated init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.get = get
    self.set = set
    super.init()
  }

  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value) }
}

/// A place that holds one value for good.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func read() -> Value { value }
  override func write(_ value: Value) {}
}

/// A field of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    super.init()
  }

  override func read() -> Value { object[keyPath: keyPath] }
  override func write(_ value: Value) { object[keyPath: keyPath] = value }
}

/// A part of the value at another place.
final class MemberLocation<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
    super.init()
  }

  override func read() -> Value { base.read()[keyPath: keyPath] }

  override func write(_ value: Value) {
    var whole = base.read()
    whole[keyPath: keyPath] = value
    base.write(whole)
  }
}
