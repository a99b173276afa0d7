/// One observed field of a state: its key path, and the stored property behind it.
public struct ObservableStateField<Root> {
  private let keyPath: PartialKeyPath<Root>
  private let storage: PartialKeyPath<Root>
  private let field: Int
  private let isPresented: Bool
  private let nested: () -> [ErasedField]

  /// Describes a field of any type.
  public init<Value>(
    _ keyPath: KeyPath<Root, Value>, storage: WritableKeyPath<Root, Value>, field: Int
  ) {
    self.keyPath = keyPath
    self.storage = storage
    self.field = field
    isPresented = false
    nested = { [] }
  }

  /// Describes a field that holds an observable state.
  public init<Value: ObservableState>(
    _ keyPath: KeyPath<Root, Value>, storage: WritableKeyPath<Root, Value>, field: Int
  ) {
    self.keyPath = keyPath
    self.storage = storage
    self.field = field
    isPresented = false
    nested = { Value._$fields.compactMap { $0.erased() } }
  }

  /// Describes the optional view of a presented field.
  public init<Value>(
    _ keyPath: KeyPath<Root, Value?>,
    presentedBy storage: WritableKeyPath<Root, PresentationState<Value>>, field: Int
  ) {
    self.keyPath = keyPath
    self.storage = storage
    self.field = field
    isPresented = true
    nested = { [] }
  }
}

extension ObservableStateField where Root: ObservableState {
  /// The field as it is written in key paths.
  var path: PartialKeyPath<Root> { keyPath }

  /// The field without its types, or `nil` if its place is not known.
  func erased() -> ErasedField? {
    guard let offset = MemoryLayout<Root>.offset(of: storage) else { return nil }
    let step = ObservedStep(container: ContainerOf<Root>(), offset: 0, field: field)
    let plain = ErasedField(
      keyPath: keyPath, offset: offset, steps: [step], isPresented: isPresented, nested: { [] })
    let inner = nested
    return ErasedField(
      keyPath: keyPath, offset: offset, steps: [step], isPresented: isPresented,
      nested: { inner().compactMap { $0.moved(into: plain) } }
    )
  }
}
