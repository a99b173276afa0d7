import SwiftSyntax

extension AttributeSyntax {
  /// The attribute's name without a module in front of it.
  var baseName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = attributeName.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The attributes, those inside `#if` included.
  var all: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute):
        return [attribute]
      case .ifConfigDecl(let config):
        return config.clauses.flatMap { clause -> [AttributeSyntax] in
          guard case .attributes(let attributes) = clause.elements else { return [] }
          return attributes.all
        }
      default:
        return []
      }
    }
  }

  func first(named name: String) -> AttributeSyntax? { all.first { $0.baseName == name } }

  func contains(named name: String) -> Bool { first(named: name) != nil }

  /// These attributes without those called one of `names`.
  func removing(named names: Set<String>) -> AttributeListSyntax {
    filter { element in
      guard case .attribute(let attribute) = element else { return true }
      return !names.contains(attribute.baseName)
    }
  }

  /// The source of the attributes that keep their meaning on a declaration derived from this one.
  var availability: [String] {
    all.filter { $0.baseName == "available" }.map(\.trimmedDescription)
  }
}
