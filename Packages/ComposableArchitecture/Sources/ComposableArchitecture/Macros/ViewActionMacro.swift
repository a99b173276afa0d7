/// Lets a view send only the view actions of its feature, with `send(.tapped)`.
///
/// - Parameter reducer: The feature, whose `Action` conforms to `ViewAction`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ViewActionMacro")
where R.Action: ViewAction
