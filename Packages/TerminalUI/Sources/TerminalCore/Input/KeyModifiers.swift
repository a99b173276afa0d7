/// The keys held while another one is pressed.
///
/// The raw value is the one that terminals send, less one (xterm, kitty).
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the keys held.
  public let rawValue: UInt8

  /// Makes a set out of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The alt or option key.
  public static let alt = KeyModifiers(rawValue: 2)
  /// The control key.
  public static let control = KeyModifiers(rawValue: 4)
  /// The super, Windows or command key.
  public static let superKey = KeyModifiers(rawValue: 8)
  /// The hyper key.
  public static let hyper = KeyModifiers(rawValue: 16)
  /// The meta key.
  public static let meta = KeyModifiers(rawValue: 32)

  /// The modifiers of a sequence's parameter, which is one more than their sum; locks are left out.
  init(parameter: Int) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(0, parameter - 1)) & 0x3F)
  }
}
