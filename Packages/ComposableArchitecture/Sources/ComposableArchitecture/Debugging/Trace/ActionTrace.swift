/// A recording of a feature: each action that it has handled, with its time and what it changed.
///
/// As text it is one line of JSON for the head and one for each action, so that it can be written as
/// it grows, and read up to the point where it was cut off.
public struct ActionTrace<Action>: Sendable {
  /// What was said about the recording when it began.
  public let information: [String: String]

  /// The actions, in the order in which they were handled.
  public let steps: [Step]

  /// Whether the text ends in the middle of a line: the last action is not whole and is left out.
  public let isCutOff: Bool

  /// The fingerprint of the state at the beginning; `nil` if the recording has no head.
  let initialState: String?
  let nextStackElementID: Int

  /// One action of a recording.
  public struct Step: Sendable {
    /// The number of the action; the first has the number 1.
    public let number: Int

    /// The time since the beginning of the recording.
    public let time: Duration

    /// The name of the action: its cases, without what they hold.
    public let name: String

    /// What the action has changed, as a diff; `nil` if it has changed nothing.
    public let difference: String?

    /// The fingerprint of the state after the action.
    let state: String
    let action: Result<JSONValue, ActionCodecError>
  }

  /// Reads a recording.
  ///
  /// - Parameter text: The recording, which may be cut off anywhere.
  /// - Throws: ``ActionTraceError`` if a line before the last is none of a recording.
  public init(text: String) throws(ActionTraceError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.isEmpty == true { lines.removeLast() }
    var parsed: [JSONValue] = []
    var isCutOff = false
    for (index, line) in lines.enumerated() {
      do {
        parsed.append(try JSONValue(text: line))
      } catch {
        guard index == lines.count - 1 else { throw ActionTraceError(line: index + 1) }
        isCutOff = true
      }
    }
    self.isCutOff = isCutOff
    guard let head = parsed.first else {
      information = [:]
      steps = []
      initialState = nil
      nextStackElementID = 0
      return
    }
    guard head["trace"]?.integer == 1, let state = head["state"]?.string else {
      throw ActionTraceError(line: 1)
    }
    initialState = state
    nextStackElementID = head["stack"]?.integer ?? 0
    information = Self.information(head["information"])
    var steps: [Step] = []
    for (index, line) in parsed.dropFirst().enumerated() {
      guard let step = Step(line) else { throw ActionTraceError(line: index + 2) }
      steps.append(step)
    }
    self.steps = steps
  }

  private static func information(_ json: JSONValue?) -> [String: String] {
    guard case .object(let members) = json else { return [:] }
    return Dictionary(
      members.compactMap { member in member.value.string.map { (member.name, $0) } },
      uniquingKeysWith: { $1 })
  }
}

extension ActionTrace.Step {
  /// Seconds that no recording takes, and that a `Duration` can hold.
  private static var longestTime: Double { 1e12 }

  init?(_ line: JSONValue) {
    guard let number = line["number"]?.integer, let time = line["time"]?.seconds,
      let name = line["name"]?.string, let state = line["state"]?.string,
      abs(time) < Self.longestTime
    else { return nil }
    self.number = number
    self.time = .seconds(time)
    self.name = name
    self.state = state
    difference = line["difference"]?.string
    if let action = line["action"] {
      self.action = .success(action)
    } else {
      self.action = .failure(
        ActionCodecError(line["unreadable"]?.string ?? "The action is missing."))
    }
  }
}

/// Says that a text is no recording.
public struct ActionTraceError: Error, Equatable, CustomStringConvertible {
  /// The number of the line that is wrong; the first has the number 1.
  public let line: Int

  /// What is wrong, in words.
  public var description: String { "Line \(line) is not part of a recording of actions." }
}
