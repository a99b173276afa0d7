import TerminalCore

/// Work that goes on: a turning sign, or a bar when it is known how far the work is.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let fraction: Double?

  /// A bar for `value` of `total`, with any label and what stands for the value; a turning sign
  /// while `value` is `nil`.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    fraction = value.map { total > 0 ? Fraction.of($0, in: 0...total) : 0 }
  }

  /// The sign or the bar.
  public var body: some View {
    HStack {
      if let fraction {
        label
        FractionBar(
          fraction: fraction,
          text: CurrentValueLabel.self == EmptyView.self ? Fraction.percent(fraction) : "")
      } else {
        Spinner()
        label
      }
      currentValueLabel
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A sign for work of unknown length, with any label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
    currentValueLabel = EmptyView()
    fraction = nil
  }

  /// A bar for `value` of `total`, with any label; a turning sign while `value` is `nil`.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A sign for work of unknown length.
  public init() {
    self.init { EmptyView() }
  }

  /// A bar for `value` of `total`; a turning sign while `value` is `nil`.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
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
  var isStill: Bool { false }

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
