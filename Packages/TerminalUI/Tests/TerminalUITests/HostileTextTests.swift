import TerminalTest
import Testing

/// Text that would act on a terminal, and glyphs that other programs cut in half.
@MainActor
struct HostileTextTests {
  nonisolated static let texts: [(String, String)] = [
    ("\u{1B}]0;x\u{7}", "␛]0;x␇"), ("\u{1B}[2J", "␛[2J"), ("a\u{9B}31mb", "a\u{FFFD}31mb"),
    ("\u{85}", "\u{FFFD}"), ("a\tb", "a   b"), ("a\rb", "a␍b"), ("\u{202E}abc", "\u{FFFD}abc"),
    ("\u{0}", "␀"), ("\u{7F}", "␡"), ("a\u{200B}b", "ab"), ("\u{2066}x", "\u{FFFD}x"),
  ]

  @Test(arguments: texts)
  func `Control characters are seen in every place that shows text`(
    _ text: String, _ shown: String
  ) async {
    TerminalTest(columns: 12, rows: 1) { Text(text).frame(width: 12, alignment: .leading) }
      .expectGrid(shown)
    let views: [AnyView] = [
      AnyView(Button(text) {}), AnyView(Toggle(text, isOn: .constant(true))),
      AnyView(TextField(text, text: .constant(text))), AnyView(Label(text, systemImage: "star")),
      AnyView(NavigationStack { Text("x").navigationTitle(text) }),
      AnyView(TabView { Text("x").tabItem { Text(text) } }),
      AnyView(Picker(text, selection: .constant(1)) { Text(text).tag(1) }),
      AnyView(List { Section(text) { Text(text) } }), AnyView(TextEditor(text: .constant(text))),
    ]
    for view in views {
      let test = TerminalTest(columns: 40, rows: 6, helpLine: true) { view }
      #expect(test.grid.contains(shown.split(separator: " ")[0]))
      let plain = PlainTest { view }
      await plain.run()
      for output in [test.grid, plain.output.joined()] {
        #expect(
          !output.unicodeScalars.contains {
            ($0.properties.generalCategory == .control && $0 != "\n") || $0 == "\u{202E}"
          })
      }
    }
  }

  private static let row = "你好e\u{301}👩‍👩‍👧🇰🇷❤️1️⃣a\u{200B}b"

  /// 你好, é, a family, a flag, a heart, a keycap, a, b.
  nonisolated private static let width = 4 + 1 + 2 + 2 + 2 + 2 + 2

  @Test func `A border around any glyphs is straight`() {
    let test = TerminalTest(columns: Self.width + 2, rows: 3) {
      Text(Self.row).border(.secondary)
    }
    let surface = test.surface
    for row in 0..<3 {
      #expect("╭│╰".contains(surface[0, row].text.first ?? " "))
      #expect("╮│╯".contains(surface[Self.width + 1, row].text.first ?? " "))
    }
    expectWholeGlyphs(surface)
  }

  @Test(arguments: 1...width)
  func `Clipped at any column there is never half a glyph`(_ columns: Int) {
    let clipped = TerminalTest(columns: columns + 2, rows: 3) {
      Text(Self.row).fixedSize().frame(width: columns, alignment: .leading).clipped()
        .border(.secondary)
    }
    expectWholeGlyphs(clipped.surface)
    #expect(clipped.surface[columns + 1, 1].text == "│")
    let trailing = TerminalTest(columns: columns + 2, rows: 3) {
      Text(Self.row).fixedSize().frame(width: columns, alignment: .trailing).clipped()
        .border(.secondary)
    }
    expectWholeGlyphs(trailing.surface)
    #expect(trailing.surface[0, 1].text == "│")
    for mode in [Text.TruncationMode.head, .middle, .tail] {
      let cut = TerminalTest(columns: columns, rows: 1) {
        Text(Self.row).lineLimit(1).truncationMode(mode)
      }
      expectWholeGlyphs(cut.surface)
      #expect(cut.grid.contains("…") == (columns < Self.width))
    }
  }

  private struct Rows: View {
    var body: some View {
      NavigationStack {
        List(1..<501) { number in
          Button("Row \(number)") {}
        }
        .navigationTitle("Many")
      }
    }
  }

  @Test func `In a list of 500 rows title and help line stay, the row in focus has the cursor`() {
    let test = TerminalTest(columns: 30, rows: 10, helpLine: true) { Rows() }
    for step in 1...499 {
      test.send(.down)
      let lines = test.grid.split(separator: "\n", omittingEmptySubsequences: false)
      if step.isMultiple(of: 83) || step == 499 {
        #expect(lines[0].contains("Many"))
        #expect(lines.last?.contains("quit") == true)
        #expect(test.focused == "Row \(step + 1)")
        let row = test.cursor?.row ?? 0
        #expect(lines[row].contains("Row \(step + 1)"))
      }
    }
    test.send(.home)
    #expect(test.grid.contains("Row 1 "))
  }
}
