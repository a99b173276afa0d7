public import SwiftSyntax
public import SwiftSyntaxMacros

/// A mark for `@ObservableState`: leave this property alone.
public struct ObservationStateIgnoredMacro: PeerMacro {
  /// Adds nothing.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
