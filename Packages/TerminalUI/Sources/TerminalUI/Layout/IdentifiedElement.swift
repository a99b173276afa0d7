import TerminalCore

/// An element of a collection, tagged with its identity unless it has a tag of its own.
final class IdentifiedElement: _Element {
  let inner: _Element
  private let id: AnyHashable

  init(_ inner: _Element, id: some Hashable) {
    self.inner = inner
    self.id = AnyHashable(id)
  }

  /// Whether an element is the one inside, and of the size it had: a place stays the same element while its
  /// size changes.
  func keeps(_ other: _Element?) -> Bool { inner === other && !(inner is _AnyNode) }

  /// Whether the identity is this one.
  func isIdentified<ID: Hashable>(by id: ID) -> Bool { self.id.base as? ID == id }

  override var priority: Double { inner.priority }
  override var tag: AnyHashable? { inner.tag ?? id }
  override var gridCells: [_Element]? { inner.gridCells }
  override var isSpacer: Bool { inner.isSpacer }
  override var isStill: Bool { inner.isStill }
  override var toolbarPlacement: ToolbarItemPlacement? { inner.toolbarPlacement }
  override func measure(_ proposal: Proposal) -> Size { inner.size(proposal) }
  override func draw(in rect: Rect, on canvas: Canvas) { inner.draw(in: rect, on: canvas) }
  override func describe(to writer: PlainWriter) { inner.describe(to: writer) }
}
