/// A value between two others, shown and not changed.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View
>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel
  /// Whether the value is told in percent, since nothing else tells it.
  private let showsPercent: Bool

  /// A gauge with a label, what stands for the value, and what stands at the two ends.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = Fraction.of(value, in: bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    showsPercent = CurrentValueLabel.self == EmptyView.self
  }

  /// The label, the bar and the value.
  public var body: some View {
    HStack {
      label
      minimumValueLabel
      FractionBar(fraction: fraction, text: showsPercent ? Fraction.percent(fraction) : "")
      maximumValueLabel
      currentValueLabel
    }
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with a label and what stands for the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// A gauge with a label; the value is told in percent.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}
