import TerminalCore

/// A picture of a whole screen, in the room that it is offered.
///
/// ```swift
/// ScreenPicture { RootView(store: store) }.id(moment)
/// ```
///
/// Its views live in a tree of their own: their titles, alerts and sheets stay inside the picture, and
/// nothing in it takes keys, clicks or the focus. They are made once for each place of the picture; give
/// it another `id` to show others. In plain mode the screen is written without numbers, each line
/// behind a bar.
public struct ScreenPicture<Content: View>: View {
  /// The picture has no body: the host draws it.
  public typealias Body = Never

  fileprivate let content: @MainActor () -> Content

  /// Shows the screen that the views make.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  /// Makes the node that holds the picture's place in the tree.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ScreenPictureNode(view, inputs)
  }
}

private final class ScreenPictureNode<Content: View>: _ViewNode<ScreenPicture<Content>> {
  private let session: ViewSession

  init(_ view: ScreenPicture<Content>, _ inputs: _NodeInputs) {
    let invalidations = inputs.graph.invalidations
    session = ViewSession(
      size: Size(columns: 80, rows: 24), showsHelpLine: false,
      isScreen: inputs.environment.horizontalSizeClass != nil,
      signal: { [weak invalidations] in invalidations?.requestFrame() }, root: view.content)
    super.init(inputs)
  }

  override func update(_ view: ScreenPicture<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
  }

  override var forwardsRows: Bool { false }

  override func appendElements(to elements: inout [_Element]) {
    elements.append(self)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(
      columns: proposal.columns ?? session.size.columns, rows: proposal.rows ?? session.size.rows)
  }

  override func draw(in rect: Rect, on canvas: Canvas) {
    guard !rect.isEmpty else { return }
    session.resize(to: rect.size)
    session.update()
    if session.graph.focus.current != nil {
      session.graph.focus.withdraw()
      session.frameChanged()
      session.update()
    }
    canvas.draw(session.surface, at: rect.origin)
  }

  override func describe(to writer: PlainWriter) {
    for line in session.describeScreen(numbersControls: false).lines {
      writer.line {
        writer.write("| ")
        writer.append(line)
      }
    }
  }

  override func dismantled() {
    session.tearDown()
  }
}
