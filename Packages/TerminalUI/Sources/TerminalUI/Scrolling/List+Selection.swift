public import Bindings

extension List {
  /// A list of which one row can be selected; rows are told by their `tag` or their identity.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { SelectionAccess($0) }
    self.content = content()
  }

  /// A list of which any rows can be selected; rows are told by their `tag` or their identity.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { SelectionAccess($0) }
    self.content = content()
  }

  init(access: SelectionAccess<SelectionValue>?, @ViewBuilder content: () -> Content) {
    selection = access
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
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, SelectionValue, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with a row for each element, of which any can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable,
    SelectionValue == Data.Element.ID
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a row for each element, of which any can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, SelectionValue, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
