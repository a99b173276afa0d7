/// Holds rows for the elements that a window shows; others are not built.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = _ViewNode<ForEachRow<Data.Element, Content>>

  private struct Entry {
    let node: Row
    let index: Int
    let element: IdentifiedElement
    var usedGeneration: Int
  }

  private var view: ForEach<Data, ID, Content>
  private var rows: [ID: Entry] = [:]
  /// The nodes of the rows from top to bottom, once asked for.
  private var ordered: [Row]?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Updates the rows that are built; the window asks for others when it is drawn.
  override func update(
    _ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    for (id, entry) in rows {
      guard let element = element(at: entry.index), view.identity(element) == id else { continue }
      entry.node.update(
        ForEachRow(element: element, content: view.content), childEnvironment(environment))
    }
  }

  private func element(at index: Int) -> Data.Element? {
    guard index >= 0, index < view.data.count else { return nil }
    return view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  override func rowCount() -> Int { view.data.count }

  override func row(at index: Int) -> ListRow? {
    guard let element = element(at: index) else { return nil }
    let id = view.identity(element)
    let node = node(of: element, id, at: index)
    let inner = node.element(alignment: .leading)
    let known = rows[id]
    let row =
      known.flatMap { $0.element.inner === inner ? $0.element : nil }
      ?? IdentifiedElement(inner ?? EmptyElement(), id: id)
    if known?.index != index { ordered = nil }
    rows[id] = Entry(
      node: node, index: index, element: row, usedGeneration: graph.layoutGeneration)
    return ListRow(row)
  }

  private func node(of element: Data.Element, _ id: ID, at index: Int) -> Row {
    let row = ForEachRow(element: element, content: view.content)
    if let known = rows[id] {
      if known.index != index { known.node.update(row, childEnvironment(environment)) }
      return known.node
    }
    return graph.withLayoutBoundary(self) { makeChild(row, isLazy: false) }
  }

  override func dropUnusedRows() {
    super.dropUnusedRows()
    let unused = rows.filter { $0.value.usedGeneration != graph.layoutGeneration }
    guard !unused.isEmpty else { return }
    ordered = nil
    graph.withLayoutBoundary(self) {
      for (id, entry) in unused {
        entry.node.dismantle()
        rows[id] = nil
      }
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    let nodes = ordered ?? rows.values.sorted { $0.index < $1.index }.map(\.node)
    ordered = nodes
    for node in nodes {
      body(node)
    }
  }

  override func appendElements(to elements: inout [_Element]) {
    for index in 0..<view.data.count {
      if let row = row(at: index) { elements.append(row.element) }
    }
  }
}

/// Something without size.
final class EmptyElement: _Element {}
