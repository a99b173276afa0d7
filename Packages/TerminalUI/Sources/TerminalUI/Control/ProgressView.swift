import TerminalCore

/// Work that goes on: a turning sign, or a bar when it is known how far the work is.
public struct ProgressView<Label: View>: View {
  private let label: Label
  private let fraction: Double?

  /// A sign for work of unknown length, with any label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
    fraction = nil
  }

  /// A bar for `value` of `total`, with any label; a turning sign while `value` is `nil`.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    fraction = value.map { total > 0 && $0.isFinite ? min(max(Double($0 / total), 0), 1) : 0 }
  }

  /// The sign or the bar.
  public var body: some View {
    HStack {
      if let fraction {
        label
        FractionBar(fraction: fraction, text: "\(Int(fraction * 100))%")
      } else {
        Spinner()
        label
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// A sign for work of unknown length.
  public init() {
    self.init { EmptyView() }
  }

  /// A bar for `value` of `total`; a turning sign while `value` is `nil`.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  /// A sign for work of unknown length, with a title.
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// A bar for `value` of `total`, with a title; a turning sign while `value` is `nil`.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A turning sign. It turns with the host's clock, and only while it is drawn.
private struct Spinner: LeafView {
  private static let frames: [SanitizedText] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  func measure(_ proposal: Proposal, in environment: EnvironmentValues) -> Size {
    Size(columns: 1, rows: 1)
  }

  func draw(in rect: Rect, on canvas: Canvas, _ environment: EnvironmentValues) {
    let phase = canvas.animationPhase()
    canvas.write(
      Self.frames[phase % Self.frames.count], at: rect.origin, style: environment.style)
  }

  func describe(to writer: PlainWriter, _ environment: EnvironmentValues) {
    writer.word { writer.write("...") }
  }
}
