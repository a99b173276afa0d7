import SwiftSyntax

/// A stored property of a dependency client.
struct ClientProperty {
  let property: InstanceProperty
  let closure: ClosureType?

  /// Nothing for a computed or static property.
  init?(_ member: some DeclSyntaxProtocol) {
    guard let property = InstanceProperty(member), property.isStored else { return nil }
    self.property = property
    self.closure = property.type.flatMap(ClosureType.init)
  }

  private var attributes: AttributeListSyntax { property.declaration.attributes }

  /// Whether `@DependencyClient` makes it an endpoint by itself.
  var isImplicitEndpoint: Bool {
    closure != nil && property.isVariable && !property.hasObservers && !property.isLazy
      && !attributes.contains(named: "DependencyEndpoint")
      && !attributes.contains(named: "DependencyEndpointIgnored")
  }

  var isEndpoint: Bool {
    isImplicitEndpoint || attributes.contains(named: "DependencyEndpoint")
  }

  /// Whether a new client needs no value for it.
  var hasDefault: Bool {
    if isEndpoint || property.initialValue != nil || property.isLazy { return true }
    guard property.isVariable else { return false }
    return property.type?.is(OptionalTypeSyntax.self) ?? false
  }

  /// Whether the memberwise initialiser has a parameter for it.
  var isInitializable: Bool {
    if property.isLazy { return false }
    return property.isVariable || property.initialValue == nil
  }

  /// What an initialiser assigns: an endpoint with a default has no `init` accessor.
  var assignedName: String {
    isEndpoint && property.initialValue != nil ? property.storageName : property.name
  }

  /// The source of the type: as written, else that of a literal initial value.
  var typeText: String? {
    if let type = property.type { return type.trimmedDescription }
    guard let value = property.initialValue else { return nil }
    switch value.kind {
    case .booleanLiteralExpr: return "Swift.Bool"
    case .floatLiteralExpr: return "Swift.Double"
    case .integerLiteralExpr: return "Swift.Int"
    case .stringLiteralExpr: return "Swift.String"
    default: return nil
    }
  }
}
