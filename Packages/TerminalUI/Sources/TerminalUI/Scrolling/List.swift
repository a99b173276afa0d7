public import Bindings

/// Rows below each other in a window that scrolls. Only rows in the window are built.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: SelectionAccess<SelectionValue>?
  let content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.editMode) private var editMode

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// The rows.
  public var body: some View {
    if style.hasBorder { rows.border(.secondary) } else { rows }
  }

  @ViewBuilder private var rows: some View {
    if let selection {
      ListCore(
        content: content,
        selection: ListSelection(
          isSelected: { [value = selection.read()] tag in
            tag.tagValue(as: SelectionValue.self).map(value.contains) ?? false
          },
          select: { tag in
            if let value = tag.tagValue(as: SelectionValue.self) { selection.select(value) }
          },
          keep: { tag in
            if let value = tag.tagValue(as: SelectionValue.self) { selection.keep(value) }
          }), isEditing: isEditing)
    } else {
      ListCore(content: content, selection: nil, isEditing: isEditing)
    }
  }
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

  /// A list with a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    selection = nil
    content = ForEach(data, content: rowContent)
  }

  /// A list with a row for each element of a collection behind a binding.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Content == ForEach<
      _IdentifiedPositions<Elements, Elements.Element.ID>, Elements.Element.ID, Row
    >
  {
    selection = nil
    content = ForEach(data, content: rowContent)
  }
}

extension Form: _UnobservingView {}
