import Testing

@testable import NumbersCommand

/// The option parser against the C library's `getopt_long`, over random options and words.
struct GetoptTests {
  @Test(arguments: [false, true])
  func theParserReadsWhatTheLibraryReads(stopsAtOperand: Bool) throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = LineGenerator(seed: seed)
    var read = 0
    var refused = 0
    for round in 0..<4_000 {
      let spec = generator.spec()
      let words = generator.words(for: spec)
      let theirs = Getopt.parse(words, by: spec, stopsAtOperand: stopsAtOperand)
      let ours = try? ArgumentParser.parse(
        words[...], by: spec, stopsAtOperand: stopsAtOperand)
      let place: Comment = "seed \(seed), round \(round): \(words) with \(spec.options.map(\.name))"
      guard let theirs, let ours else {
        try #require((theirs == nil) == (ours == nil), place)
        refused += 1
        continue
      }
      let values = Dictionary(
        uniqueKeysWithValues: ours.values.map { ($0.key.name, $0.value) })
      try #require(values == theirs.values, place)
      try #require(ours.operands == theirs.operands, place)
      read += 1
    }
    #expect(read > 500 && refused > 500, "seed \(seed): \(read) read, \(refused) refused")
  }

  /// The first operand is where the library finds it, too.
  @Test func theWordsUpToTheFirstOperandAreReadAlike() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = LineGenerator(seed: seed)
    for round in 0..<2_000 {
      let spec = generator.spec()
      let words = generator.words(for: spec)
      let theirs = Getopt.parse(words, by: spec, stopsAtOperand: true)
      let ours = try? ArgumentParser.parseLeading(words[...], by: spec)
      let place: Comment = "seed \(seed), round \(round): \(words)"
      try #require(ours.map { Array($0.rest) } == theirs?.operands, place)
    }
  }

  @Test(arguments: [
    (["--name=\u{301}x"], ["name": "\u{301}x"], []),
    (["--name==x=y"], ["name": "=x=y"], []),
    (["--name", "--"], ["name": "--"], []),
    (["a", "--name", "b", "--", "--name", "c"], ["name": "b"], ["a", "--name", "c"]),
    (["-", "--name=", "-"], ["name": ""], ["-", "-"]),
  ])
  func aFewThatTheLibraryReadsSo(
    _ words: [String], _ values: [String: String], _ operands: [String]
  ) throws {
    let spec = CommandSpec.app
    let theirs = try #require(Getopt.parse(words, by: spec, stopsAtOperand: false))
    #expect(theirs.values == values)
    #expect(theirs.operands == operands)
    let ours = try ArgumentParser.parse(words[...], by: spec)
    #expect(ours.values.map(\.value) == Array(values.values))
    #expect(ours.operands == operands)
  }
}
