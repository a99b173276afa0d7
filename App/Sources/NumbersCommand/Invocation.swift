/// What a command line asks for.
public enum Invocation: Equatable, Sendable {
  case app(AppOptions)
  case fact(FactOptions)
  case serve(ServeOptions)
  case completions(Shell)
  case help(CommandSpec)
  case version

  /// Each sub-command with what reads its words: the one list that parser, help and completions use.
  static let commands: [(spec: CommandSpec, read: Reader)] = [
    (.fact, { result throws(UsageError) in .fact(try FactOptions(result)) }),
    (.serve, { result throws(UsageError) in .serve(try ServeOptions(result)) }),
    (.completions, { result throws(UsageError) in .completions(try Shell(result)) }),
  ]

  typealias Reader = @Sendable (ArgumentParser.Result) throws(UsageError) -> Invocation

  /// Reads the words after the program's name.
  ///
  /// Throws one sentence that names the wrong word, and the nearest right one if there is one.
  public init(arguments: [String]) throws(UsageError) {
    let (leading, rest) = try ArgumentParser.parseLeading(arguments[...], by: .app)
    if leading.has("help") {
      self = .help(.app)
    } else if leading.has("version") {
      self = .version
    } else if let word = rest.first, word.contains(":") {
      var result = try ArgumentParser.parse(rest, by: .app)
      result.values.merge(leading.values) { own, _ in own }
      self =
        result.has("help")
        ? .help(.app) : result.has("version") ? .version : .app(try AppOptions(result))
    } else if let word = rest.first {
      self = try Invocation(subcommand: word, after: leading, rest: rest.dropFirst())
    } else {
      self = .app(try AppOptions(leading))
    }
  }

  private init(
    subcommand word: String, after leading: ArgumentParser.Result, rest: ArraySlice<String>
  ) throws(UsageError) {
    guard let (spec, read) = Self.commands.first(where: { $0.spec.name == word }) else {
      throw .unknown("command", word, among: Self.commands.compactMap(\.spec.name))
    }
    if let stray = leading.values.keys.filter({ !spec.options.contains($0) }).map(\.name).min() {
      throw UsageError("option '--\(stray)' does not go with '\(word)'")
    }
    var result = try ArgumentParser.parse(rest, by: spec)
    result.values.merge(leading.values) { own, _ in own }
    self = result.has("help") ? .help(spec) : try read(result)
  }
}
