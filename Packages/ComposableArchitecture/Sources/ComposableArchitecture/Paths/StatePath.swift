/// A key path into a state, compiled: where the part is stored and which observed fields are passed.
///
/// A key path to a computed property reads a copy, changes it and writes it back. Where the stored
/// property behind it is known, the part is changed in place instead, so that its copy-on-write buffers
/// stay unique.
final class StatePath<Root, Value>: CompiledKeyPath, @unchecked Sendable {
  let keyPath: KeyPath<Root, Value>
  let writable: WritableKeyPath<Root, Value>?
  let offset: Int?

  /// Where the `PresentationState` is stored whose child the key path reads.
  let presentedOffset: Int?
  let steps: [ObservedStep]
  let identity: ValueIdentity

  /// How elements are compared, if the part is a collection of observable ones.
  let elementIdentity: ValueIdentity

  private init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    writable = keyPath as? WritableKeyPath<Root, Value>
    let place = StoredPlace.find(keyPath, in: Root.self, holding: Value.self)
    offset = place?.isPresented == false ? place?.offset : nil
    presentedOffset = place?.isPresented == true ? place?.offset : nil
    steps = place?.steps ?? []
    identity = ValueIdentity.of(Value.self)
    let elements = Value.self as? any ElementContainer.Type
    elementIdentity = elements.map { Self.identity(of: $0) } ?? .none
  }

  /// The compiled form of a key path.
  static func of(_ keyPath: KeyPath<Root, Value>) -> StatePath {
    KeyPathTable.compiled(keyPath, as: StatePath.self) { StatePath(keyPath) }
  }

  /// Changes the part in place and tells observers if it was replaced.
  @inline(__always)
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result {
    guard let offset else { return modifyThroughKeyPath(&root, body) }
    return withUnsafeMutablePointer(to: &root) { place in
      let base = UnsafeMutableRawPointer(place)
      let part = (base + offset).assumingMemoryBound(to: Value.self)
      guard !steps.isEmpty else { return body(&part.pointee) }
      let before = willModify(base, part)
      let result = body(&part.pointee)
      didModify(base, part, before)
      return result
    }
  }

  /// Reads the part without copying it, telling the observation in progress.
  @inline(__always)
  func read<Result>(
    _ root: UnsafePointer<Root>, tracks: Bool, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    guard let offset else {
      return withUnsafePointer(to: root.pointee[keyPath: keyPath]) { body($0) }
    }
    let base = UnsafeRawPointer(root)
    if tracks { access(base) }
    return body((base + offset).assumingMemoryBound(to: Value.self))
  }

  /// Tells the observation in progress that the fields on the way were read.
  func access(_ base: UnsafeRawPointer) {
    for step in steps {
      step.container.identity(at: base + step.offset).token?.access(step.field)
    }
  }

  @inline(never)
  private func modifyThroughKeyPath<Result>(
    _ root: inout Root, _ body: (inout Value) -> Result
  ) -> Result {
    guard let writable else {
      preconditionFailure("The key path of a child's state must be writable.")
    }
    return body(&root[keyPath: writable])
  }

  private func willModify(
    _ base: UnsafeMutableRawPointer, _ part: UnsafeMutablePointer<Value>
  ) -> ObservationIdentity {
    var isObserved = false
    for step in steps {
      let place = base + step.offset
      step.container.willModify(at: place)
      if step.container.identity(at: place).token?.isObserved(step.field) == true {
        isObserved = true
      }
    }
    return isObserved ? identity.willModify(UnsafeMutableRawPointer(part)) : .unobserved
  }

  private func didModify(
    _ base: UnsafeMutableRawPointer, _ part: UnsafeMutablePointer<Value>,
    _ before: ObservationIdentity
  ) {
    guard before != .unobserved, !before.isSame(as: identity.read(UnsafeRawPointer(part)))
    else { return }
    guard let last = steps.last else { return }
    let token = last.container.identity(at: base + last.offset).token
    token?.notify(last.field)
    if case .some = elementIdentity { token?.notify(ElementField.of(last.field)) }
  }

  private static func identity<C: ElementContainer>(of container: C.Type) -> ValueIdentity {
    ValueIdentity.of(C.ObservedElement.self)
  }
}

// MARK: Elements

extension StatePath {
  /// Tells the observation in progress that an element was read: not the collection, if elements are
  /// observable themselves.
  func accessElements(_ base: UnsafeRawPointer) {
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      let field = isLast ? elementField(step.field) : step.field
      step.container.identity(at: base + step.offset).token?.access(field)
    }
  }

  /// Tells observers of elements that one was replaced.
  func notifyElements(_ base: UnsafeRawPointer) {
    guard let last = steps.last else { return }
    last.container.identity(at: base + last.offset).token?.notify(elementField(last.field))
  }

  private func elementField(_ field: Int) -> Int {
    if case .some = elementIdentity { ElementField.of(field) } else { field }
  }
}

/// A collection that is observed apart from its elements.
protocol ElementContainer {
  associatedtype ObservedElement
}

/// The number under which the elements of a field are observed.
@usableFromInline
enum ElementField {
  @usableFromInline
  static func of(_ field: Int) -> Int { field | 1 << 40 }
}
