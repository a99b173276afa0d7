import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Reports the properties of a state that `@ObservableState` cannot track as they are written.
struct ObservedPropertyCheck<Context: MacroExpansionContext> {
  let context: Context

  /// Whether nothing is wrong with `member`.
  func accepts(_ member: some DeclSyntaxProtocol) -> Bool {
    guard let declaration = member.as(VariableDeclSyntax.self) else { return true }
    return renamed(declaration) && single(declaration) && trackable(declaration)
  }

  private func renamed(_ declaration: VariableDeclSyntax) -> Bool {
    for (old, new) in Self.renamings {
      guard let attribute = declaration.attributes.first(named: old) else { continue }
      context.error(
        "'@\(old)' cannot be used in a type marked '@ObservableState'; use '@\(new)' instead",
        at: attribute,
        fixIts: [
          .replace(
            "Replace '@\(old)' with '@\(new)'", attribute.attributeName,
            with: attribute.attributeName.kindPreservingName(new))
        ])
      return false
    }
    return true
  }

  private static var renamings: [(String, String)] {
    [
      ("ObservationIgnored", "ObservationStateIgnored"),
      ("ObservationTracked", "ObservationStateTracked"),
      ("PresentationState", "Presents"),
    ]
  }

  private func single(_ declaration: VariableDeclSyntax) -> Bool {
    guard
      declaration.bindingSpecifier.tokenKind == .keyword(.var),
      !declaration.modifiers.contains(.static), !isIgnored(declaration)
    else { return true }
    if declaration.bindings.count > 1 {
      context.error(
        "'@ObservableState' needs each variable in a declaration of its own",
        at: declaration.bindingSpecifier)
      return false
    }
    if let tuple = declaration.bindings.first?.pattern.as(TuplePatternSyntax.self) {
      context.error("'@ObservableState' cannot track variables of a tuple pattern", at: tuple)
      return false
    }
    return true
  }

  private func trackable(_ declaration: VariableDeclSyntax) -> Bool {
    guard
      let property = InstanceProperty(declaration), property.isStored, property.isVariable,
      !isIgnored(declaration), !declaration.attributes.contains(named: "Presents")
    else { return true }
    if property.isLazy {
      context.error(
        "'@ObservableState' cannot track a 'lazy' property; "
          + "mark '\(property.name)' '@ObservationStateIgnored'",
        at: declaration.modifiers.first { $0.name.tokenKind == .keyword(.lazy) }
          ?? declaration.modifiers[declaration.modifiers.startIndex],
        fixIts: [ignoring(declaration)])
      return false
    }
    if let wrapper = PropertyWrapperName.first(in: declaration.attributes) {
      if PropertyWrapperName.observing.contains(wrapper.baseName) { return true }
      context.error(
        "'@ObservableState' cannot track a property with the wrapper '@\(wrapper.baseName)'; "
          + "mark '\(property.name)' '@ObservationStateIgnored'",
        at: wrapper, fixIts: [ignoring(declaration)])
      return false
    }
    return true
  }

  private func isIgnored(_ declaration: VariableDeclSyntax) -> Bool {
    declaration.attributes.contains(named: "ObservationStateIgnored")
  }

  private func ignoring(_ declaration: VariableDeclSyntax) -> FixIt {
    var marked = declaration
    marked.leadingTrivia = []
    let attribute = AttributeSyntax("@ObservationStateIgnored")
      .with(\.leadingTrivia, declaration.leadingTrivia)
      .with(\.trailingTrivia, .space)
    marked.attributes.insert(.attribute(attribute), at: marked.attributes.startIndex)
    return .replace("Insert '@ObservationStateIgnored'", declaration, with: marked)
  }
}

extension TypeSyntax {
  /// The same type, module included, under another last name.
  fileprivate func kindPreservingName(_ name: String) -> TypeSyntax {
    if let member = self.as(MemberTypeSyntax.self) {
      return TypeSyntax(member.with(\.name, .identifier(name)))
    }
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
  }
}
