import NumbersCommand
import NumbersProtocol
import Testing

struct InvocationTests {
  @Test(
    arguments: [
      ([], .app(AppOptions())),
      (["--plain"], .app(AppOptions(isPlain: true))),
      (["--source", "live"], .app(AppOptions(source: SourceOptions(source: "live")))),
      (["--source=embedded"], .app(AppOptions(source: SourceOptions(source: "embedded")))),
      (
        ["--so", "live", "--pl"],
        .app(AppOptions(source: SourceOptions(source: "live"), isPlain: true))
      ),
      (["--name", "--plain"], .app(AppOptions(name: "--plain"))),
      (["--name="], .app(AppOptions(name: ""))),
      (["--log-in", "wimes"], .app(AppOptions(logIn: "wimes"))),
      (["--trace", "t.cast"], .app(AppOptions(traceFile: "t.cast"))),
      (["--name", "a", "--name", "b"], .app(AppOptions(name: "b"))),
      (["--restore"], .app(AppOptions(restores: true))),
      (["numbers://b/b2"], .app(AppOptions(url: "numbers://b/b2"))),
      (
        ["--restore", "x:y", "--plain", "--log-in", "w"],
        .app(AppOptions(isPlain: true, logIn: "w", restores: true, url: "x:y"))
      ),
      (["--", "numbers://a"], .app(AppOptions(url: "numbers://a"))),
      (["--plain", "--", "numbers://a"], .app(AppOptions(isPlain: true, url: "numbers://a"))),
      (["--", "fact", "42"], .fact(FactOptions(.one(.number(42))))),
      (["numbers://a", "--version"], .version),
      (["numbers://a", "--help"], .help(.app)),
      (["fact", "42"], .fact(FactOptions(.one(.number(42))))),
      (["fact", "-5"], .fact(FactOptions(.one(.number(-5))))),
      (["fact", "--", "-5"], .fact(FactOptions(.one(.number(-5))))),
      (
        ["fact", "42", "--json", "--kind", "math"],
        .fact(FactOptions(.one(.number(42)), kind: .math, isJSON: true))
      ),
      (
        ["--source", "live", "fact", "7"],
        .fact(FactOptions(.one(.number(7)), source: SourceOptions(source: "live")))
      ),
      (["fact", "2/29"], .fact(FactOptions(.one(.day(month: 2, day: 29)), kind: .date))),
      (["fact", "random"], .fact(FactOptions(.one(.random())))),
      (
        ["fact", "1..3,7"], .fact(FactOptions(.batch(NumberBatch([.numbers(1...3), .number(7)]))))
      ),
      (["fact", "1", "2"], .fact(FactOptions(.batch(NumberBatch(numbers: [1, 2]))))),
      (["serve"], .serve(ServeOptions())),
      (["serve", "--log"], .serve(ServeOptions(logs: true))),
      (["serve", "--port", "0", "--host=::1"], .serve(ServeOptions(host: "::1", port: 0))),
      (["--help"], .help(.app)),
      (["-h"], .help(.app)),
      (["fact", "-h"], .help(.fact)),
      (["serve", "--help"], .help(.serve)),
      (["record", "f"], .record(RecordOptions(file: "f"))),
      (["record", "--", "-f"], .record(RecordOptions(file: "-f"))),
      (
        ["--plain", "record", "f", "x:y", "--log-in=w", "--trace", "t", "--restore"],
        .record(
          RecordOptions(
            file: "f",
            app: AppOptions(
              isPlain: true, logIn: "w", restores: true, url: "x:y", traceFile: "t")))
      ),
      (["record", "--over", "f"], .record(RecordOptions(file: "f", overwrites: true))),
      (["record", "--help"], .help(.record)),
      (["replay", "f"], .replay(ReplayOptions(file: "f"))),
      (["replay", "--step", "f"], .replay(ReplayOptions(file: "f", isStepping: true))),
      (
        ["--plain", "replay", "f", "--st"],
        .replay(ReplayOptions(file: "f", isStepping: true, isPlain: true))
      ),
      (["replay", "-h"], .help(.replay)),
      (["completions", "bash"], .completions(.bash)),
      (["completions", "--", "fish"], .completions(.fish)),
      (["completions", "-h"], .help(.completions)),
      (["--version"], .version),
    ] as [([String], Invocation)])
  func aCommandLineIsRead(_ arguments: [String], _ expected: Invocation) throws {
    #expect(try Invocation(arguments: arguments) == expected)
  }

  @Test(
    arguments: [
      (["--sorce", "live"], "unknown option '--sorce'; did you mean '--source'?"),
      (["--zzz"], "unknown option '--zzz'"),
      (["numbers://a", "numbers://b"], "one URL is enough: 'numbers://b'"),
      (["numbers://a", "fact"], "one URL is enough: 'fact'"),
      (["--", "numbers://a", "--plain"], "one URL is enough: '--plain'"),
      (["--", "numbers://a", "--help"], "one URL is enough: '--help'"),
      (["--", "--plain"], "unknown command '--plain'"),
      (["-٣"], "unknown option '-٣'"),
      (["-½"], "unknown option '-½'"),
      (["record"], "'record' needs a FILE, as in 'numbers record session.jsonl'"),
      (["record", ""], "'record' needs a FILE, as in 'numbers record session.jsonl'"),
      (["record", "f", "x:y", "z"], "one URL is enough: 'z'"),
      (["record", "f", "--step"], "unknown option '--step'"),
      (["replay"], "'replay' needs a FILE, as in 'numbers replay session.jsonl'"),
      (["replay", "f", "g"], "'replay' takes one file, not 'g' too"),
      (["replay", "f", "--stepp"], "unknown option '--stepp'; did you mean '--step'?"),
      (["--name", "x", "replay", "f"], "option '--name' does not go with 'replay'"),
      (["rekord", "f"], "unknown command 'rekord'; did you mean 'record'?"),
      (
        ["numbers://a", "--restor", "--plian"], "unknown option '--plian'; did you mean '--plain'?"
      ),
      (["-x"], "unknown option '-x'"),
      (["--"], nil),
      (["--source"], "option '--source' needs a value"),
      (["--plain=yes"], "option '--plain' takes no value"),
      (
        ["--source", "liev"],
        "unknown source 'liev'; did you mean 'live'? (one of: auto, live, embedded)"
      ),
      (["fcat", "42"], "unknown command 'fcat'; did you mean 'fact'?"),
      (["FACT"], "unknown command 'FACT'; did you mean 'fact'?"),
      (["--plain", "fact", "1"], "option '--plain' does not go with 'fact'"),
      (["fact"], "'fact' needs a NUMBER, as in 'numbers fact 42'"),
      (
        ["fact", "400", "--kind", "date"],
        "400 is not a day of the year: days are counted from 1 to 366."
      ),
      (["fact", "3..1"], "'3..1' runs backward: say '1..3'"),
      (["fact", "1", "12/31..1/1"], "'12/31..1/1' runs backward: say '1/1..12/31'"),
      (["fact", "1.."], "'1..' has no last number: a range is written as in 1..5"),
      (["fact", "..5"], "'..5' has no first number: a range is written as in 1..5"),
      (
        ["fact", "99999999999999999999"],
        "'99999999999999999999' is too large: numbers have 64 bits, up to 9223372036854775807"
      ),
      (
        ["fact", "1..99999999999999999999"],
        "'1..99999999999999999999' is too large: numbers have 64 bits, up to 9223372036854775807"
      ),
      (["fact", "1,random"], "'random' stands alone: 'numbers fact random'"),
      (
        ["fact", "1", "x", "3"],
        "'x' is no number: a whole number, a day as in 2/29, 'random', or several as in 1..5,10,42"
      ),
      (["fact", "1..200"], "A batch has at most 100 numbers, not 200."),
      (["serve", "--port", "-1"], "'-1' is no port: a whole number from 0 to 65535"),
      (["completions"], "'completions' needs a shell: bash, zsh or fish"),
      (["completions", "bsh"], "unknown shell 'bsh'; did you mean 'bash'?"),
      (["completions", "zsh", "fish"], "'completions' takes one shell, not 'fish' too"),
      (["serve", "now"], "'serve' takes no operand: 'now'"),
      (["--api", "ftp://x"], "'ftp://x' is no http address for '--api'"),
      (["\u{1B}[2J"], "unknown command '\u{FFFD}[2J'"),
    ] as [([String], String?)])
  func wrongUsageNamesTheWrongWord(_ arguments: [String], _ expected: String?) {
    var said: String?
    do {
      _ = try Invocation(arguments: arguments)
    } catch {
      said = error.description
    }
    #expect(said == expected)
  }

  @Test(
    arguments: [
      (["--plain", "x:y", "--restore"], nil),
      (["fact", "--json", "1", "--kind", "math"], nil),
      (["fact", "--json", "1"], .fact(FactOptions(.one(.number(1)), isJSON: true))),
      (
        ["record", "--plain", "f", "x:y"],
        .record(
          RecordOptions(file: "f", app: AppOptions(isPlain: true, url: "x:y")))
      ),
      (["completions", "bash"], .completions(.bash)),
      (["replay", "f", "--step"], nil),
    ] as [([String], Invocation?)])
  func theFirstOperandEndsTheOptionsWherePOSIXIsAskedFor(
    _ arguments: [String], _ expected: Invocation?
  ) {
    #expect((try? Invocation(arguments: arguments, stopsAtOperand: true)) == expected)
  }

  @Test(arguments: ["abc", "1...3", "1..", "3..1", "", "1,,2", "99999999999999999999999", "1.5"])
  func whatIsNoNumberIsRefused(_ text: String) {
    #expect(throws: UsageError.self) { try Invocation(arguments: ["fact", text]) }
  }

  @Test(arguments: [CommandSpec.app] + CommandSpec.subcommands)
  func helpNamesEveryOption(_ spec: CommandSpec) {
    for option in spec.options {
      #expect(spec.help.contains("--\(option.name)"))
      #expect(spec.help.contains(option.summary))
    }
    for code in spec.exitCodes {
      #expect(spec.help.contains(code.meaning))
    }
    #expect(spec.help.hasSuffix("\n"))
  }
}
