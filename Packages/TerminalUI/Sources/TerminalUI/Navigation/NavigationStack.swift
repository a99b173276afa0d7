public import Bindings

/// A root screen and the screens pushed in front of it.
///
/// Escape, or `back` in plain mode, goes back.
public struct NavigationStack<Data, Root: View>: View {
  private let path: PathAccess
  private let root: Root

  /// How the path is read and written.
  private enum PathAccess {
    case none
    case binding(PathBinding)
  }

  /// The stack.
  public var body: some View {
    switch path {
    case .none:
      OwnPathStack(root: root)
    case .binding(let binding):
      NavigationStackCore(
        path: binding.read(), write: binding.write, accepts: binding.accepts, root: root)
    }
  }
}

/// A path that is kept elsewhere.
private struct PathBinding {
  let read: @MainActor () -> [AnyHashable]
  let write: @MainActor ([AnyHashable]) -> Void
  /// Whether a value can stand in the path.
  let accepts: @MainActor (AnyHashable) -> Bool
}

extension NavigationStack {
  /// A stack whose path is read and written by closures; what is written may end in a value that a
  /// link has pushed, one that the stack accepts.
  package init(
    read: @escaping @MainActor () -> [AnyHashable],
    write: @escaping @MainActor ([AnyHashable]) -> Void,
    accepts: @escaping @MainActor (AnyHashable) -> Bool, @ViewBuilder root: () -> Root
  ) {
    path = .binding(PathBinding(read: read, write: write, accepts: accepts))
    self.root = root()
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    path = .none
    self.root = root()
  }

  /// A stack whose path, of values of any types, is kept elsewhere.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = .binding(
      PathBinding(
        read: { path.wrappedValue.elements },
        write: { path.wrappedValue = NavigationPath($0) }, accepts: { _ in true }))
    self.root = root()
  }
}

extension NavigationStack {
  /// A stack whose path, of values of one type, is kept elsewhere; a link to a value of another type
  /// cannot be pressed.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = .binding(
      PathBinding(
        read: { path.wrappedValue.map { AnyHashable($0) } },
        write: { elements in
          path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
        }, accepts: { $0.base is Data.Element }))
    self.root = root()
  }
}

/// A stack that keeps its own path.
private struct OwnPathStack<Root: View>: View {
  let root: Root
  @State private var path: [AnyHashable] = []

  var body: some View {
    let binding = $path
    NavigationStackCore(
      path: path, write: { binding.wrappedValue = $0 }, accepts: { _ in true }, root: root)
  }
}
