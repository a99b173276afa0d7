import ComposableTerminalUI
import Effects
import NumbersCommand
import NumbersRecording

/// `numbers replay`: the actions of a recording once more, one by one or with keys.
@MainActor
struct ReplayCommand {
  private let options: ReplayOptions

  init(_ options: ReplayOptions) {
    self.options = options
  }

  func run() async throws -> ExitCode {
    let recording = try Recording(path: options.file)
    if let program = recording.program, program != NumbersVersion.text {
      StandardError.write(
        line: "the recording is of version \(Self.line(program)), this is \(NumbersVersion.text)")
    }
    return options.isStepping ? await step(Replay(recording)) : try printed(recording)
  }

  private func printed(_ recording: Recording) throws -> ExitCode {
    var failure: OutputError?
    func print(_ text: String) {
      guard failure == nil else { return }
      do throws(OutputError) { try StandardOutput.write(text) } catch { failure = error }
    }
    let replay = Replay(recording) { print(ReplayReport.line($0)) }
    print(ReplayReport.ending(of: replay))
    if let failure { throw failure }
    return ExitCode(replay.outcome)
  }

  private func step(_ replay: Replay) async -> ExitCode {
    let status = await ReplayStepper.run(
      replay, TerminalOptions(mode: options.isPlain ? .plain : .automatic))
    return status == 0 ? ExitCode(replay.outcome) : ExitCode(rawValue: status) ?? .failure
  }

  private static func line(_ text: String) -> String {
    SanitizedText.lines(of: text).map(\.string).joined(separator: " ")
  }
}

extension ExitCode {
  fileprivate init(_ outcome: Replay.Outcome) {
    switch outcome {
    case .same: self = .success
    case .differsAtStart, .differs: self = .failure
    case .unreadable: self = .dataError
    }
  }
}
