import Effects
import Glibc
import NumbersCommand

/// The program: reads the command line, does what it says, ends with its exit code.
@main
@MainActor
struct Numbers {
  static func main() async {
    StandardDescriptors.occupy()
    signal(SIGPIPE, SIG_IGN)
    // A file beyond the limit of `ulimit -f` is told like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) async -> ExitCode {
    do {
      let isPOSIX = getenv("POSIXLY_CORRECT") != nil
      switch try Invocation(arguments: arguments, stopsAtOperand: isPOSIX) {
      case .app(let options): return try await AppCommand(options).run()
      case .fact(let options): try await FactCommand(options).run()
      case .serve(let options): try await ServeCommand(options).run()
      case .record(let options):
        return try await AppCommand(options.app, recording: options).run()
      case .replay(let options): return try await ReplayCommand(options).run()
      case .completions(let shell): try StandardOutput.write(shell.completions)
      case .help(let command): try StandardOutput.write(command.help)
      case .version: try StandardOutput.write("numbers \(NumbersVersion.text)\n")
      }
      return .success
    } catch {
      let failure = CommandFailure(error)
      StandardError.write(line: failure.sentence)
      return failure.exitCode
    }
  }
}
