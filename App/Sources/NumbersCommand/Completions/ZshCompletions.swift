/// Completions for zsh.
enum ZshCompletions {
  static var script: String {
    """
    #compdef numbers
    # Completions of numbers for zsh:  source <(numbers completions zsh)
    _numbers() {
      local curcontext=$curcontext state line
      local -A opt_args
      local -a commands=(
    \(commands)
      )
      _arguments -C \\
    \(arguments(of: .app, indent: "    "))
        '1: :->command' \\
        '*:: :->rest'
      case $state in
        command) _describe -t commands command commands ;;
        rest)
          case $line[1] in
    \(rest)
          esac
          ;;
      esac
    }
    if [[ $funcstack[1] == _numbers ]]; then _numbers "$@"; else compdef _numbers numbers; fi

    """
  }

  private static var commands: String {
    CommandSpec.subcommands.map { command in
      "    " + quoted("\(command.name ?? ""):\(command.summary)")
    }.joined(separator: "\n")
  }

  private static var rest: String {
    CommandSpec.subcommands.map { command in
      var lines = arguments(of: command, indent: "            ")
      if let operands = command.operands {
        // An empty list, where any operand will do, leaves room for options; an empty action does not.
        let choices = "(\((command.operandChoices ?? []).joined(separator: " ")))"
        let count = command.operandChoices == nil && !command.takesFile ? "*" : "1"
        let action = command.takesFile ? "_files" : choices
        lines += "\n            " + quoted("\(count):\(escaped(operands)):\(action)")
      } else {
        lines.removeLast(2)
      }
      return """
                \(command.name ?? ""))
                  _arguments \\
        \(lines)
                  ;;
        """
    }.joined(separator: "\n")
  }

  /// The options as words for `_arguments`, each on a line that goes on.
  private static func arguments(of command: CommandSpec, indent: String) -> String {
    command.options.map { option in
      let spellings = option.spellings
      let value =
        option.value.map { value in
          let choices = option.choices.map { "(\($0.joined(separator: " ")))" }
          return ":\(escaped(value)):\(choices ?? (option.takesFile ? "_files" : ""))"
        } ?? ""
      let text = quoted("[\(escaped(option.summary))]\(value)")
      let mark = option.value == nil ? "" : "="
      if spellings.count == 1 { return indent + quoted(spellings[0] + mark) + text + " \\" }
      let group = quoted("(\(spellings.joined(separator: " ")))")
      return indent + "\(group){\(spellings.joined(separator: ","))}\(text) \\"
    }.joined(separator: "\n")
  }

  /// `text` without the signs that mean something in a word for `_arguments`.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
