/// Makes a state observable field by field.
///
/// Apply it to the struct or the enum that is a feature's `State`. Each stored property of a struct
/// reports its reads and writes, so that a view is drawn again only when a field it has read changes.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   @Presents var alert: AlertState<Action.Alert>?
/// }
/// ```
@attached(extension, conformances: ObservableState)
@attached(
  member,
  names:
    named(_$id), named(_$observationRegistrar), named(_$willModify), named(_$Field),
  named(_$fields), named(CodingKeys)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservableStateMacro")

/// Turns a stored property of an observable state into one that reports its reads and writes.
///
/// `@ObservableState` applies it to every stored property; it is rarely written by hand.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateTrackedMacro")

/// Leaves a stored property of an observable state alone: its changes are not observed.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateIgnoredMacro")

/// Holds the optional state of a child that is presented, and projects its `PresentationState`.
///
/// Use it in a type marked `@ObservableState`; `$name` is what `ifLet(\.$name, action: \.name)` takes.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PresentsMacro")
