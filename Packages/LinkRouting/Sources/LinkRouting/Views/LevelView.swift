import LinkMatching
import TerminalUI

/// A level of a stack: its screens, and the modal level in front of it.
struct LevelView: View {
  let navigator: Navigator

  var body: some View {
    let navigator = navigator
    let map = navigator.core.map
    NavigationStack(path: Binding(get: { navigator.path }, set: { navigator.path = $0 })) {
      CrumbView(crumb: navigator.root, map: map)
        .navigationDestination(for: Crumb.self) { CrumbView(crumb: $0, map: map) }
    }
    .sheet(item: modal) { LevelView(navigator: $0.navigator) }
    .environment(navigator)
  }

  private var modal: Binding<ModalLevel?> {
    let navigator = navigator
    return Binding(
      get: { ModalLevel(navigator) },
      set: { if $0 == nil { navigator.closeModal() } })
  }
}

/// The modal level in front of another, told apart by its screen.
private struct ModalLevel: Identifiable {
  let id: Crumb
  let navigator: Navigator

  @MainActor
  init?(_ below: Navigator) {
    guard let navigator = below.modalNavigator else { return nil }
    id = navigator.root
    self.navigator = navigator
  }
}

extension Navigator {
  /// Closes the modal screen in front of this level, if there is one.
  fileprivate func closeModal() {
    if modalNavigator != nil { dismiss() }
  }
}
