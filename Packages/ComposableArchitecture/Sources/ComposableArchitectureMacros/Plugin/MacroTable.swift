public import SwiftSyntaxMacros

/// Every macro of this plugin by the name that the declarations give in `#externalMacro`.
public struct MacroTable {
  /// The macro types, keyed by the unqualified name of the type.
  public let macros: [String: any Macro.Type] = [
    "CasePathableMacro": CasePathableMacro.self,
    "DependencyClientMacro": DependencyClientMacro.self,
    "DependencyEndpointIgnoredMacro": DependencyEndpointIgnoredMacro.self,
    "DependencyEndpointMacro": DependencyEndpointMacro.self,
    "ObservableStateMacro": ObservableStateMacro.self,
    "ObservationStateIgnoredMacro": ObservationStateIgnoredMacro.self,
    "ObservationStateTrackedMacro": ObservationStateTrackedMacro.self,
    "PresentsMacro": PresentsMacro.self,
    "ReducerCaseEphemeralMacro": ReducerCaseEphemeralMacro.self,
    "ReducerCaseIgnoredMacro": ReducerCaseIgnoredMacro.self,
    "ReducerMacro": ReducerMacro.self,
    "ViewActionMacro": ViewActionMacro.self,
  ]

  /// Makes the table.
  public init() {}

  /// Finds the macro type that an `#externalMacro` names.
  ///
  /// - Throws: ``UnknownMacro`` for a name this plugin does not hold.
  public func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = macros[typeName] else {
      throw UnknownMacro(name: "\(moduleName).\(typeName)")
    }
    return macro
  }
}

/// The compiler asked for a macro that this plugin does not hold.
public struct UnknownMacro: Error, CustomStringConvertible {
  /// The module and type that were asked for.
  public let name: String

  /// A sentence that names the missing macro.
  public var description: String { "No macro is named '\(name)' in this plugin." }
}
