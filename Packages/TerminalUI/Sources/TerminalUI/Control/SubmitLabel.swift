/// What Enter in a text field is for, as the line of keys says it.
public struct SubmitLabel: Hashable, Sendable {
  let title: String

  /// Done with the text.
  public static let done = SubmitLabel(title: "done")
  /// Go where the text leads.
  public static let go = SubmitLabel(title: "go")
  /// Send the text.
  public static let send = SubmitLabel(title: "send")
  /// Join what the text names.
  public static let join = SubmitLabel(title: "join")
  /// Follow the route.
  public static let route = SubmitLabel(title: "route")
  /// Search for the text.
  public static let search = SubmitLabel(title: "search")
  /// Submit the text: what fields say that are given no label.
  public static let `return` = SubmitLabel(title: "submit")
  /// On to the next field.
  public static let next = SubmitLabel(title: "next")
  /// Go on.
  public static let `continue` = SubmitLabel(title: "continue")
}

private struct SubmitLabelKey: EnvironmentKey {
  static let defaultValue = SubmitLabel.return
}

extension EnvironmentValues {
  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets what Enter does in the text fields inside, as the line of keys says it.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}
