public import Bindings
import TerminalCore

/// A control that chooses a number between two others.
///
/// The arrows left and right change it by a step; in plain mode `set N number` does.
public struct Slider<Label: View>: View {
  private let fraction: @MainActor () -> Double
  private let text: @MainActor () -> String
  private let move: @MainActor (Int) -> Void
  private let assign: @MainActor (String) -> Bool
  private let label: Label

  /// A slider over a number with any label; without a step, a twentieth of the range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let step = step ?? length / 20
    fraction = {
      guard length > 0, value.wrappedValue.isFinite else { return 0 }
      return min(max(Double((value.wrappedValue - bounds.lowerBound) / length), 0), 1)
    }
    text = { Self.text(Double(value.wrappedValue)) }
    move = { steps in
      let new = value.wrappedValue + Value(steps) * step
      value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    }
    assign = { text in
      guard let number = Double(text), bounds.contains(Value(number)) else { return false }
      value.wrappedValue = Value(number)
      return true
    }
    self.label = label()
  }

  /// The slider.
  public var body: some View {
    let move = move
    let assign = assign
    ControlView(
      kind: .stepper,
      label: HStack {
        label
        FractionBar(fraction: fraction(), text: text())
      },
      keys: [KeyHelp("←→", "less, more")], press: { move(1) },
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

extension Slider where Label == EmptyView {
  /// A slider over a number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}
