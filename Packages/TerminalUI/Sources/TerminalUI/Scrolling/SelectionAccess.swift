import Bindings

/// How the selection of a list is read and written.
struct SelectionAccess<Value: Hashable> {
  let read: @MainActor () -> Set<Value>
  let select: @MainActor (Value) -> Void

  /// At most one value; choosing another takes its place.
  init(_ binding: Binding<Value?>) {
    read = { binding.wrappedValue.map { [$0] } ?? [] }
    select = { binding.wrappedValue = $0 }
  }

  /// Any values; choosing one again takes it away.
  init(_ binding: Binding<Set<Value>>) {
    read = { binding.wrappedValue }
    select = { value in
      var values = binding.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      binding.wrappedValue = values
    }
  }
}
