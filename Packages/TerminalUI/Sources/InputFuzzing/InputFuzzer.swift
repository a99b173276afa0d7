import TerminalCore

/// Feeds random and mutated bytes to decoders, whole and in pieces, and compares the events.
public struct InputFuzzer: Sendable {
  /// An input that is decoded wrongly.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let reason: String
    /// A short input that shows it; after each piece there is a pause.
    public let pieces: [[UInt8]]

    /// The reason and the bytes, in hexadecimal.
    public var description: String {
      let bytes = pieces.map { piece in piece.map { String($0, radix: 16) }.joined(separator: " ") }
      return "\(reason): \(bytes.joined(separator: " | "))"
    }
  }

  private var random: SeededGenerator
  /// Events that have come out so far.
  public private(set) var eventCount = 0

  /// A fuzzer whose inputs depend on the seed alone.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Decodes about as many bytes as asked for.
  ///
  /// - Throws: ``Failure`` for the first input that is decoded wrongly, made as short as it gets.
  public mutating func run(bytes: Int) throws(Failure) {
    var left = bytes
    while left > 0 {
      let pieces = input()
      left -= max(1, pieces.reduce(0) { $0 + $1.count })
      let splits = random.next()
      if let reason = check(pieces, splits: splits) {
        throw shortened(Failure(reason: reason, pieces: pieces), splits: splits)
      }
    }
  }

  /// A few hundred bytes, with pauses in between.
  private mutating func input() -> [[UInt8]] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        bytes += random.next() % 4 == 0 ? noise() : mutated(sample())
      }
      return bytes
    }
  }

  private mutating func sample() -> [UInt8] {
    InputCorpus.samples[Int.random(in: 0..<InputCorpus.samples.count, using: &random)]
  }

  private mutating func noise() -> [UInt8] {
    (0..<Int.random(in: 1...8, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random)
    }
  }

  private mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch random.next() % 8 {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 3: bytes.insert(contentsOf: sample(), at: place)
    case 4: bytes.removeSubrange(place...)
    default: break
    }
    return bytes
  }

  /// What is wrong with the way that an input is decoded, nil where nothing is.
  private mutating func check(_ pieces: [[UInt8]], splits: UInt64) -> String? {
    var cuts = SeededGenerator(seed: splits)
    var whole = InputDecoder()
    var split = InputDecoder()
    for piece in pieces {
      let expected = whole.feed(piece)
      var events: [InputEvent] = []
      var rest = piece[...]
      while !rest.isEmpty {
        let count = min(rest.count, Int.random(in: 1...9, using: &cuts))
        events += split.feed(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      guard events == expected else { return "decoded differently in pieces" }
      guard whole.pendingEscape == split.pendingEscape else { return "waits differently" }
      guard whole.flush() == split.flush() else { return "flushed differently" }
      guard expected.count <= piece.count + 1 else { return "more events than bytes" }
      if let reason = expected.lazy.compactMap(InputFuzzer.fault).first { return reason }
      eventCount += expected.count
    }
    // Whatever came before, cancelling it leaves a decoder that hears a key.
    let last = whole.feed(
      [0x18, 0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E] + Array("\u{1B}\\\u{1B}[A".utf8))
    guard last.last == .key(KeyEvent(.up)) else { return "deaf afterwards" }
    return nil
  }

  /// What is wrong with an event by itself.
  private static func fault(_ event: InputEvent) -> String? {
    switch event {
    case .paste(let paste):
      let isClean = paste.text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0 == "\t" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
      }
      return isClean ? nil : "a control character in a paste"
    case .mouse(let mouse):
      return mouse.position.column < 0 || mouse.position.row < 0 ? "a click outside" : nil
    case .key(let key):
      guard case .character(let character) = key.key else { return nil }
      return character.unicodeScalars.count == 1 ? nil : "a key of several code points"
    case .focus: return nil
    }
  }

  /// Leaves out bytes for as long as the rest still fails.
  private mutating func shortened(_ failure: Failure, splits: UInt64) -> Failure {
    var best = failure
    var isShorter = true
    while isShorter {
      isShorter = false
      for piece in best.pieces.indices {
        for place in best.pieces[piece].indices {
          var pieces = best.pieces
          pieces[piece].remove(at: place)
          guard let reason = check(pieces, splits: splits) else { continue }
          best = Failure(reason: reason, pieces: pieces)
          isShorter = true
          break
        }
        if isShorter { break }
      }
    }
    return best
  }
}
