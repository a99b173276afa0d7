public import Bindings

/// A control that makes something larger or smaller by steps.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let onIncrement: (@MainActor () -> Void)?
  private let onDecrement: (@MainActor () -> Void)?
  private let onAssign: (@MainActor (String) -> Bool)?

  /// A stepper that runs one action up and another down; `nil` where it ends.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    onAssign = nil
  }

  /// A stepper over a number.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, step: step, limits: nil, label: label)
  }

  /// A stepper over a number within limits.
  public init<Value: Strideable>(
    value: Binding<Value>, in limits: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, step: step, limits: limits, label: label)
  }

  private init<Value: Strideable>(
    _ value: Binding<Value>, step: Value.Stride, limits: ClosedRange<Value>?, label: () -> Label
  ) {
    self.label = label()
    let assign: @MainActor (Value) -> Bool = { new in
      guard limits?.contains(new) ?? true else { return false }
      value.wrappedValue = new
      return true
    }
    let move: @MainActor (Value.Stride) -> Void = { stride in
      let old = value.wrappedValue
      let new = old.moved(by: stride, within: limits)
      if new != old { _ = assign(new) }
    }
    onIncrement = { move(step) }
    onDecrement = { move(-step) }
    onAssign = { text in
      guard let type = Value.self as? any LosslessStringConvertible.Type,
        let new = type.init(text) as? Value
      else { return false }
      return assign(new)
    }
  }

  /// The stepper.
  public var body: some View {
    ControlView(
      kind: .stepper, label: ControlLabel(content: label), after: "  - +",
      choices: (onIncrement == nil ? [] : ["+"]) + (onDecrement == nil ? [] : ["-"]),
      keys: [KeyHelp("←→", "less, more")], press: onIncrement ?? {},
      targets: [
        ClickTarget(columns: 1..<3, press: onDecrement ?? {}),
        ClickTarget(columns: 3..<5, press: onIncrement ?? {}),
      ],
      key: { event in
        switch event.key {
        case .left, .character("-"): onDecrement?()
        case .right, .character("+"): onIncrement?()
        default: return false
        }
        return true
      },
      assign: { text in
        switch text {
        case "+": onIncrement?()
        case "-": onDecrement?()
        default:
          guard onAssign?(text) ?? false else {
            return .refused("Say “+”, “-” or a number in range.")
          }
        }
        return .done
      })
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title over a number.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// A stepper with a title over a number within limits.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in limits: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: limits, step: step) { Text(title) }
  }

  /// A stepper with a title that runs one action up and another down.
  public init(
    _ title: some StringProtocol, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}
