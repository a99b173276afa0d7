/// All that passed between a program and its terminal, for a report that becomes a test.
///
/// As text it is an asciicast of version 2: a line that tells the size, then a line an event, which
/// players of that format show. A byte that is not part of a whole UTF-8 character stands in it as
/// the lone surrogate U+DC00 plus the byte, so that nothing is lost.
public struct Trace: Hashable, Sendable {
  /// The size of the screen at the beginning.
  public var size: Size
  /// What happened, in order.
  public var events: [TraceEvent]

  /// Makes a trace.
  public init(size: Size, events: [TraceEvent] = []) {
    self.size = size
    self.events = events
  }

  /// Reads a trace; one that was cut off anywhere after its first line is read up to there.
  ///
  /// - Throws: ``TraceError``, which names the line that is wrong.
  public init(text: some Collection<UInt8>) throws(TraceError) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let unfinished = lines.popLast()
    guard let header = lines.first ?? unfinished, let size = TraceLine.size(ofHeader: header)
    else { throw TraceError(line: 1) }
    self.init(size: size)
    for (offset, line) in lines.dropFirst().enumerated() where !line.isEmpty {
      guard let event = TraceLine.event(of: line) else { throw TraceError(line: offset + 2) }
      events.append(event)
    }
    if let unfinished, let event = TraceLine.event(of: unfinished) { events.append(event) }
  }

  /// The trace as text, a line feed after each line.
  public var text: String {
    events.reduce(into: Trace.header(size: size)) { $0 += Trace.line(of: $1) }
  }

  /// The first line of a trace, with its line feed.
  public static func header(size: Size) -> String {
    "{\"version\": 2, \"width\": \(size.columns), \"height\": \(size.rows)}\n"
  }

  /// The line of an event, with its line feed.
  public static func line(of event: TraceEvent) -> String {
    TraceLine.text(of: event) + "\n"
  }
}

/// A text that is no ``Trace``.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first line that cannot be read, counted from one.
  public let line: Int

  /// A sentence for a person.
  public var description: String { "Line \(line) is not part of a terminal trace." }
}
