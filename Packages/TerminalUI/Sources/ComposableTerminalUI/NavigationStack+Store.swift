public import ComposableArchitecture
public import TerminalUI

extension NavigationStack {
  /// A stack whose pushed screens are the elements of a `StackState`.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootView()
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// Going back sends `.popFrom`, a `NavigationLink(state:)` inside sends `.push`.
  public init<State, Action, RootContent: View, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> RootContent,
    @ViewBuilder destination: @escaping @MainActor (Store<State, Action>) -> Destination
  )
  where
    Data == StackState<State>,
    Root == _StoreStackRoot<State, Action, RootContent, Destination>
  {
    let store = path.wrappedValue
    self.init(
      read: { store.withState { $0.ids.map { AnyHashable($0) } } },
      write: { path in store.send(path: path) },
      accepts: { ($0.base as? PushedState)?.state is State }
    ) {
      _StoreStackRoot(store: store, content: root(), destination: destination)
    }
  }
}

/// The root of a stack of stores, which knows the screens of the elements.
public struct _StoreStackRoot<State, Action, Content: View, Destination: View>: View {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let content: Content
  let destination: @MainActor (Store<State, Action>) -> Destination

  /// The root's own content.
  public var body: some View {
    let store = store
    let destination = destination
    content.navigationDestination(for: StackElementID.self) { id in
      if let element = store.element(id) { destination(element) }
    }
  }
}

extension Store {
  /// The store of an element; `nil` for one that has been popped.
  fileprivate func element<ElementState, ElementAction>(
    _ id: StackElementID
  ) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    guard let position = withState({ $0.ids.firstIndex(of: id) }) else { return nil }
    return elements()[position]
  }

  /// Sends what leads to a path: the first element that is missing is popped, a state that a link has
  /// put on top is pushed.
  fileprivate func send<ElementState, ElementAction>(path: [AnyHashable])
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    let ids = withState { Array($0.ids) }
    if path.count > ids.count, let pushed = path.last?.base as? PushedState,
      let state = pushed.state as? ElementState
    {
      @Dependency(\.stackElementID) var stackElementID
      var id = stackElementID.next()
      while ids.contains(id) { id = stackElementID.next() }
      send(.push(id: id, state: state))
    } else if path.count < ids.count {
      send(.popFrom(id: ids[path.count]))
    }
  }
}
