import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property that `@Presents` can be applied to.
struct PresentedProperty {
  let property: InstanceProperty
  /// The source of the type inside the optional.
  let wrappedType: String

  /// Nothing unless the declaration is a stored `var` of an optional type.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let property = InstanceProperty(declaration), property.isVariable, property.isStored,
      !property.hasObservers, !property.isLazy,
      let wrapped = property.type.flatMap(Self.wrappedType)
    else { return nil }
    self.property = property
    self.wrappedType = wrapped.trimmedDescription
  }

  /// Nothing where ``init(_:)`` gives nothing, and outside of an observable state.
  init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    guard Self.isObservable(in: context) else { return nil }
    self.init(declaration)
  }

  /// Whether the type around the property may be observable: its accessors need the registrar.
  private static func isObservable(in context: some MacroExpansionContext) -> Bool {
    guard let type = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) else {
      return true
    }
    return type.attributes.contains(named: "ObservableState")
  }

  var initialValue: String { property.initialValue?.trimmedDescription ?? "nil" }

  private static func wrappedType(_ type: TypeSyntax) -> TypeSyntax? {
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType
    }
    if let optional = type.as(IdentifierTypeSyntax.self), optional.name.text == "Optional" {
      return optional.genericArgumentClause.flatMap(onlyArgument)
    }
    if let optional = type.as(MemberTypeSyntax.self), optional.name.text == "Optional",
      optional.baseType.trimmedDescription == "Swift"
    {
      return optional.genericArgumentClause.flatMap(onlyArgument)
    }
    return nil
  }

  private static func onlyArgument(_ clause: GenericArgumentClauseSyntax) -> TypeSyntax? {
    clause.arguments.first?.argument.as(TypeSyntax.self)
  }

  /// Says what is wrong with a declaration that ``init(_:)`` refuses.
  static func diagnose(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    guard isObservable(in: context) else {
      context.error(
        "'@Presents' can only be used in a struct marked '@ObservableState'", at: attribute)
      return
    }
    guard let property = InstanceProperty(declaration) else {
      context.error("'@Presents' can only be applied to a single instance property", at: attribute)
      return
    }
    if !property.isVariable {
      let specifier = property.declaration.bindingSpecifier
      context.error(
        "'@Presents' can only be applied to a 'var'", at: specifier,
        fixIts: [
          .replace(
            "Replace 'let' with 'var'", specifier,
            with: specifier.with(\.tokenKind, .keyword(.var)))
        ])
    } else if !property.isStored || property.hasObservers {
      context.error(
        "'@Presents' cannot be applied to a property with accessors",
        at: property.binding.accessorBlock.map(Syntax.init) ?? Syntax(property.identifier))
    } else if property.isLazy {
      context.error("'@Presents' cannot be applied to a 'lazy' property", at: attribute)
    } else if let type = property.binding.typeAnnotation?.type {
      let optional =
        type.is(SomeOrAnyTypeSyntax.self) || type.is(FunctionTypeSyntax.self)
        ? "(\(type.trimmedDescription))?" : "\(type.trimmedDescription)?"
      context.error(
        "'@Presents' needs an optional type", at: type,
        fixIts: [
          .replace(
            "Make the type optional", type,
            with: TypeSyntax(stringLiteral: optional).with(\.trailingTrivia, type.trailingTrivia))
        ])
    } else {
      context.error(
        "'@Presents' needs an explicit optional type, such as 'var \(property.name): State?'",
        at: property.identifier)
    }
  }
}
