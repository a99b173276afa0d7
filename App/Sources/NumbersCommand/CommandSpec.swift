/// One command of `numbers`: the table that both its parser and its help are made from.
public struct CommandSpec: Sendable, Hashable {
  /// The sub-command's word, or `nil` for the app itself.
  public let name: String?
  /// What follows the options in the usage line.
  public let operands: String?
  /// The operands that are allowed, or `nil` where any is.
  public let operandChoices: [String]?
  /// Whether the first operand names a file, which a shell can complete.
  public let takesFile: Bool
  /// One sentence for the help.
  public let summary: String
  /// The options, in the order of the help.
  public let options: [OptionSpec]
  /// How the command can end.
  public let exitCodes: [ExitCode]

  init(
    name: String?, operands: String?, operandChoices: [String]? = nil, takesFile: Bool = false,
    summary: String, options: [OptionSpec], exitCodes: [ExitCode]
  ) {
    self.exitCodes = exitCodes
    self.name = name
    self.operands = operands
    self.operandChoices = operandChoices
    self.takesFile = takesFile
    self.summary = summary
    self.options = options
  }

  /// The words before the options in the usage line.
  public var invocation: String { name.map { "numbers \($0)" } ?? "numbers" }

  static let source = OptionSpec(
    "source", value: "S", choices: ["auto", "live", "embedded"],
    summary: "Where facts come from: the API and on failure the embedded source, or one alone.")
  static let api = OptionSpec(
    "api", value: "URL", summary: "The API's base URL; else $NUMBERS_API, else the public host.")
  static let help = OptionSpec("help", letter: "h", summary: "Print this help and exit.")
  static let version = OptionSpec("version", summary: "Print the version and exit.")
  static let plain = OptionSpec(
    "plain", summary: "Lines of text and commands instead of a full screen.")

  /// How the app starts, recorded or not.
  private static let start = [
    source, api, plain,
    OptionSpec("name", value: "NAME", summary: "Fill the log-in field; it starts as $USER."),
    OptionSpec("log-in", value: "NAME", summary: "Log in as NAME at once."),
    OptionSpec("restore", summary: "Go on where the app was left."),
    OptionSpec(
      "trace", value: "FILE", takesFile: true,
      summary: "Write the terminal's bytes both ways, with times, for a report."),
  ]

  /// The app: log in, then tabs of number facts.
  public static let app = CommandSpec(
    name: nil, operands: "[URL]",
    summary: "Number facts in the terminal: log in, then tabs; numbers://b/b2 opens a screen.",
    options: start + [help, version],
    exitCodes: [.success, .failure, .usage, .inputOutput])

  /// Facts on standard output.
  public static let fact = CommandSpec(
    name: "fact", operands: "NUMBERS",
    summary: "Print the fact about a number, or about several: 1..5,10,42.",
    options: [
      OptionSpec(
        "kind", value: "K", choices: ["trivia", "math", "date", "year"],
        summary: "The kind of fact; trivia if not given, date for days."),
      OptionSpec("json", summary: "Print JSON instead of text."),
      source, api, help,
    ],
    exitCodes: [.success, .usage, .unavailable, .inputOutput, .badReply])

  /// The local server.
  public static let serve = CommandSpec(
    name: "serve", operands: nil,
    summary: "Answer the numbers protocol over HTTP from the embedded source.",
    options: [
      OptionSpec("port", value: "N", summary: "The port, 0 for any free one; 8080 if not given."),
      OptionSpec("host", value: "H", summary: "The address; 127.0.0.1 if not given."),
      OptionSpec("log", summary: "Tell each request on standard error, a line each."),
      help,
    ],
    exitCodes: [.success, .usage, .unavailable, .inputOutput])

  /// The app, each of its actions written down.
  public static let record = CommandSpec(
    name: "record", operands: "FILE [URL]", takesFile: true,
    summary: "Run the app and write each action, with what it changes, into FILE.",
    options: start + [
      OptionSpec("overwrite", summary: "Take FILE even if there is something in it."), help,
    ],
    exitCodes: [.success, .failure, .usage, .cannotCreate, .inputOutput])

  /// The actions of a recording, once more.
  public static let replay = CommandSpec(
    name: "replay", operands: "FILE", takesFile: true,
    summary: "Run the actions of a recording again; tell where the state first differs.",
    options: [
      OptionSpec("step", summary: "Walk over the actions, forward and back, and see each screen."),
      plain, help,
    ],
    exitCodes: [.success, .failure, .usage, .dataError, .noInput, .inputOutput])

  /// What a shell completes the program's words by.
  public static let completions = CommandSpec(
    name: "completions", operands: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    operandChoices: Shell.allCases.map(\.rawValue),
    summary: "Print the completions of this program for a shell.",
    options: [help], exitCodes: [.success, .usage, .inputOutput])

  /// Every sub-command, in the order of the help.
  public static let subcommands = Invocation.commands.map(\.spec)
}
