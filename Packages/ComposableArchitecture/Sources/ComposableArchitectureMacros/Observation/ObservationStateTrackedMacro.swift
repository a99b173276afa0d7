public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Turns a stored property of a state into accessors that report to the registrar.
public struct ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  /// Makes `init`, `get`, `set` and `_modify`.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = trackedProperty(declaration) else { return [] }
    let storage = property.storageName
    let accessors = ObservedAccessors(storage: storage)
    let writers =
      PropertyObservers(of: property).map { [$0.set(through: accessors)] }
      ?? [accessors.set("assign", "to"), accessors.modify(storage)]
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = initialValue
      }
      """,
      accessors.get(storage),
    ] + writers
  }

  private static func trackedProperty(_ declaration: some DeclSyntaxProtocol) -> InstanceProperty? {
    guard case .tracked(let property)? = ObservedProperty(declaration) else { return nil }
    return property
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  /// Makes the storage.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = trackedProperty(declaration) else { return [] }
    let type = property.type.map { ": \($0.trimmedDescription)" } ?? ""
    let value = property.initialValue.map { " = \($0.trimmedDescription)" } ?? ""
    return [
      """
      @ComposableArchitecture.ObservationStateIgnored
      private \(raw: property.storageModifiers)var \(raw: property.storageName)\
      \(raw: type)\(raw: value)
      """
    ]
  }
}
