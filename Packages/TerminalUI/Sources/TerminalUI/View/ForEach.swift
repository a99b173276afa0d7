/// A view for each element of a collection, told apart by an identity.
///
/// State lives with an element's identity: it moves with the element and goes with it. In a ``List``
/// only the elements in the window are built; elements that are several rows each, sections for
/// example, are all built, but not what a `ForEach` inside them holds.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// Always `Never`.
  public typealias Body = Never

  /// The elements.
  public let data: Data

  /// Makes the view of an element.
  public let content: @MainActor (Data.Element) -> Content

  let identity: (Data.Element) -> ID

  /// What can be done with the rows.
  public var _edits = _CollectionEdits()

  init(
    data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }

  /// Makes a node that keeps a row for each element.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    inputs.isLazy && !(Content.self is any RowsView.Type)
      ? LazyForEachNode(view, inputs) : ForEachNode(view, inputs)
  }
}

extension ForEach {
  /// A view for each element, told apart by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// A view for each element, told apart by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}

/// The place of one element.
struct ForEachRow<Element, Content: View>: View {
  let element: Element
  let content: @MainActor (Element) -> Content

  var body: Content { content(element) }
}

/// An element's identity; the second element with the same one still has a place of its own.
struct RowKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// A view that can be several rows of a list.
protocol RowsView: View {}

extension TupleView: RowsView {}
extension Group: RowsView {}
extension Section: RowsView {}
extension ForEach: RowsView {}
