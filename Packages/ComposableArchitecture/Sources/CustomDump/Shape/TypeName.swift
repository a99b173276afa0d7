import Synchronization

private let knownNames = Mutex<[ObjectIdentifier: String]>([:])

/// The name of a type as a dump shows it: no modules, no contexts, and the sugar of the language.
func typeName(_ type: Any.Type) -> String {
  let key = ObjectIdentifier(type)
  if let name = knownNames.withLock({ $0[key] }) { return name }
  var parser = TypeNameParser(String(reflecting: type))
  let name = parser.simplified()
  knownNames.withLock { $0[key] = name }
  return name
}

/// The name of a type without its generic arguments.
func bareName(_ type: Any.Type) -> String {
  let name = typeName(type)
  return String(name.prefix { $0 != "<" })
}

/// Rewrites the runtime's name of a type.
private struct TypeNameParser {
  private var rest: Substring

  init(_ name: String) {
    rest = name[...]
  }

  mutating func simplified() -> String {
    var result = ""
    while let character = rest.first {
      if character == "(", skipContext() { continue }
      if character.isLetter || character == "_" {
        result += qualifiedName()
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// Skips `(unknown context at $0).` and `(extension in Module):`.
  private mutating func skipContext() -> Bool {
    guard rest.hasPrefix("(unknown context at") || rest.hasPrefix("(extension in"),
      let end = rest.firstIndex(of: ")")
    else { return false }
    rest = rest[end...].dropFirst(2)
    return true
  }

  private mutating func qualifiedName() -> String {
    var parts: [String] = []
    while true {
      if rest.first == "(", skipContext() { continue }
      let identifier = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !identifier.isEmpty else { break }
      rest.removeFirst(identifier.count)
      parts.append(String(identifier) + genericArguments())
      guard rest.first == "." else { break }
      rest.removeFirst()
    }
    let name = parts.count > 1 ? parts.dropFirst() : parts[...]
    return sugared(name.joined(separator: "."))
  }

  private mutating func genericArguments() -> String {
    guard rest.first == "<" else { return "" }
    var depth = 0
    var end = rest.startIndex
    var previous: Character = " "
    while end < rest.endIndex {
      let character = rest[end]
      if character == "<" { depth += 1 }
      if character == ">", previous != "-" { depth -= 1 }
      previous = character
      end = rest.index(after: end)
      if depth == 0 { break }
    }
    let arguments = rest[..<end].dropFirst().dropLast()
    rest = rest[end...]
    var inner = TypeNameParser(String(arguments))
    return "<\(inner.simplified())>"
  }

  private func sugared(_ name: String) -> String {
    guard name.hasSuffix(">") else { return name }
    let arguments = name.drop { $0 != "<" }.dropFirst().dropLast()
    if name.hasPrefix("Optional<") { return "\(arguments)?" }
    if name.hasPrefix("Array<") { return "[\(arguments)]" }
    if name.hasPrefix("Dictionary<"), let comma = topLevelComma(arguments) {
      return "[\(arguments[..<comma]):\(arguments[comma...].dropFirst())]"
    }
    return name
  }

  private func topLevelComma(_ arguments: Substring) -> Substring.Index? {
    var depth = 0
    for index in arguments.indices {
      switch arguments[index] {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
