import Testing
import TransportMessages

@Suite struct LineSplitterTests {
  @Test func linesAreTheSameHoweverTheyAreCut() {
    let text = Array("one\n\ntwo and more\nthe rest".utf8)
    let lines = ["one", "", "two and more"].map { Array($0.utf8) }
    for size in 1...text.count {
      var splitter = LineSplitter()
      var seen: [[UInt8]] = []
      for start in stride(from: 0, to: text.count, by: size) {
        seen += splitter.lines(in: text[start..<min(start + size, text.count)])
      }
      #expect(seen == lines, "in pieces of \(size)")
      #expect(splitter.lines(in: Array("\n".utf8)) == [Array("the rest".utf8)])
    }
  }

  @Test func nothingHoldsNoLine() {
    var splitter = LineSplitter()
    #expect(splitter.lines(in: []).isEmpty)
  }
}
