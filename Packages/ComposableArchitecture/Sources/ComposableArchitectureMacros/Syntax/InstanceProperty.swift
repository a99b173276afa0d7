import SwiftSyntax

/// A stored or computed property of an instance that is declared on its own.
struct InstanceProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let identifier: TokenSyntax

  /// Nothing for a static property, and for a declaration of several variables at once.
  init?(_ declaration: some SyntaxProtocol) {
    guard
      let declaration = declaration.as(VariableDeclSyntax.self),
      !declaration.modifiers.contains(.static), !declaration.modifiers.contains(.class),
      declaration.bindings.count == 1, let binding = declaration.bindings.first,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.identifier = identifier
  }

  /// The name as the source spells it, backticks included.
  var name: String { identifier.text }

  /// The name of the storage behind a property that a macro makes computed.
  var storageName: String { "_\(identifier.bareName)" }

  var isVariable: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.var) }

  var isLazy: Bool { declaration.modifiers.contains(.lazy) }

  var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }

  var initialValue: ExprSyntax? { binding.initializer?.value.trimmed }

  /// Whether the property has `willSet` or `didSet`.
  var hasObservers: Bool {
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
    return accessors.contains { Self.observers.contains($0.accessorSpecifier.tokenKind) }
  }

  /// Whether the property has a place in memory of its own.
  var isStored: Bool {
    switch binding.accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy { Self.observers.contains($0.accessorSpecifier.tokenKind) }
    default: false
    }
  }

  /// The modifiers that its storage keeps, each with a trailing space: all but access levels.
  var storageModifiers: String {
    let access: Set<TokenKind> = [
      .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package),
      .keyword(.public), .keyword(.open),
    ]
    return declaration.modifiers.filter { !access.contains($0.name.tokenKind) }
      .map { "\($0.trimmedDescription) " }.joined()
  }

  /// The access modifiers, `private(set)` included, each with a trailing space.
  var accessModifiers: String {
    declaration.modifiers
      .filter { AccessLevel($0.with(\.detail, nil)) != nil }
      .map { "\($0.trimmedDescription) " }.joined()
  }

  private static let observers: Set<TokenKind> = [.keyword(.willSet), .keyword(.didSet)]
}
