/// Holds a row for each element, all built.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = _ViewNode<ForEachRow<Data.Element, Content>>

  private var rows: [(id: ID, node: Row)] = []
  /// The elements of the rows as they were last, for those that have not changed.
  private var identified: [IdentifiedElement] = []
  private var edits = _CollectionEdits()

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    update(view, inputs.environment)
  }

  override func update(
    _ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    edits = view._edits
    var old: [RowKey<ID>: Row] = [:]
    var seen: [ID: Int] = [:]
    if !inPlace(view) {
      for (id, node) in rows {
        old[key(of: id, &seen)] = node
      }
      seen = [:]
      rows = view.data.map { element in
        let id = view.identity(element)
        let row = ForEachRow(element: element, content: view.content)
        if let node = old.removeValue(forKey: key(of: id, &seen)) {
          node.update(row, environment)
          return (id, node)
        }
        return (id, makeChild(row))
      }
      for node in old.values {
        node.dismantle()
      }
    }
  }

  /// Updates the rows where they stand when the identities are those of the last time.
  private func inPlace(_ view: ForEach<Data, ID, Content>) -> Bool {
    guard rows.count == view.data.count,
      zip(rows, view.data).allSatisfy({ $0.id == view.identity($1) })
    else { return false }
    for (row, element) in zip(rows, view.data) {
      row.node.update(ForEachRow(element: element, content: view.content), environment)
    }
    return true
  }

  private func key(of id: ID, _ seen: inout [ID: Int]) -> RowKey<ID> {
    let occurrence = seen[id, default: 0]
    seen[id] = occurrence + 1
    return RowKey(id: id, occurrence: occurrence)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    for row in rows {
      body(row.node)
    }
  }

  override func row(at index: Int) -> ListRow? {
    var offset = index
    for (position, row) in rows.enumerated() {
      let count = row.node.rowCount()
      if offset < count {
        return row.node.row(at: offset).map {
          ListRow(
            IdentifiedElement($0.element, id: row.id), kind: $0.kind,
            edits: $0.edits ?? edits.row(at: position, of: rows.count))
        }
      }
      offset -= count
    }
    return nil
  }

  override func appendTabs(to tabs: inout [TabEntry]) {
    for row in rows {
      let start = tabs.count
      row.node.appendTabs(to: &tabs)
      for index in start..<tabs.count where tabs[index].tag == nil {
        tabs[index].tag = AnyHashable(row.id)
      }
    }
  }

  override func appendElements(to elements: inout [_Element]) {
    var position = 0
    var known: [IdentifiedElement] = []
    for row in rows {
      let start = elements.count
      row.node.appendElements(to: &elements)
      for index in start..<elements.count {
        let element = identified(elements[index], row.id, at: position)
        elements[index] = element
        known.append(element)
        position += 1
      }
    }
    identified = known
  }

  /// The element with its identity: the one of last time where both are the same.
  private func identified(_ inner: _Element, _ id: ID, at position: Int) -> IdentifiedElement {
    if position < identified.count, identified[position].keeps(inner),
      identified[position].isIdentified(by: id)
    {
      return identified[position]
    }
    return IdentifiedElement(inner, id: id)
  }
}
