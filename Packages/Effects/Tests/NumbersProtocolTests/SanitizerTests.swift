import NumbersProtocol
import Testing

@Suite struct SanitizerTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("two\r\nlines\tand  more ", "two lines and more"),
    ("\u{1B}[31mred\u{1B}[0m", "red"),
    ("a\u{1B}]0;title\u{7}b", "ab"),
    ("a\u{1B}]8;;http://x\u{1B}\\b", "ab"),
    ("a\u{1B}Pdevice\u{1B}\\b", "ab"),
    ("a\u{9B}2Jb", "ab"),
    ("a\u{9D}0;t\u{9C}b", "ab"),
    ("a\u{1B}(0b", "ab"),
    ("a\u{1B}cb", "ab"),
    ("a\u{1B}", "a"),
    ("\u{1B}]0;no end", "0;no end"),
    ("\u{1B}[12", "12"),
    ("a\u{8}\u{7F}\u{0}b", "ab"),
    ("\u{202E}right\u{2066}left", "rightleft"),
    ("zero\u{200B}width\u{FEFF}", "zerowidth"),
    ("e\u{301}", "e\u{301}"),
    ("👩‍👧 42", "👩‍👧 42"),
    ("a\u{2028}b\u{85}c", "a b c"),
    ("\u{E000}\u{FFFF}x", "x"),
  ])
  func textBecomesOneHarmlessLine(text: String, line: String) {
    #expect(Sanitizer.line(text) == line)
  }

  @Test func noCombinationOfIntroducersLeavesAControlCharacter() {
    let pieces = ["\u{1B}", "[", "]", "\u{9B}", "\u{9D}", "\\", "\u{7}", "0;", "m", "x", "\u{90}"]
    for a in pieces {
      for b in pieces {
        for c in pieces {
          for d in pieces {
            let line = Sanitizer.line(a + b + c + d)
            #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
          }
        }
      }
    }
  }

  @Test func whatIsHarmlessStaysTheSame() {
    for text in ["\u{1B}\u{1B}[[1mx", "a\u{1B}]b\u{1B}[c", "z\u{301}\u{301}\u{301}\u{301}\u{301}"] {
      let once = Sanitizer.line(text)
      #expect(Sanitizer.line(once) == once)
    }
  }

  @Test func decorationOnALetterIsCut() {
    let text = "a" + String(repeating: "\u{301}", count: 50)
    #expect(Sanitizer.line(text).unicodeScalars.count == 5)
  }

  @Test func aLongLineEndsWithAnEllipsis() {
    #expect(Sanitizer.line("abcdef", limit: 6) == "abcdef")
    #expect(Sanitizer.line("abcdef", limit: 4) == "abc…")
    #expect(Sanitizer.line("abcdef", limit: 0) == "")
  }

  @Test(.timeLimit(.minutes(10))) func manyIntroducersWithoutEndTakeLinearTime() {
    let text = String(repeating: "\u{1B}]", count: 200_000)
    #expect(Sanitizer.line(text) == "")
    #expect(Sanitizer.line(text + "x") == "x")
  }
}
