/// The keys held while another one is pressed.
///
/// The raw value is the one that terminals send, less one (xterm, kitty).
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let alt = KeyModifiers(rawValue: 2)
  public static let control = KeyModifiers(rawValue: 4)
  public static let superKey = KeyModifiers(rawValue: 8)
  public static let hyper = KeyModifiers(rawValue: 16)
  public static let meta = KeyModifiers(rawValue: 32)

  /// The modifiers of a sequence's parameter, which is one more than their sum; locks are left out.
  init(parameter: Int) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(0, parameter - 1)) & 0x3F)
  }
}
