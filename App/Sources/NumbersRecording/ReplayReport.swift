public import ComposableArchitecture
import TerminalCore

/// A replay in words, harmless to print whatever the recording holds.
public enum ReplayReport {
  /// A line about an action that was replayed: its number, its time and its name.
  public static func line(_ step: Replay.Step) -> String {
    let number = String(step.recorded.number)
    let time = seconds(step.recorded.time)
    let room = String(repeating: " ", count: max(0, 5 - number.count))
    return "\(room)\(number)  \(time)  \(name(of: step))\n"
  }

  /// The name of an action, as the reducer of the app spells it.
  static func name(of step: Replay.Step) -> String {
    let name = step.recorded.name
    return printable(name.hasPrefix("Action.") ? String(name.dropFirst("Action.".count)) : name)
  }

  /// How the replay ended; several lines if the state differs.
  public static func ending(of replay: Replay) -> String {
    var lines: [String] = []
    if replay.steps.isEmpty, replay.outcome == .same(actions: 0) {
      lines.append("The recording holds no action.")
    } else {
      lines += SanitizedText.lines(of: replay.outcome.description).map(\.string)
    }
    if let cut = cut(of: replay) { lines.append(cut) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Says that the recording is cut off, if it is.
  static func cut(of replay: Replay) -> String? {
    guard replay.isCutOff else { return nil }
    guard let last = replay.steps.last else {
      return "The recording is cut off before its first action."
    }
    guard case .same = replay.outcome else { return "The recording is cut off at its end." }
    return "The recording is cut off after action \(last.recorded.number)."
  }

  /// A time since the beginning, in seconds and thousandths.
  static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let thousandths = String(abs(attoseconds) / 1_000_000_000_000_000)
    let sign = time < .zero ? "-" : "+"
    let zeros = String(repeating: "0", count: 3 - thousandths.count)
    return "\(sign)\(seconds.magnitude).\(zeros)\(thousandths) s"
  }

  private static func printable(_ text: String) -> String {
    SanitizedText.lines(of: text).map(\.string).joined(separator: " ")
  }
}
