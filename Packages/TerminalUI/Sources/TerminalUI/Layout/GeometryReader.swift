public import TerminalCore

/// A view that takes all the room it is offered and makes its content for that room.
///
/// Plain mode has no room; there the content is made for 80×24 cells.
public struct GeometryReader<Content: View>: View {
  /// Always `Never`.
  public typealias Body = Never

  /// Makes the content.
  public let content: @MainActor (GeometryProxy) -> Content

  /// A view whose content depends on its room.
  public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that builds its content when it is drawn.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    GeometryNode(view, inputs)
  }
}

/// The room of a ``GeometryReader``, in cells.
public struct GeometryProxy: Hashable, Sendable {
  private let rect: Rect

  init(_ rect: Rect) {
    self.rect = rect
  }

  /// The size of the room.
  public var size: Size { rect.size }

  /// Where the room lies: on the screen, or seen from itself.
  public func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: Rect(size: rect.size)
    case .global: rect
    }
  }
}

/// From where a place is counted.
public enum CoordinateSpace: Hashable, Sendable {
  /// From the view's own upper left corner.
  case local
  /// From the screen's upper left corner.
  case global
}

extension Size {
  /// The columns.
  public var width: Int { columns }
  /// The rows.
  public var height: Int { rows }
}

private struct GeometryContent<Content: View>: View {
  let proxy: GeometryProxy
  let content: @MainActor (GeometryProxy) -> Content

  var body: Content { content(proxy) }
}

private final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var child: _ViewNode<GeometryContent<Content>>?
  private var room: Rect?

  /// Columns and rows of a reader that may be as large as it likes.
  private static var idealSize: Size { Size(columns: 10, rows: 1) }
  /// The room that plain mode has not got.
  private static var plainRoom: Rect { Rect(size: Size(columns: 80, rows: 24)) }

  init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    if let room { child?.update(content(room), childEnvironment(environment)) }
  }

  override func childEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard environment.stackAxis != nil else { return environment }
    return derived.environment(from: environment) { $0.stackAxis = nil }
  }

  private let derived = DerivedEnvironment()

  private func content(_ room: Rect) -> GeometryContent<Content> {
    GeometryContent(proxy: GeometryProxy(room), content: view.content)
  }

  /// Makes the content for a room; what is around keeps its layout, which does not depend on it.
  private func build(for room: Rect) {
    guard room != self.room else { return }
    self.room = room
    graph.withLayoutBoundary(self) {
      if let child {
        child.update(content(room), childEnvironment(environment))
      } else {
        child = makeChild(content(room), isLazy: false)
      }
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(self)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(
      columns: proposal.columns ?? Self.idealSize.columns,
      rows: proposal.rows ?? Self.idealSize.rows)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    build(for: rect)
    child?.element(alignment: .leading)?.draw(aligned: .topLeading, in: rect, on: canvas)
  }

  override func describe(to writer: PlainWriter) {
    build(for: Self.plainRoom)
    for element in child?.elements() ?? [] {
      writer.line { element.describe(to: writer) }
    }
  }
}
