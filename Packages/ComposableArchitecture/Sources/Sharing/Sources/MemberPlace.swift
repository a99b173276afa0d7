/// A part of another shared value.
final class MemberPlace<Base, Value>: SharedPlace<Value>, @unchecked Sendable {
  // Constants; a key path is immutable.
  private let base: SharedPlace<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: SharedPlace<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var source: AnySharedSource { base.source }
  override var description: String { memberDescription(base, keyPath) }
  override func read() -> Value { base.read()[keyPath: keyPath] }

  override func update<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try base.update { try body(&$0[keyPath: keyPath]) }
  }

  override func follow(_ action: @escaping (Value) -> Void) -> SharedSubscription {
    base.follow { [self] in action($0[keyPath: keyPath]) }
  }
}

/// A part of another shared value that can only be read.
final class ReadMemberPlace<Base, Value>: SharedPlace<Value>, @unchecked Sendable {
  // Constants; a key path is immutable.
  private let base: SharedPlace<Base>
  private let keyPath: KeyPath<Base, Value>

  init(_ base: SharedPlace<Base>, _ keyPath: KeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var source: AnySharedSource { base.source }
  override var description: String { memberDescription(base, keyPath) }
  override func read() -> Value { base.read()[keyPath: keyPath] }

  override func update<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    var copy = read()
    return try body(&copy)
  }

  override func follow(_ action: @escaping (Value) -> Void) -> SharedSubscription {
    base.follow { [self] in action($0[keyPath: keyPath]) }
  }
}

private func memberDescription(_ base: AnySharedPlace, _ keyPath: AnyKeyPath) -> String {
  let path = "\(keyPath)"
  guard let dot = path.firstIndex(of: "."), !path.contains("<computed") else {
    return base.description
  }
  return base.description + path[dot...]
}
