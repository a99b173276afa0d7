/// Completions for bash, of version 4 or later; they need no other package.
enum BashCompletions {
  static var script: String {
    """
    # Completions of numbers for bash:  source <(numbers completions bash)
    _numbers() {
      local current=${COMP_WORDS[COMP_CWORD]} word command='' value_of='' words='' files=''
      local operands=0 i
      if [[ $current == '=' ]]; then current=''; fi
      for (( i = 1; i < COMP_CWORD; i++ )); do
        word=${COMP_WORDS[i]}
        if [[ -n $value_of ]]; then
          if [[ $word != '=' ]]; then value_of=''; fi
          continue
        fi
        case "$command $word" in
          *' --') return ;;
    \(valueOptions)
          *' -'*) ;;
          *)
            if [[ $operands == 0 ]]; then command=$word; fi
            operands=$((operands + 1))
            ;;
        esac
      done
      if [[ -n $value_of ]]; then
        case "$command $value_of" in
    \(valueChoices)
        esac
      elif [[ $current == -* ]]; then
        case $command in
    \(options)
        esac
      else
        case $command in
    \(operands)
        esac
      fi
      COMPREPLY=()
      if [[ -n $files ]]; then
        compopt -o filenames 2>/dev/null || true
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
        return
      fi
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$current")
    }
    complete -F _numbers numbers

    """
  }

  /// The options that take the next word, as patterns.
  private static var valueOptions: String {
    let rows = CommandSpec.all.flatMap { command in
      command.options.filter { $0.value != nil }.flatMap(\.spellings)
        .map { pattern(command, $0) }
    }
    return "      \(rows.joined(separator: " | "))) value_of=$word ;;"
  }

  private static var valueChoices: String {
    let rows = CommandSpec.all.flatMap { command in
      command.options.compactMap { option in
        let patterns = option.spellings.map { pattern(command, $0) }.joined(separator: " | ")
        if option.takesFile { return "      \(patterns)) files=1 ;;" }
        return option.choices.map { choices in
          "      \(patterns)) words=\(quoted(choices.joined(separator: " "))) ;;"
        }
      }
    }
    return rows.joined(separator: "\n")
  }

  private static var options: String {
    CommandSpec.all.map { command in
      let words = command.options.flatMap(\.spellings).joined(separator: " ")
      return "      \(quoted(command.name ?? ""))) words=\(quoted(words)) ;;"
    }.joined(separator: "\n")
  }

  private static var operands: String {
    CommandSpec.all.compactMap { command in
      if command.takesFile {
        let name = quoted(command.name ?? "")
        return "      \(name)) if [[ $operands == 1 ]]; then files=1; fi ;;"
      }
      let words =
        command.name == nil
        ? CommandSpec.subcommands.compactMap(\.name) : command.operandChoices ?? []
      guard !words.isEmpty else { return nil }
      let list = quoted(words.joined(separator: " "))
      return "      \(quoted(command.name ?? ""))) words=\(list) ;;"
    }.joined(separator: "\n")
  }

  private static func pattern(_ command: CommandSpec, _ spelling: String) -> String {
    quoted("\(command.name ?? "") \(spelling)")
  }
}
