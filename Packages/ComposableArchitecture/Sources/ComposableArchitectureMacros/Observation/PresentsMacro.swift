public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Stores an optional child state of an observable state as a `PresentationState`.
public struct PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  /// Makes accessors of the wrapped value.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let child = PresentedProperty(declaration, in: context) else { return [] }
    let storage = child.property.storageName
    let accessors = ObservedAccessors(storage: storage)
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
      }
      """,
      accessors.get("\(storage).wrappedValue"),
      accessors.set("present", "in"),
      accessors.modify("\(storage).wrappedValue"),
    ]
  }
}

extension PresentsMacro: PeerMacro {
  /// Makes the projection and the storage.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let child = PresentedProperty(declaration, in: context) else {
      PresentedProperty.diagnose(declaration, attribute: node, in: context)
      return []
    }
    let property = child.property
    let storage = property.storageName
    let accessors = ObservedAccessors(storage: storage)
    let type = "ComposableArchitecture.PresentationState<\(child.wrappedType)>"
    return [
      """
      \(raw: property.accessModifiers)var $\(raw: property.identifier.bareName): \(raw: type) {
        \(accessors.get("\(storage).projectedValue"))
        \(accessors.set("assign", "to"))
        \(accessors.modify(storage))
      }
      """,
      """
      @ComposableArchitecture.ObservationStateIgnored
      private var \(raw: storage) = \(raw: type)(wrappedValue: \(raw: child.initialValue))
      """,
    ]
  }
}
