/// A key path into a state, compiled: where the part is stored and which observed fields are passed.
///
/// A key path to a computed property reads a copy, changes it and writes it back. Where the stored
/// property behind it is known, the part is changed in place instead, so that its copy-on-write buffers
/// stay unique.
@usableFromInline
final class StatePath<Root, Value>: CompiledKeyPath, @unchecked Sendable {
  @usableFromInline let keyPath: KeyPath<Root, Value>
  @usableFromInline let writable: WritableKeyPath<Root, Value>?

  /// Where the part is stored, or -1.
  @usableFromInline let offset: Int

  /// Where the `PresentationState` is stored whose child the key path reads.
  let presentedOffset: Int?

  /// Whether fields are passed that can be observed.
  @usableFromInline let isObservable: Bool

  let steps: [ObservedStep]

  /// The only one of the steps, as a rule.
  private let onlyStep: ObservedStep?
  let identity: ValueIdentity

  // The step's container and the part's own, which `onlyStep` and `identity` keep: not counted on the way
  // through many levels.
  private let stepContainer: Unmanaged<ObservableContainer>?
  private let stepOffset: Int
  private let stepField: Int
  private let partContainer: Unmanaged<ObservableContainer>?

  /// How elements are compared, if the part is a collection of observable ones.
  @usableFromInline let elementIdentity: AnyValueIdentity?

  /// Whether the child in the part goes by itself.
  @usableFromInline let ephemerality: Ephemerality

  private init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    writable = keyPath as? WritableKeyPath<Root, Value>
    let place = StoredPlace.find(keyPath, in: Root.self, holding: Value.self)
    offset = place?.isPresented == false ? place?.offset ?? -1 : -1
    presentedOffset = place?.isPresented == true ? place?.offset : nil
    steps = place?.steps ?? []
    onlyStep = steps.count == 1 ? steps[0] : nil
    isObservable = !steps.isEmpty
    identity = ValueIdentity.of(Value.self)
    stepContainer = onlyStep.map { Unmanaged.passUnretained($0.container) }
    stepOffset = onlyStep?.offset ?? 0
    stepField = onlyStep?.field ?? 0
    partContainer = identity.known?.container.map { Unmanaged.passUnretained($0) }
    let elements = Value.self as? any ElementContainer.Type
    elementIdentity = elements.flatMap { Self.identity(of: $0) }
    ephemerality = (Value.self as? any ChildContainer.Type)?.ephemerality ?? .never
    super.init()
  }

  private static func identity<C: ElementContainer>(of container: C.Type) -> AnyValueIdentity? {
    ValueIdentity.of(C.ObservedElement.self).known
  }

  /// The compiled form of a key path.
  @inlinable
  static func of(_ keyPath: KeyPath<Root, Value>) -> StatePath {
    immortal(keyPath).takeUnretainedValue()
  }

  /// The compiled form of a key path, which is never freed.
  @inlinable
  static func immortal(_ keyPath: KeyPath<Root, Value>) -> Unmanaged<StatePath> {
    if let known = KeyPathTable.known(keyPath) {
      // The class of a key path fixes the type of what is known about it.
      return Unmanaged<StatePath>.fromOpaque(known.toOpaque())
    }
    return Unmanaged.passUnretained(compile(keyPath))
  }

  @usableFromInline
  static func compile(_ keyPath: KeyPath<Root, Value>) -> StatePath {
    KeyPathTable.compiled(keyPath, as: StatePath.self) { StatePath(keyPath) }
  }

  /// Changes the part in place and tells observers if it was replaced.
  @inlinable
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result {
    guard offset >= 0 else { return modifyThroughKeyPath(&root, body) }
    return withUnsafeMutablePointer(to: &root) { place in
      let base = UnsafeMutableRawPointer(place)
      let part = (base + offset).assumingMemoryBound(to: Value.self)
      guard isObservable else { return body(&part.pointee) }
      let before = willModify(base)
      let result = body(&part.pointee)
      if before != .unobserved { didModify(base, before) }
      return result
    }
  }

  /// Reads the part without copying it, telling the observation in progress.
  @inlinable
  func read<Result>(
    _ root: UnsafePointer<Root>, tracks: Bool, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    guard offset >= 0 else {
      return withUnsafePointer(to: root.pointee[keyPath: keyPath]) { body($0) }
    }
    let base = UnsafeRawPointer(root)
    if tracks, isObservable { access(base) }
    return body((base + offset).assumingMemoryBound(to: Value.self))
  }

  /// Reads a part; outside of any actor, so that no closure's isolation needs to be checked.
  @inlinable
  static func value(
    _ keyPath: KeyPath<Root, Value>, at root: UnsafePointer<Root>, tracks: Bool
  ) -> Value {
    immortal(keyPath)._withUnsafeGuaranteedRef { path in
      path.read(root, tracks: tracks) { $0.pointee }
    }
  }

  @usableFromInline
  func modifyThroughKeyPath<Result>(
    _ root: inout Root, _ body: (inout Value) -> Result
  ) -> Result {
    guard let writable else {
      preconditionFailure("The key path of a child's state must be writable.")
    }
    return body(&root[keyPath: writable])
  }
}

// MARK: Observation

extension StatePath {
  /// Tells the observation in progress that the fields on the way were read.
  @usableFromInline
  func access(_ base: UnsafeRawPointer) {
    if let onlyStep { return onlyStep.access(base) }
    for step in steps { step.access(base) }
  }

  @usableFromInline
  func willModify(_ base: UnsafeMutableRawPointer) -> ObservationIdentity {
    guard willModifySteps(base) else { return .unobserved }
    guard let partContainer else { return identity.willModify(base + offset) }
    return partContainer._withUnsafeGuaranteedRef { container in
      container.willModify(at: base + offset)
      return container.tokenIdentity(at: base + offset)
    }
  }

  /// Prepares the fields on the way for a change.
  ///
  /// - Returns: Whether somebody may observe one.
  private func willModifySteps(_ base: UnsafeMutableRawPointer) -> Bool {
    if let stepContainer {
      let place = base + stepOffset
      return stepContainer._withUnsafeGuaranteedRef { container in
        container.willModify(at: place)
        return container.withToken(at: place) { $0.isObserved(stepField) }
      }
    }
    var isObserved = false
    for step in steps where step.willModify(base) { isObserved = true }
    return isObserved
  }

  private func identityNow(_ base: UnsafeMutableRawPointer) -> ObservationIdentity {
    guard let partContainer else { return identity.read(base + offset) }
    return partContainer._withUnsafeGuaranteedRef { $0.tokenIdentity(at: base + offset) }
  }

  @usableFromInline
  func didModify(_ base: UnsafeMutableRawPointer, _ before: ObservationIdentity) {
    guard !before.isSame(as: identityNow(base)), let last = steps.last else { return }
    last.notify(base)
    if elementIdentity != nil { notifyElements(base) }
  }

  /// Tells the observation in progress that an element was read: not the collection, if elements are
  /// observable themselves.
  func accessElements(_ base: UnsafeRawPointer) {
    for step in steps.dropLast() { step.access(base) }
    elementStep?.access(base)
  }

  /// Tells observers of elements that one was replaced.
  @usableFromInline
  func notifyElements(_ base: UnsafeRawPointer) {
    elementStep?.notify(base)
  }

  private var elementStep: ObservedStep? {
    guard let last = steps.last, elementIdentity != nil else { return steps.last }
    return ObservedStep(
      container: last.container, offset: last.offset, field: ElementField.of(last.field))
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
