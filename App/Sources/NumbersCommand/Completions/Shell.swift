/// A shell that can complete the program's words.
public enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script for this shell, made from the same table as the parser and the help.
  public var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  init(_ result: ArgumentParser.Result) throws(UsageError) {
    guard let word = result.operands.first else {
      throw UsageError("'completions' needs a shell: bash, zsh or fish")
    }
    if result.operands.count > 1 {
      throw UsageError("'completions' takes one shell, not '\(printable(result.operands[1]))' too")
    }
    guard let shell = Shell(rawValue: word) else {
      throw .unknown("shell", word, among: Shell.allCases.map(\.rawValue))
    }
    self = shell
  }
}

extension CommandSpec {
  /// The app and every sub-command.
  static let all = [app] + subcommands
}

extension OptionSpec {
  /// How the option can be written: `--help`, `-h`.
  var spellings: [String] {
    ["--\(name)"] + (letter.map { ["-\($0)"] } ?? [])
  }
}

/// `text` as one word of a shell, in single quotes.
func quoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
