/// Completions for fish.
enum FishCompletions {
  static var script: String {
    let lines =
      ["# Completions of numbers for fish:  numbers completions fish | source"]
      + ["complete -c numbers -f"]
      + CommandSpec.subcommands.map { command in
        "complete -c numbers -n __fish_use_subcommand -a \(command.name ?? "") -d "
          + fishQuoted(command.summary)
      }
      + CommandSpec.all.flatMap(rows)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(of command: CommandSpec) -> [String] {
    let condition =
      command.name.map { fishQuoted("__fish_seen_subcommand_from \($0)") }
      ?? "__fish_use_subcommand"
    let start = "complete -c numbers -n \(condition)"
    var rows = command.options.map { option in
      var row = "\(start) -l \(option.name)"
      if let letter = option.letter { row += " -s \(letter)" }
      if option.value != nil { row += option.takesFile ? " -r -F" : " -x" }
      if let choices = option.choices { row += " -a \(fishQuoted(choices.joined(separator: " ")))" }
      return row + " -d \(fishQuoted(option.summary))"
    }
    if let choices = command.operandChoices {
      rows.append("\(start) -a \(fishQuoted(choices.joined(separator: " ")))")
    }
    if command.takesFile { rows.append("\(start) -F") }
    return rows
  }

  /// `text` as one word of fish, in which a quote and a backslash are escaped inside quotes.
  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
