/// Reads and writes the lines of a ``Trace``.
enum TraceLine {
  static func text(of event: TraceEvent) -> String {
    let (code, bytes): (String, [UInt8]) =
      switch event.kind {
      case .input(let bytes): ("i", bytes)
      case .output(let bytes): ("o", bytes)
      case .resized(let size): ("r", Array("\(size.columns)x\(size.rows)".utf8))
      }
    return "[\(seconds(event.time)), \"\(code)\", \(TraceString.encode(bytes))]"
  }

  static func event(of line: some Collection<UInt8>) -> TraceEvent? {
    var reader = TraceReader(line)
    guard reader.skip("["), let time = reader.duration(), reader.skip(","),
      let code = reader.string(), reader.skip(","), let bytes = reader.string(), reader.skip("]"),
      reader.isAtEnd
    else { return nil }
    switch code {
    case Array("i".utf8): return TraceEvent(time: time, kind: .input(bytes))
    case Array("o".utf8): return TraceEvent(time: time, kind: .output(bytes))
    case Array("r".utf8):
      let numbers = bytes.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        .map { Int(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1] else { return nil }
      return TraceEvent(time: time, kind: .resized(Size(columns: columns, rows: rows)))
    default: return nil
    }
  }

  /// The size that a header tells; other things it may tell are not looked at.
  static func size(ofHeader line: some Collection<UInt8>) -> Size? {
    func number(_ name: String) -> Int? {
      let text = String(decoding: line, as: UTF8.self)
      guard let place = text.firstRange(of: "\"\(name)\"") else { return nil }
      let rest = text[place.upperBound...].drop { $0 == ":" || $0 == " " }
      return Int(rest.prefix { $0.isWholeNumber })
    }
    guard line.first == UInt8(ascii: "{"), number("version") == 2, let columns = number("width"),
      let rows = number("height")
    else { return nil }
    return Size(columns: columns, rows: rows)
  }

  /// Seconds with six decimals.
  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let micros = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: max(0, 6 - micros.count)) + micros
  }
}
