/// What a command line asks for.
public enum Invocation: Equatable, Sendable {
  /// The app.
  case app(AppOptions)
  /// Facts on standard output.
  case fact(FactOptions)
  /// The local server.
  case serve(ServeOptions)
  /// The app, recorded.
  case record(RecordOptions)
  /// A recording, replayed.
  case replay(ReplayOptions)
  /// The completions for a shell.
  case completions(Shell)
  /// The help page of a command.
  case help(CommandSpec)
  /// The program's version.
  case version

  /// Each sub-command with what reads its words: the one list that parser, help and completions use.
  static let commands: [(spec: CommandSpec, read: Reader)] = [
    (.fact, { result throws(UsageError) in .fact(try FactOptions(result)) }),
    (.serve, { result throws(UsageError) in .serve(try ServeOptions(result)) }),
    (.record, { result throws(UsageError) in .record(try RecordOptions(result)) }),
    (.replay, { result throws(UsageError) in .replay(try ReplayOptions(result)) }),
    (.completions, { result throws(UsageError) in .completions(try Shell(result)) }),
  ]

  typealias Reader = @Sendable (ArgumentParser.Result) throws(UsageError) -> Invocation

  /// Reads the words after the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - stopsAtOperand: Whether the first operand ends the options, as `POSIXLY_CORRECT` asks for;
  ///     the word of a command is none.
  /// - Throws: One sentence that names the wrong word, and the nearest right one if there is one.
  public init(arguments: [String], stopsAtOperand: Bool = false) throws(UsageError) {
    let leading = try ArgumentParser.parseLeading(arguments[...], by: .app)
    if leading.result.has("help") {
      self = .help(.app)
    } else if leading.result.has("version") {
      self = .version
    } else if let word = leading.rest.first {
      let isURL = word.contains(":")
      let spec = isURL ? .app : try Self.command(word).spec
      let words = isURL ? leading.rest : leading.rest.dropFirst()
      var result =
        leading.areOperands
        ? ArgumentParser.Result(operands: Array(words))
        : try ArgumentParser.parse(words, by: spec, stopsAtOperand: stopsAtOperand)
      if let stray = leading.result.stray(in: spec) {
        throw UsageError("option '--\(stray)' does not go with '\(word)'")
      }
      result.values.merge(leading.result.values) { own, _ in own }
      if result.has("help") {
        self = .help(spec)
      } else if result.has("version") {
        self = .version
      } else {
        self = isURL ? .app(try AppOptions(result)) : try Self.command(word).read(result)
      }
    } else {
      self = .app(try AppOptions(leading.result))
    }
  }

  private static func command(
    _ word: String
  ) throws(UsageError) -> (spec: CommandSpec, read: Reader) {
    guard let command = commands.first(where: { $0.spec.name == word }) else {
      throw .unknown("command", word, among: commands.compactMap(\.spec.name))
    }
    return command
  }
}

extension ArgumentParser.Result {
  /// An option that a command does not have.
  fileprivate func stray(in spec: CommandSpec) -> String? {
    values.keys.filter { !spec.options.contains($0) }.map(\.name).min()
  }
}
