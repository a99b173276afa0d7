/// The modes of the terminal that a screen asks for, reconciled against those that are on.
public struct TerminalModes: Hashable, Sendable {
  /// Which movements of the mouse are reported.
  public enum Mouse: Hashable, Sendable, CaseIterable {
    /// None: the terminal selects text as usual.
    case off
    /// Presses, releases and the wheel.
    case clicks
    /// Also movement while a button is held.
    case drags
    /// All movement.
    case motion
  }

  /// How keys are sent.
  public enum Keyboard: Hashable, Sendable {
    case legacy
    /// The kitty keyboard protocol with its progressive enhancement flags: 1 tells apart keys that
    /// share a legacy code, 2 also reports releases.
    case kitty(flags: UInt8)
  }

  /// The second screen, on which the shell's lines are left alone.
  public var alternateScreen: Bool
  /// The cursor is hidden until a frame places it.
  public var hidesCursor: Bool
  /// A paste arrives as one piece.
  public var bracketedPaste: Bool
  /// The window tells when it gains and loses the focus.
  public var focusEvents: Bool
  /// Text that reaches the last column stays there.
  public var disablesAutowrap: Bool
  /// Which movements of the mouse are reported.
  public var mouse: Mouse
  /// How keys are sent.
  public var keyboard: Keyboard
  /// The window's title; nil leaves it, or puts back the one from before.
  public var title: SanitizedText?

  /// Makes a set of modes; what is left out is off.
  public init(
    alternateScreen: Bool = false, hidesCursor: Bool = false, bracketedPaste: Bool = false,
    focusEvents: Bool = false, disablesAutowrap: Bool = false, mouse: Mouse = .off,
    keyboard: Keyboard = .legacy, title: SanitizedText? = nil
  ) {
    self.alternateScreen = alternateScreen
    self.hidesCursor = hidesCursor
    self.bracketedPaste = bracketedPaste
    self.focusEvents = focusEvents
    self.disablesAutowrap = disablesAutowrap
    self.mouse = mouse
    self.keyboard = keyboard
    self.title = title
  }

  /// What a shell leaves on: nothing of these.
  public static let normal = TerminalModes()

  /// What a full-screen program needs at least; ``FrameEncoder`` counts on it.
  public static let fullScreen = TerminalModes(
    alternateScreen: true, hidesCursor: true, bracketedPaste: true, disablesAutowrap: true)
}
