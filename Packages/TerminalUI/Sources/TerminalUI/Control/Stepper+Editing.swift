public import Bindings
public import FoundationEssentials

extension Stepper {
  /// A stepper over a number; `onEditingChanged` is told `true` before and `false` after each change.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(value: value.telling(onEditingChanged), step: step, label: label)
  }

  /// A stepper over a number within limits; `onEditingChanged` is told `true` before and `false` after
  /// each change.
  public init<Value: Strideable>(
    value: Binding<Value>, in limits: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(value: value.telling(onEditingChanged), in: limits, step: step, label: label)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title over a number; `onEditingChanged` is told `true` before and `false` after
  /// each change.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(title, value: value.telling(onEditingChanged), step: step)
  }

  /// A stepper with a title over a number within limits; `onEditingChanged` is told `true` before and
  /// `false` after each change.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in limits: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(title, value: value.telling(onEditingChanged), in: limits, step: step)
  }

  /// A stepper with a title over a number, shown behind the title as a format writes it.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, step: step) {
      Text("\(String(title)) \(format.format(value.wrappedValue))")
    }
  }

  /// A stepper with a title over a number within limits, shown behind the title as a format writes it.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>,
    in limits: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(value: value, in: limits, step: step) {
      Text("\(String(title)) \(format.format(value.wrappedValue))")
    }
  }
}

extension Binding {
  /// The same value; each write is told before and after.
  @MainActor
  fileprivate func telling(_ onEditingChanged: @escaping @MainActor (Bool) -> Void) -> Binding {
    Binding(
      get: { wrappedValue },
      set: { new in
        onEditingChanged(true)
        wrappedValue = new
        onEditingChanged(false)
      })
  }
}
