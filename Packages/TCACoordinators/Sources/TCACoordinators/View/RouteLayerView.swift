import ComposableTerminalUI
import Routes

/// A root or a presented screen, the screens pushed onto it, and what is presented in front.
struct RouteLayerView<Flow: RoutableCollection, Screen, ScreenAction, ScreenContent: View>: View
where Flow.Element == Route<Screen>, Flow.RouteID: Sendable {
  typealias Mark = RouteMark<Flow.RouteID>

  let source: RouteSource<Flow, ScreenAction, Screen>
  let layer: RouteLayer<Flow.RouteID>
  let screenContent: @MainActor (Store<Screen, ScreenAction>) -> ScreenContent
  @Environment(\.standsInRouteStack) private var standsInRouteStack

  var body: some View {
    stack
      .sheet(item: front { $0.isSheet }) { _ in frontView }
      .fullScreenCover(item: front { !$0.isSheet }) { _ in frontView }
  }

  /// Screens are pushed onto a stack of this layer or, where the layer stands inside the stack of
  /// another router, onto that.
  @ViewBuilder private var stack: some View {
    let base = layer.base
    let ownsStack = base.style.embedInNavigationView || !layer.pushed.isEmpty
    if base.style.embedInNavigationView || ownsStack && !standsInRouteStack {
      NavigationStack(path: path) {
        RouteScreenView(source: source, mark: base, screenContent: screenContent)
          .navigationDestination(for: Mark.self) { mark in
            RouteScreenView(source: source, mark: mark, screenContent: screenContent)
          }
      }
      .environment(\.standsInRouteStack, true)
    } else {
      PushedRoutesView(
        source: source, mark: base, above: layer.pushed, screenContent: screenContent)
    }
  }

  private var frontView: AnyView? {
    RouteLayer(layer.front).map {
      AnyView(
        RouteLayerView(source: source, layer: $0, screenContent: screenContent)
          .environment(\.standsInRouteStack, false))
    }
  }

  private var path: Binding<[Mark]> {
    let source = source
    let layer = layer
    return Binding(
      get: { Array(layer.pushed) },
      set: { path in
        if path.count < layer.pushed.count { source.goBack(to: path.last ?? layer.base) }
      })
  }

  private func front(if shows: (RouteStyle) -> Bool) -> Binding<Mark?> {
    source.binding(layer.front.first.flatMap { shows($0.style) ? $0 : nil })
  }
}

/// A screen, and the screens pushed from it onto the stack of another router.
private struct PushedRoutesView<
  Flow: RoutableCollection, Screen, ScreenAction, ScreenContent: View
>: View where Flow.Element == Route<Screen>, Flow.RouteID: Sendable {
  let source: RouteSource<Flow, ScreenAction, Screen>
  let mark: RouteMark<Flow.RouteID>
  let above: ArraySlice<RouteMark<Flow.RouteID>>
  let screenContent: @MainActor (Store<Screen, ScreenAction>) -> ScreenContent

  var body: some View {
    RouteScreenView(source: source, mark: mark, screenContent: screenContent)
      .navigationDestination(item: source.binding(above.first)) { next in
        AnyView(
          PushedRoutesView(
            source: source, mark: next, above: above.dropFirst(), screenContent: screenContent))
      }
  }
}

/// The screen of one route.
private struct RouteScreenView<
  Flow: RoutableCollection, Screen, ScreenAction, ScreenContent: View
>: View where Flow.Element == Route<Screen>, Flow.RouteID: Sendable {
  let source: RouteSource<Flow, ScreenAction, Screen>
  let mark: RouteMark<Flow.RouteID>
  let screenContent: @MainActor (Store<Screen, ScreenAction>) -> ScreenContent

  var body: some View {
    if let store = source.screen(of: mark) { screenContent(store) }
  }
}

extension RouteSource {
  /// Whether a route is shown: writing `nil` takes it away.
  fileprivate func binding(_ mark: Mark?) -> Binding<Mark?> {
    Binding(
      get: { mark },
      set: { value in
        if value == nil, let mark { dismiss(mark) }
      })
  }
}

extension RouteStyle {
  fileprivate var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }
}

private struct StandsInRouteStackKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view stands in the navigation stack of a router.
  fileprivate var standsInRouteStack: Bool {
    get { self[StandsInRouteStackKey.self] }
    set { self[StandsInRouteStackKey.self] = newValue }
  }
}
