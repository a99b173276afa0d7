/// Which fields an action of `onSubmit` is for.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields, of which there are none.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when Enter is pressed in a field inside, of those that `triggers` names.
  public func onSubmit(
    of triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    EnvironmentView(
      content: self,
      change: { if triggers.contains(.text) { $0.submitActions.append(action) } }, identity: nil)
  }

  /// Keeps actions of `onSubmit` further out from being run for the fields inside.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    environmentChange(identity: isBlocking) { if isBlocking { $0.submitActions = [] } }
  }

  /// Explains the control; shown while it has the focus, and in the list of keys.
  public func help(_ text: Text) -> some View {
    help(text.string)
  }
}

extension Control {
  /// Takes what Enter does in a field, and how that is called.
  func takeSubmission(from environment: EnvironmentValues) {
    pressTitle = environment.submitLabel.title
    let actions = environment.submitActions
    guard !actions.isEmpty else {
      press = nil
      return
    }
    press = {
      for action in actions {
        action()
      }
    }
  }
}
