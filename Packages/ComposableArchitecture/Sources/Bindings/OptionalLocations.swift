/// The payload of an optional that was there when the binding was made.
final class UnwrappedLocation<Value>: BindingLocation<Value> {
  private let base: BindingLocation<Value?>
  private var lastValue: Value

  init(base: BindingLocation<Value?>, value: Value) {
    self.base = base
    self.lastValue = value
    super.init()
  }

  override func read() -> Value {
    if let value = base.read() { lastValue = value }
    return lastValue
  }

  override func write(_ value: Value) {
    lastValue = value
    base.write(value)
  }
}

/// A value that is always there, seen as an optional.
final class WrappedLocation<Wrapped>: BindingLocation<Wrapped?> {
  private let base: BindingLocation<Wrapped>

  nonisolated init(base: BindingLocation<Wrapped>) {
    self.base = base
    super.init()
  }

  override func read() -> Wrapped? { base.read() }

  override func write(_ value: Wrapped?) {
    if let value { base.write(value) }
  }
}
