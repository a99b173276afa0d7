import Bindings

/// How the selection of a list is read and written.
struct SelectionAccess<Value: Hashable> {
  let read: @MainActor () -> Set<Value>
  let select: @MainActor (Value) -> Void
  /// Selects a value that is opened or pressed too; if it is selected already, it stays so.
  let keep: @MainActor (Value) -> Void

  /// At most one value; choosing another takes its place.
  init(_ binding: Binding<Value?>) {
    read = { binding.wrappedValue.map { [$0] } ?? [] }
    select = { binding.wrappedValue = $0 }
    keep = select
  }

  /// Any values; choosing one again takes it away.
  init(_ binding: Binding<Set<Value>>) {
    read = { binding.wrappedValue }
    select = { value in
      var values = binding.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      binding.wrappedValue = values
    }
    keep = { value in
      if !binding.wrappedValue.contains(value) { binding.wrappedValue.insert(value) }
    }
  }
}
