/// Makes a struct a reducer, or makes a whole reducer of the cases of an enum.
///
/// On a struct it adds the conformance to `Reducer`, makes `Action` and an enum `State` case-pathable,
/// builds `body` with `@ReducerBuilder`, and adds an empty `State`, `Action` or `body` where there is
/// none. On an enum, whose cases hold reducers, it adds `State`, `Action`, `body`, `CaseScope` and
/// `scope(_:)`.
///
/// ```swift
/// @Reducer
/// enum Path {
///   case detail(Detail)
///   case alert(AlertState<Detail.Alert>)
/// }
/// ```
@attached(
  member,
  names:
    named(State), named(Action), named(init), named(Body), named(body), named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer, _DefaultBodyReducer)
public macro Reducer() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Makes a whole reducer of the cases of an enum, whose state and action conform to more protocols.
///
/// - Parameters:
///   - state: The protocols that `State` conforms to.
///   - action: The protocols that `Action` conforms to.
@attached(
  member,
  names:
    named(State), named(Action), named(init), named(Body), named(body), named(CaseScope),
  named(scope)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer, _DefaultBodyReducer)
public macro Reducer(
  state: _SynthesizedConformance..., action: _SynthesizedConformance...
) = #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// A protocol that `@Reducer(state:action:)` adds to the state or the action of an enum reducer.
public struct _SynthesizedConformance: Sendable {}

extension _SynthesizedConformance {
  /// `Codable`.
  public static let codable = Self()
  /// `Decodable`.
  public static let decodable = Self()
  /// `Encodable`.
  public static let encodable = Self()
  /// `Equatable`.
  public static let equatable = Self()
  /// `Hashable`.
  public static let hashable = Self()
  /// `Sendable`.
  public static let sendable = Self()
}

/// Marks a case of an enum reducer whose payload has actions and no reducer, as an alert does.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseEphemeralMacro")

/// Marks a case of an enum reducer whose payload is plain state.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerCaseIgnoredMacro")
