/// Holds rows for the elements that a window shows; others are not built.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = _ViewNode<ForEachRow<Data.Element, Content>>

  private struct Entry {
    let node: Row
    let index: Int
    var usedGeneration: Int
  }

  private var view: ForEach<Data, ID, Content>
  private var rows: [ID: Entry] = [:]

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
    let row = ForEachRow(element: element, content: view.content)
    let node: Row
    if let known = rows[id] {
      node = known.node
      if known.index != index { node.update(row, childEnvironment(environment)) }
    } else {
      node = makeChild(row, isLazy: false)
      graph.setNeedsResolve()
    }
    rows[id] = Entry(node: node, index: index, usedGeneration: graph.layoutGeneration)
    let inner = single(node.elements(), alignment: .leading) ?? EmptyElement()
    return ListRow(IdentifiedElement(inner, id: id))
  }

  override func dropUnusedRows() {
    super.dropUnusedRows()
    for (id, entry) in rows where entry.usedGeneration != graph.layoutGeneration {
      entry.node.dismantle()
      rows[id] = nil
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    for entry in rows.values.sorted(by: { $0.index < $1.index }) {
      body(entry.node)
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
