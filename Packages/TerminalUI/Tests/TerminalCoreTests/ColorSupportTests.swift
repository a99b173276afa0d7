import TerminalCore
import Testing

@Suite struct ColorSupportTests {
  @Test(arguments: [
    (["TERM": "xterm", "NO_COLOR": "1"], true, ColorSupport.none),
    (["TERM": "xterm", "NO_COLOR": ""], true, .ansi16),
    (["TERM": "xterm", "NO_COLOR": "0"], true, .none),
    (["TERM": "xterm", "CLICOLOR_FORCE": "1"], false, .ansi16),
    (["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, .none),
    (["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, .none),
    (["TERM": "xterm", "CLICOLOR_FORCE": ""], false, .none),
    (["CLICOLOR_FORCE": "1"], false, .ansi16),
    (["TERM": "xterm"], false, .none), (["TERM": "dumb"], true, .none), ([:], true, .none),
    (["TERM": "xterm-256color"], true, .ansi256), (["TERM": "screen"], true, .ansi16),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .trueColor),
    (["TERM": "xterm", "COLORTERM": "24bit"], true, .trueColor),
    (["TERM": "xterm-direct"], true, .trueColor), (["TERM": "vt220"], true, .none),
  ])
  func theEnvironmentTells(
    _ environment: [String: String], _ isTerminal: Bool, _ expected: ColorSupport
  ) {
    #expect(ColorSupport(environment: environment, isTerminal: isTerminal) == expected)
  }

  @Test(arguments: ColorSupport.allCases)
  func namedColoursStayNamedAndTheDefaultStays(_ support: ColorSupport) {
    #expect(support.convert(Color.default) == .default)
    #expect(support.convert(Color.red) == (support == .none ? .default : .red))
  }

  @Test func coloursAreBroughtDownToTheNearest() {
    #expect(ColorSupport.ansi256.convert(.rgb(255, 0, 0)) == .indexed(196))
    #expect(ColorSupport.ansi256.convert(.rgb(128, 128, 128)) == .indexed(244))
    #expect(ColorSupport.ansi16.convert(.rgb(250, 10, 10)) == .brightRed)
    #expect(ColorSupport.ansi16.convert(.indexed(196)) == .brightRed)
    #expect(ColorSupport.ansi16.convert(.indexed(3)) == .yellow)
    #expect(ColorSupport.trueColor.convert(.rgb(1, 2, 3)) == .rgb(1, 2, 3))
  }

  @Test(arguments: ["NO_COLOR", "CLICOLOR_FORCE"])
  func boldStaysWithAndWithoutColour(_ variable: String) {
    let support = ColorSupport(environment: ["TERM": "xterm", variable: "1"], isTerminal: false)
    let style = Style(foreground: .red, attributes: .bold)
    #expect(support.convert(style).attributes == .bold)
  }
}
