/// The name of the case that an enum is, without its payload.
///
/// The runtime's own look-up; a description can be customised, this cannot.
@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Enum>(_ value: Enum) -> UnsafePointer<CChar>?

/// The payload of an enum if it is the case that a constructor makes.
func reflectedPayload<Root, Value>(of root: Root, embed: (Value) -> Root) -> Value? {
  let mirror = Mirror(reflecting: root)
  guard mirror.displayStyle == .enum || mirror.displayStyle == .optional else { return nil }
  guard let child = mirror.children.first else {
    guard Value.self == Void.self else { return nil }
    let value = unsafeBitCast((), to: Value.self)
    return isSameCase(embed(value), root) ? value : nil
  }
  guard let value = payload(child.value, as: Value.self), isSameCase(embed(value), root)
  else { return nil }
  return value
}

/// Tells whether two enums are the same case, overloads of one name kept apart by their labels.
func isSameCase<Root>(_ lhs: Root, _ rhs: Root) -> Bool {
  guard let left = runtimeCaseName(lhs), let right = runtimeCaseName(rhs),
    String(cString: left) == String(cString: right)
  else { return false }
  return payloadType(lhs) == payloadType(rhs)
}

private func payloadType<Root>(_ root: Root) -> ObjectIdentifier? {
  Mirror(reflecting: root).children.first.map { ObjectIdentifier(staticType($0.value)) }
}

/// The type of a payload; an existential inside is not looked into.
private func staticType(_ value: Any) -> Any.Type {
  type(of: value)
}

/// A payload as the type that the constructor takes; a single labelled one is a tuple of one.
private func payload<Value>(_ any: Any, as type: Value.Type) -> Value? {
  if let value = any as? Value { return value }
  let mirror = Mirror(reflecting: any)
  guard mirror.displayStyle == .tuple else { return nil }
  if mirror.children.count == 1, let only = mirror.children.first?.value as? Value { return only }
  return tuple(any, as: type)
}

/// A labelled tuple as the unlabelled one of the same elements.
private func tuple<Value>(_ any: Any, as type: Value.Type) -> Value? {
  func open<Labelled>(_ labelled: Labelled) -> Value? {
    guard unlabelled("\(Labelled.self)") == unlabelled("\(Value.self)"),
      MemoryLayout<Labelled>.size == MemoryLayout<Value>.size
    else { return nil }
    return withUnsafePointer(to: labelled) {
      $0.withMemoryRebound(to: Value.self, capacity: 1) { $0.pointee }
    }
  }
  return _openExistential(any, do: open)
}

private func unlabelled(_ typeName: String) -> [Substring] {
  typeName.split { "(), ".contains($0) }.filter { !$0.hasSuffix(":") }
}
