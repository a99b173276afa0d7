public import Bindings
import TerminalCore

/// A control that chooses a number between two others.
///
/// The arrows left and right change it by a step; in plain mode `set N number` does.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: @MainActor () -> Double
  private let text: @MainActor () -> String
  private let move: @MainActor (Int) -> Void
  private let moveToFraction: @MainActor (Double) -> Void
  private let assign: @MainActor (String) -> Bool
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  @State private var bar = SliderBar()
  @Environment(\.hidesLabels) private var hidesLabels

  /// A slider over a number with any label and what stands at the two ends; without a step, a
  /// twentieth of the range.
  ///
  /// `onEditingChanged` is told `true` before and `false` after each change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let isStepped = step != nil
    let step = step ?? length / 20
    fraction = { Fraction.of(value.wrappedValue, in: bounds) }
    text = { Self.text(Double(value.wrappedValue)) }
    let write: @MainActor (Value) -> Void = { new in
      onEditingChanged(true)
      value.wrappedValue = new
      onEditingChanged(false)
    }
    move = { steps in
      let old = value.wrappedValue
      let new = (old.isFinite ? old : bounds.lowerBound) + Value(steps) * step
      write(min(max(new, bounds.lowerBound), bounds.upperBound))
    }
    moveToFraction = { fraction in
      var offset = Value(fraction) * length
      if isStepped, step > 0 { offset = (offset / step).rounded() * step }
      write(min(max(bounds.lowerBound + offset, bounds.lowerBound), bounds.upperBound))
    }
    assign = { text in
      guard let number = Double(text), bounds.contains(Value(number)) else { return false }
      write(Value(number))
      return true
    }
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// The slider.
  public var body: some View {
    let move = move
    let assign = assign
    let bar = bar
    ControlView(
      kind: .stepper,
      label: HStack {
        if hidesLabels { label.wrapped(SpokenOnly()) } else { label }
        Group {
          minimumValueLabel
          FractionBar(fraction: fraction(), text: text()) { bar.frame = $0 }
          maximumValueLabel
        }
        .wrapped(Silent())
      },
      value: text(),
      keys: [KeyHelp("←→", "less, more")], press: { move(1) },
      click: { [moveToFraction] in
        if let place = bar.fraction(at: $0) { moveToFraction(place) } else { move(1) }
      },
      key: { event in
        switch event.key {
        case .left: move(-1)
        case .right: move(1)
        default: return false
        }
        return true
      },
      assign: { assign($0) ? .done : .refused("Say a number in range.") })
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// Where the bar of a slider was drawn last.
@MainActor
private final class SliderBar: PassingValue {
  var frame = Rect.zero

  /// The part of the bar up to a click: 0 in its first cell, 1 in its last; `nil` beside it.
  func fraction(at click: Click) -> Double? {
    guard frame.contains(click.position) else { return nil }
    let steps = max(frame.size.columns - 1, 1)
    return Double(click.position.column - frame.minColumn) / Double(steps)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider over a number with any label; without a step, a twentieth of the range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider over a number; without a step, a twentieth of the range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}
