import ComposableTerminalUI
import Routes

/// A root or a presented screen, the screens pushed onto it, and what is presented in front.
struct RouteLayerView<Flow: RoutableCollection, Screen, ScreenAction, ScreenContent: View>: View
where Flow.Element == Route<Screen>, Flow.RouteID: Sendable {
  typealias Mark = RouteMark<Flow.RouteID>

  let source: RouteSource<Flow, ScreenAction, Screen>
  let base: Mark
  let screenContent: @MainActor (Store<Screen, ScreenAction>) -> ScreenContent
  @Environment(\.standsInRouteStack) private var standsInRouteStack

  var body: some View {
    if let layer = RouteLayer(from: base, in: source.marks) {
      stack(layer)
        .sheet(item: binding(layer.presented) { $0.isSheet }) { front($0) }
        .fullScreenCover(item: binding(layer.presented) { !$0.isSheet }) { front($0) }
    }
  }

  /// Screens are pushed onto a stack of this layer or, where the layer stands inside the stack of
  /// another router, onto that.
  @ViewBuilder
  private func stack(_ layer: RouteLayer<Flow.RouteID>) -> some View {
    let ownsStack = base.style.embedInNavigationView || !layer.pushed.isEmpty
    if base.style.embedInNavigationView || ownsStack && !standsInRouteStack {
      NavigationStack(path: path(layer)) {
        RouteScreenView(source: source, mark: base, screenContent: screenContent)
          .navigationDestination(for: Mark.self) { mark in
            RouteScreenView(source: source, mark: mark, screenContent: screenContent)
          }
      }
      .environment(\.standsInRouteStack, true)
    } else {
      PushedRoutesView(source: source, base: base, mark: base, screenContent: screenContent)
    }
  }

  private func front(_ mark: Mark) -> AnyView {
    AnyView(
      RouteLayerView(source: source, base: mark, screenContent: screenContent)
        .environment(\.standsInRouteStack, false))
  }

  private func path(_ layer: RouteLayer<Flow.RouteID>) -> Binding<[Mark]> {
    let source = source
    let base = base
    return Binding(
      get: { layer.pushed },
      set: { path in
        if path.count < layer.pushed.count { source.goBack(to: path.last ?? base) }
      })
  }

  private func binding(_ mark: Mark?, if shows: (RouteStyle) -> Bool) -> Binding<Mark?> {
    source.binding(mark.flatMap { shows($0.style) ? $0 : nil })
  }
}

/// A screen, and the screens pushed from it onto the stack of another router.
private struct PushedRoutesView<
  Flow: RoutableCollection, Screen, ScreenAction, ScreenContent: View
>: View where Flow.Element == Route<Screen>, Flow.RouteID: Sendable {
  let source: RouteSource<Flow, ScreenAction, Screen>
  let base: RouteMark<Flow.RouteID>
  let mark: RouteMark<Flow.RouteID>
  let screenContent: @MainActor (Store<Screen, ScreenAction>) -> ScreenContent

  var body: some View {
    RouteScreenView(source: source, mark: mark, screenContent: screenContent)
      .navigationDestination(item: source.binding(next)) { next in
        AnyView(
          PushedRoutesView(source: source, base: base, mark: next, screenContent: screenContent))
      }
  }

  private var next: RouteMark<Flow.RouteID>? {
    guard let layer = RouteLayer(from: base, in: source.marks) else { return nil }
    guard mark != base else { return layer.pushed.first }
    guard let index = layer.pushed.firstIndex(of: mark) else { return nil }
    return layer.pushed.dropFirst(index + 1).first
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
