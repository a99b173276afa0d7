import Effects
import NumbersCommand
import NumbersRecording

/// What a person is told when a command fails, and the exit code that goes with it.
struct CommandFailure: Error {
  let sentence: String
  let exitCode: ExitCode

  init(sentence: String, exitCode: ExitCode) {
    self.sentence = sentence
    self.exitCode = exitCode
  }

  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure:
      self = failure
    case let usage as UsageError:
      self.init(sentence: usage.description, exitCode: .usage)
    case let output as OutputError:
      self.init(sentence: output.sentence, exitCode: .inputOutput)
    case let recording as RecordingError:
      self.init(sentence: recording.sentence, exitCode: ExitCode(recording))
    default:
      let error = APIError(error)
      self.init(sentence: error.sentence, exitCode: ExitCode(error))
    }
  }
}

extension ExitCode {
  fileprivate init(_ error: RecordingError) {
    switch error {
    case .cannotBeMade, .isThere: self = .cannotCreate
    case .cannotBeWritten: self = .inputOutput
    case .cannotBeRead: self = .noInput
    case .tooLong, .noRecording, .otherProgram, .newerVersion: self = .dataError
    }
  }

  fileprivate init(_ error: APIError) {
    switch error {
    case .badURL, .badRequest: self = .usage
    case .notText, .noFact, .cutOff, .tooLarge, .badRedirect: self = .badReply
    case .offline, .timedOut, .status, .cancelled, .other: self = .unavailable
    }
  }
}
