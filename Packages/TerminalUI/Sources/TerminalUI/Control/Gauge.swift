/// A value between two others, shown and not changed.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// A gauge with a label and what stands for the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction =
      length > 0 && value.isFinite
      ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// The label, the bar and the value.
  public var body: some View {
    HStack {
      label
      FractionBar(fraction: fraction, text: "\(Int(fraction * 100))%")
      currentValueLabel
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// A gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}
