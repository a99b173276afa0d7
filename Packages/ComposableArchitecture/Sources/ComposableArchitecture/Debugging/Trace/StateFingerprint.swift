import CustomDump

/// A short text that two states have in common if they print the same.
enum StateFingerprint {
  /// The FNV-1a hash, of 64 bits, of the printed state.
  ///
  /// - Complexity: Linear in the size of the printed state.
  static func of<State>(_ state: State) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in String(customDumping: state).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
