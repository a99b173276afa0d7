public import Dependencies
import IssueReporting

/// Lets a presented feature go from inside: `@Dependency(\.dismiss) var dismiss`.
///
/// ```swift
/// case .closeButtonTapped:
///   return .run { _ in await self.dismiss() }
/// ```
public struct DismissEffect: Sendable {
  private let dismiss: (@MainActor @Sendable () async -> Void)?
  private let ticket: DismissTicket?

  /// Creates an effect from a closure, for tests.
  ///
  /// - Parameter dismiss: Is called instead.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    self.dismiss = dismiss
    ticket = nil
  }

  init(ticket: DismissTicket? = nil) {
    dismiss = nil
    self.ticket = ticket
  }

  /// The effect that knows its presentation, if it is asked for where there is one.
  var resolved: DismissEffect {
    guard dismiss == nil else { return self }
    if let ticket = Reduction.dismissTicket() { return DismissEffect(ticket: ticket) }
    guard !Reduction.isRunning, let path = EffectScope.current?.path else { return self }
    let ticket = DismissTicket()
    ticket.path = path
    return DismissEffect(ticket: ticket)
  }

  /// Lets the feature go whose reducer or effect has asked for this, or whose effect calls it.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let dismiss {
      await dismiss()
      return
    }
    var presentation = (ticket?.path ?? EffectScope.current?.path)?.presentation
    while let current = presentation {
      if current.dismiss?() == true { return }
      presentation = current.parent?.presentation
    }
    if let dismissal = DependencyValues._current[RootDismissKey.self] {
      dismissal.perform()
      return
    }
    reportIssue(
      """
      A reducer requested dismissal at "\(fileID):\(line)", but couldn't be dismissed. …

      This is generally considered an application logic error, and can happen when a reducer \
      assumes it runs in a presentation context. Present it with "ifLet" or a stack, and call \
      "dismiss" in one of its effects.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension DependencyValues {
  /// Lets the feature go that is presented.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self].resolved }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature is presented.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] ?? Presented.isCurrent }
    set { self[IsPresentedKey.self] = newValue }
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}

private enum IsPresentedKey: DependencyKey {
  static let liveValue: Bool? = nil
  static let testValue: Bool? = nil
}

/// Whether the reducer or effect that runs is that of a presented feature.
private enum Presented {
  static var isCurrent: Bool {
    if Reduction.isRunning { return Reduction.current.presentationDepth > 0 }
    return EffectScope.current?.path?.presentation != nil
  }
}
