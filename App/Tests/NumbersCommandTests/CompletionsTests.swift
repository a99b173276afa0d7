import NumbersCommand
import Testing

struct CompletionsTests {
  @Test(arguments: Shell.allCases)
  func everyCommandOptionAndChoiceIsInTheScript(_ shell: Shell) {
    let script = shell.completions
    for command in [CommandSpec.app] + CommandSpec.subcommands {
      #expect(script.contains(command.name ?? "numbers"))
      for option in command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"))
        if option.takesFile {
          #expect(script.contains(["zsh": "_files", "fish": "-r -F"][shell.rawValue] ?? "files=1"))
        }
        if let choices = option.choices {
          #expect(script.contains(choices.joined(separator: " ")))
        }
      }
      if let choices = command.operandChoices {
        #expect(script.contains(choices.joined(separator: " ")))
      }
    }
  }

  @Test(arguments: Shell.allCases)
  func theScriptIsTextThatEndsItsLastLine(_ shell: Shell) {
    let script = shell.completions
    #expect(script.hasSuffix("\n"))
    #expect(script.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value < 0x7F })
  }

  @Test func everyOptionOfAHelpPageIsReadByTheParserAndNoOther() throws {
    for command in [CommandSpec.app] + CommandSpec.subcommands {
      let rows = command.help.split(separator: "\n").filter { $0.hasPrefix("  ") }
      let listed = rows.compactMap { line in
        line.split(whereSeparator: { " ,".contains($0) }).first { $0.hasPrefix("--") }
      }
      let start = command.name.map { [$0] } ?? []
      #expect(listed.map { $0.dropFirst(2) } == command.options.map { $0.name[...] })
      for option in command.options {
        let value = option.value == nil ? [] : [option.choices?.first ?? "1"]
        let words = start + ["--\(option.name)"] + value + ["--help"]
        #expect(try Invocation(arguments: words) == .help(command))
      }
      #expect(throws: UsageError.self) {
        try Invocation(arguments: start + ["--no-such-option"])
      }
    }
  }
}
