@testable import NumbersCommand

/// Makes options and command lines that are often nearly right; the same for the same seed.
struct LineGenerator {
  private var generator: SplitMix

  init(seed: UInt64) {
    generator = SplitMix(state: seed)
  }

  /// A command with one to six options, whose names often begin alike.
  mutating func spec() -> CommandSpec {
    var options: [OptionSpec] = []
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let name = text(of: "ab-", length: 1...4)
      let letter = Bool.random(using: &generator) ? element(of: Array("abc")) : nil
      guard name.first != "-", !options.contains(where: { $0.name == name }),
        letter == nil || !options.contains(where: { $0.letter == letter })
      else { continue }
      options.append(
        OptionSpec(
          name, letter: letter, value: Bool.random(using: &generator) ? "V" : nil, summary: ""))
    }
    return CommandSpec(name: nil, operands: nil, summary: "", options: options, exitCodes: [])
  }

  /// Up to five words: options of `spec`, whole, cut off, with and without a value, and others.
  mutating func words(for spec: CommandSpec) -> [String] {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in word(for: spec) }
  }

  private mutating func word(for spec: CommandSpec) -> String {
    let name = spec.options.isEmpty ? "a" : element(of: spec.options).name
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<6: return "--" + name
    case 6..<9: return "--" + name.prefix(Int.random(in: 0...name.count, using: &generator))
    case 9..<12: return "--\(name)=\(value())"
    case 12: return "--" + name.prefix(1) + "=" + value()
    case 13..<15: return "-" + text(of: "abc", length: 1...3)
    case 15: return "--"
    case 16: return "-" + text(of: "abcx=\u{301}-:", length: 0...3)
    case 17: return "--" + text(of: "abx=\u{301}-", length: 0...4)
    default: return value()
    }
  }

  private mutating func value() -> String {
    element(of: ["", "x", "=", "-", "a=b", "\u{301}e", "é", "--", "-a", "--a", "two words"])
  }

  private mutating func text(of letters: String, length: ClosedRange<Int>) -> String {
    var text = ""
    for _ in 0..<Int.random(in: length, using: &generator) {
      text.unicodeScalars.append(element(of: Array(letters.unicodeScalars)))
    }
    return text
  }

  private mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }
}

/// SplitMix64 (G. Steele and others, 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
