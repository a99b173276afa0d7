extension CommandSpec {
  /// The help page, made from the same table as the parser.
  public var help: String {
    var lines = ["Usage: \(usage)"]
    if name == nil {
      lines += Self.subcommands.map { "       \($0.usage)" }
    }
    lines += ["", summary, "", "Options:"]
    lines += Self.table(options.map { ($0.synopsis, $0.summary) })
    lines += ["", "Exit codes:"]
    lines += Self.table(exitCodes.map { ("\($0.rawValue)", $0.meaning) })
    if name == nil {
      lines += ["", "Commands:"]
      lines += Self.table(Self.subcommands.map { ($0.name ?? "", $0.summary) })
      lines += ["", "`numbers COMMAND --help` tells more about a command."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var usage: String {
    [invocation, "[OPTION]...", operands].compactMap(\.self).joined(separator: " ")
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }
  }
}

extension OptionSpec {
  fileprivate var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    let shown = choices?.joined(separator: "|") ?? value
    return short + "--\(name)" + (shown.map { " \($0)" } ?? "")
  }
}
