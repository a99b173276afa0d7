import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The initialisers of a dependency client.
struct ClientInitializers {
  private let properties: [ClientProperty]
  private let access: AccessLevel
  private let declaredLabels: [[String]]

  init(_ declaration: StructDeclSyntax, access: AccessLevel) {
    let members = declaration.memberBlock.members.map(\.decl)
    properties = members.compactMap { ClientProperty($0) }
    declaredLabels = members.compactMap { $0.as(InitializerDeclSyntax.self) }
      .map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
    self.access = access
  }

  func declarations(in context: some MacroExpansionContext) -> [DeclSyntax] {
    let parameters = properties.filter(\.isInitializable)
    var faults = false
    for parameter in parameters where parameter.typeText == nil {
      faults = true
      diagnoseMissingType(parameter.property, in: context)
    }
    if faults { return [] }
    var initializers: [DeclSyntax] = []
    if !parameters.isEmpty, !isDeclared(parameters.map(\.property.name)) {
      initializers.append(memberwise(parameters))
    }
    if properties.allSatisfy({ $0.hasDefault || !$0.isInitializable }), !isDeclared([]) {
      initializers.append("\(raw: access.memberPrefix)init() {}")
    }
    return initializers
  }

  private func isDeclared(_ labels: [String]) -> Bool { declaredLabels.contains(labels) }

  private func memberwise(_ parameters: [ClientProperty]) -> DeclSyntax {
    let narrowest = parameters.compactMap(\.property.declaration.modifiers.accessLevel).min()
    let access = min(max(access, .internal), narrowest ?? .internal)
    let prefix =
      if access < .internal { access.prefix } else { self.access.memberPrefix }
    let list = parameters.map(parameterText).joined(separator: ",\n")
    let lines =
      ["\(prefix)init("] + indented([list]) + [") {"]
      + parameters.map { "  self.\($0.assignedName) = \($0.property.name)" } + ["}"]
    return DeclSyntax(stringLiteral: lines.joined(separator: "\n"))
  }

  private func parameterText(_ parameter: ClientProperty) -> String {
    let escaping =
      parameter.closure.map { $0.isEscaping ? "" : "@escaping " } ?? ""
    let type = "\(parameter.property.name): \(escaping)\(parameter.typeText ?? "")"
    guard !parameter.isEndpoint else { return type }
    if let value = parameter.property.initialValue { return "\(type) = \(value)" }
    return parameter.hasDefault ? "\(type) = nil" : type
  }

  private func diagnoseMissingType(
    _ property: InstanceProperty, in context: some MacroExpansionContext
  ) {
    var typed = property.binding
    typed.pattern = typed.pattern.with(\.trailingTrivia, [])
    typed.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: TypeSyntax(stringLiteral: "<#Type#>"), trailingTrivia: .space)
    context.error(
      "'@DependencyClient' needs the type of '\(property.name)' for the memberwise initialiser",
      at: property.binding.pattern,
      fixIts: [.replace("Insert ': <#Type#>'", property.binding, with: typed)])
  }
}
