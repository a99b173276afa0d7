import FoundationEssentials
import TerminalCore

/// Keys and sizes with the screens that they lead to, as a file holds them.
///
/// A header says how the app is started, `name: wimes` for example. Then each line that begins with `>`
/// is a step, and the lines with `|` under it are the rows of the screen after it; `@` is the place of the
/// cursor. The end-to-end suite runs the same files against the built program and an emulator.
struct ScreenScript {
  /// What happens before a screen.
  enum Step: Equatable {
    case start
    case bytes([UInt8])
    case resize(Size)
  }

  /// A screen as text: its rows, then the cursor.
  typealias Screen = [String]

  /// How the app is started.
  let header: [String: String]
  /// The steps, each with its line and the screen that is to follow.
  let steps: [(line: String, step: Step, screen: Screen)]
  let size: Size

  /// The folder with the files.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Scripts")

  /// The names of all scripts.
  static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }

  static func url(_ name: String) -> URL { folder.appending(path: "\(name).txt") }

  init(_ text: String) throws {
    var header: [String: String] = [:]
    var steps: [(line: String, step: Step, screen: Screen)] = []
    for line in text.split(separator: "\n") {
      switch line.first {
      case ">":
        let words = line.dropFirst(2)
        steps.append((String(words), try Step(words), []))
      case "|", "@":
        guard !steps.isEmpty else { throw Mistake(line: String(line)) }
        steps[steps.count - 1].screen.append(String(line))
      default:
        let parts = line.split(separator: ":", maxSplits: 1)
        guard steps.isEmpty, parts.count == 2 else { throw Mistake(line: String(line)) }
        header[String(parts[0])] = String(parts[1].drop { $0 == " " })
      }
    }
    self.header = header
    self.steps = steps
    size = try Size(script: header["size"] ?? "80x24")
  }

  /// A line that means nothing.
  struct Mistake: Error {
    let line: String
  }
}

extension ScreenScript.Step {
  fileprivate init(_ line: Substring) throws {
    let words = line.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "start": self = .start
    case "type" where words.count == 2: self = .bytes(Array(words[1].utf8))
    case "resize" where words.count == 2: self = .resize(try Size(script: String(words[1])))
    case "press" where words.count == 2:
      self = .bytes(
        try words[1].split(separator: " ").flatMap { name in
          guard let bytes = Self.keys[String(name)] else {
            throw ScreenScript.Mistake(line: String(line))
          }
          return Array(bytes.utf8)
        })
    default: throw ScreenScript.Mistake(line: String(line))
    }
  }

  /// Keys as terminals send them; Escape in the way of kitty, so that nothing has to wait for it.
  private static let keys = [
    "Tab": "\t", "Shift-Tab": "\u{1B}[Z", "Enter": "\r", "Escape": "\u{1B}[27u", "Space": " ",
    "Backspace": "\u{7F}", "Ctrl-U": "\u{15}", "Up": "\u{1B}[A", "Down": "\u{1B}[B",
    "Right": "\u{1B}[C", "Left": "\u{1B}[D", "PageDown": "\u{1B}[6~",
  ]
}

extension Size {
  fileprivate init(script text: String) throws {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else { throw ScreenScript.Mistake(line: text) }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}
