import TerminalCore

/// Room that grows between the views of a stack, or in both directions outside one.
public struct Spacer: View {
  private let minLength: Int

  /// Room of at least `minLength` cells; none when not given.
  public init(minLength: Int? = nil) {
    self.minLength = max(minLength ?? 0, 0)
  }

  /// The room.
  public var body: some View {
    SpacerCore(minLength: minLength)
  }
}

private struct SpacerCore: LeafView {
  let minLength: Int

  var isSpacer: Bool { true }

  func measure(_ proposal: Proposal, in environment: EnvironmentValues) -> Size {
    let columns = max(proposal.columns ?? minLength, minLength)
    let rows = max(proposal.rows ?? minLength, minLength)
    return switch environment.stackAxis {
    case .horizontal: Size(columns: columns, rows: 0)
    case .vertical: Size(columns: 0, rows: rows)
    case nil: Size(columns: columns, rows: rows)
    }
  }

  func draw(in rect: Rect, on canvas: Canvas, _ environment: EnvironmentValues) {}
}

extension Spacer: _UnobservingView {}
