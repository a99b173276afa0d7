import SwiftSyntax

/// The computed property `body` of a reducer.
struct ReducerBody {
  let property: InstanceProperty

  /// Nothing for any other member.
  init?(_ member: some DeclSyntaxProtocol) {
    guard let property = InstanceProperty(member), property.identifier.text == "body",
      !property.isStored
    else { return nil }
    self.property = property
  }

  /// The state and the action that the type of `body` names, else those of the reducer.
  var builderArguments: String {
    guard
      let constraint = property.type?.as(SomeOrAnyTypeSyntax.self)?.constraint,
      let clause = constraint.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        ?? constraint.as(MemberTypeSyntax.self)?.genericArgumentClause
    else { return "Self.State, Self.Action" }
    let arguments = clause.arguments.map(\.argument.trimmedDescription)
    switch arguments.count {
    case 1: return "\(arguments[0]).State, \(arguments[0]).Action"
    case 2: return "\(arguments[0]), \(arguments[1])"
    default: return "Self.State, Self.Action"
    }
  }
}
