/// Makes an enum case-pathable: each case gets a case path, and a key path to it.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case count(Int)
///   case tapped
/// }
/// Action.count(1)[case: \.count]  // Optional(1)
/// ```
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(member, names: named(AllCasePaths), named(allCasePaths))
public macro CasePathable() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "CasePathableMacro")
