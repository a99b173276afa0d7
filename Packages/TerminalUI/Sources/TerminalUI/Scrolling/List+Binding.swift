public import Bindings

extension List where SelectionValue == Never {
  /// A list with a row for each element of a collection behind a binding, told apart by the value at a
  /// key path.
  public init<Elements, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection,
    Content == ForEach<_IdentifiedPositions<Elements, ID>, ID, Row>
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// A list with a row for each element of a collection behind a binding, of which one can be selected.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    SelectionValue == Elements.Element.ID,
    Content == ForEach<_IdentifiedPositions<Elements, SelectionValue>, SelectionValue, Row>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list with a row for each element of a collection behind a binding, of which any can be selected.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    SelectionValue == Elements.Element.ID,
    Content == ForEach<_IdentifiedPositions<Elements, SelectionValue>, SelectionValue, Row>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
