/// Holds rows for the elements that a window shows; others are not built.
///
/// A row that leaves the window disappears and ends, unless state in it has changed: then it stays,
/// out of sight, until its element goes.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = _ViewNode<ForEachRow<Data.Element, Content>>

  private struct Entry {
    let node: Row
    var index: Int
    let element: IdentifiedElement
    var usedGeneration: Int
  }

  private var view: ForEach<Data, ID, Content>
  private var rows: [RowKey<ID>: Entry] = [:]
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
    removeLostRows()
    for (key, entry) in rows {
      // Who moves where is seen when the window asks.
      rows[key]?.usedGeneration = Self.unused
      guard let element = element(at: entry.index), view.identity(element) == key.id else {
        continue
      }
      entry.node.update(
        ForEachRow(element: element, content: view.content), childEnvironment(environment))
    }
  }

  /// A generation in which nothing is laid out.
  private static var unused: Int { -1 }

  /// Whether a row's element stands where it stood.
  private func isInPlace(_ key: RowKey<ID>, _ entry: Entry) -> Bool {
    element(at: entry.index).map(view.identity) == key.id
  }

  /// Ends the rows out of sight whose elements have gone; those in sight end when they are not asked
  /// for.
  ///
  /// - Complexity: O(*n*) when an element of such a row has moved.
  private func removeLostRows() {
    let lost = rows.filter { !$0.value.node.isShown && !isInPlace($0.key, $0.value) }
    guard !lost.isEmpty else { return }
    let ids = Set(view.data.lazy.map(view.identity))
    for (key, entry) in lost where !ids.contains(key.id) {
      entry.node.dismantle()
      rows[key] = nil
    }
    ordered = nil
  }

  private func element(at index: Int) -> Data.Element? {
    guard index >= 0, index < view.data.count else { return nil }
    return view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  override func rowCount() -> Int { view.data.count }

  override func row(at index: Int) -> ListRow? {
    guard let element = element(at: index) else { return nil }
    let id = view.identity(element)
    let key = key(of: id, at: index)
    let node = node(of: element, key, at: index)
    let inner = node.element(alignment: .leading)
    let known = rows[key]
    let row =
      known.flatMap { $0.element.keeps(inner) ? $0.element : nil }
      ?? IdentifiedElement(inner ?? EmptyElement(), id: id)
    if known?.index != index { ordered = nil }
    rows[key] = Entry(
      node: node, index: index, element: row, usedGeneration: graph.layoutGeneration)
    return ListRow(row, edits: view._edits.row(at: index, of: view.data.count))
  }

  /// Which row an element with an identity has: its own, or one that is free, or a new one. Two
  /// elements with one identity have a row each.
  private func key(of id: ID, at index: Int) -> RowKey<ID> {
    var free: RowKey<ID>?
    var key = RowKey(id: id, occurrence: 0)
    while let known = rows[key], known.index != index {
      if free == nil, known.usedGeneration != graph.layoutGeneration { free = key }
      key = RowKey(id: id, occurrence: key.occurrence + 1)
    }
    return rows[key] == nil ? free ?? key : key
  }

  private func node(of element: Data.Element, _ key: RowKey<ID>, at index: Int) -> Row {
    let row = ForEachRow(element: element, content: view.content)
    guard let known = rows[key] else {
      return graph.withLayoutBoundary(self) { makeChild(row, isLazy: false) }
    }
    if known.index != index { known.node.update(row, childEnvironment(environment)) }
    if !known.node.isShown { show(known.node, true) }
    return known.node
  }

  private func show(_ node: Row, _ isShown: Bool) {
    node.isShown = isShown
    graph.setNeedsResolve()
  }

  override func dropUnusedRows() {
    super.dropUnusedRows()
    let unused = rows.filter { $0.value.usedGeneration != graph.layoutGeneration }
    guard !unused.isEmpty else { return }
    graph.withLayoutBoundary(self) {
      for (key, entry) in unused where entry.node.isShown {
        ordered = nil
        if entry.node.hasChangedState,
          isInPlace(key, entry) || view.data.contains(where: { view.identity($0) == key.id })
        {
          show(entry.node, false)
        } else {
          entry.node.dismantle()
          rows[key] = nil
        }
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
