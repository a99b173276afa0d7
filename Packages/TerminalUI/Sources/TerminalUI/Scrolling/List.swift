public import Bindings

/// Rows below each other in a window that scrolls. Only rows in the window are built.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: SelectionAccess<SelectionValue>?
  private let content: Content

  /// The rows.
  public var body: some View {
    if let selection {
      ListCore(
        content: content,
        selection: ListSelection(
          isSelected: { [value = selection.read()] tag in
            (tag.base as? SelectionValue).map(value.contains) ?? false
          },
          select: { tag in
            if let value = tag.base as? SelectionValue { selection.select(value) }
          }))
    } else {
      ListCore(content: content, selection: nil)
    }
  }
}

/// How the selection of a list is read and written.
private struct SelectionAccess<Value: Hashable> {
  let read: @MainActor () -> Set<Value>
  let select: @MainActor (Value) -> Void
}

extension List where SelectionValue == Never {
  /// A list of the views of the closure.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// A list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    selection = nil
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each element, told apart by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    selection = nil
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List {
  /// A list of which one row can be selected; rows are told by their `tag` or their identity.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { Self.access($0) }
    self.content = content()
  }

  /// A list of which any rows can be selected; rows are told by their `tag` or their identity.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { binding in
      SelectionAccess(
        read: { binding.wrappedValue },
        select: { value in
          var values = binding.wrappedValue
          if values.remove(value) == nil { values.insert(value) }
          binding.wrappedValue = values
        })
    }
    self.content = content()
  }

  /// A list with a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable,
    SelectionValue == Data.Element.ID
  {
    self.selection = selection.map { Self.access($0) }
    content = ForEach(data, content: rowContent)
  }

  private static func access(
    _ binding: Binding<SelectionValue?>
  ) -> SelectionAccess<SelectionValue> {
    SelectionAccess(
      read: { binding.wrappedValue.map { [$0] } ?? [] },
      select: { binding.wrappedValue = $0 })
  }
}

/// Rows of controls below each other in a window that scrolls; fields show their titles.
public struct Form<Content: View>: View {
  private let content: Content

  /// A form of the views of the closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows.
  public var body: some View {
    ListCore(content: content, selection: nil).environment(\.showsFieldLabels, true)
  }
}

extension Form: UnobservingView {}
