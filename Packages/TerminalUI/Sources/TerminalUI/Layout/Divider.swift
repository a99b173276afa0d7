import TerminalCore

/// A line between the views of a stack.
public struct Divider: View {
  /// Creates the line.
  public init() {}

  /// The line.
  public var body: some View {
    DividerCore()
  }
}

private struct DividerCore: LeafView {
  func measure(_ proposal: Proposal, in environment: EnvironmentValues) -> Size {
    if environment.stackAxis == .horizontal {
      Size(columns: 1, rows: proposal.rows ?? 1)
    } else {
      Size(columns: proposal.columns ?? 1, rows: 1)
    }
  }

  func draw(in rect: Rect, on canvas: Canvas, _ environment: EnvironmentValues) {
    var style = environment.style
    style.attributes.insert(.dim)
    canvas.fill(rect, with: environment.stackAxis == .horizontal ? "│" : "─", style: style)
  }

  func describe(to writer: PlainWriter, _ environment: EnvironmentValues) {
    if environment.stackAxis == .horizontal {
      writer.word { writer.write("|") }
    } else {
      writer.rule()
    }
  }
}

extension Divider: _UnobservingView {}
