/// A reducer whose declaration shows neither `body` nor `reduce(into:action:)`.
///
/// `@Reducer` conforms such a struct to it. One of the two may still be in an extension, and is used
/// then; otherwise the reducer does nothing.
public protocol _DefaultBodyReducer<State, Action>: Reducer {}

extension _DefaultBodyReducer where Body == EmptyReducer<State, Action> {
  /// A reducer that does nothing.
  public var body: EmptyReducer<State, Action> { EmptyReducer() }
}
