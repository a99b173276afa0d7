/// Where in a toolbar a view stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side {
    case leading, center, trailing, bottom
  }

  let side: Side

  /// At the right.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// What the screen is for: at the right.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// Keeps what was done: at the right.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// Loses something: at the right.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// Leaves without effect: at the left.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// Moves between screens: at the left.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// At the left of the title.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the right of the title.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(side: .center)
  /// Below the screen.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// What is needed less often: at the right.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// Beside the keyboard, which here is the row below the screen.
  public static let keyboard = ToolbarItemPlacement(side: .bottom)
  /// Below the screen.
  public static let status = ToolbarItemPlacement(side: .bottom)
}

/// What stands in a toolbar: items, groups of them, and types made of them.
///
/// ```swift
/// @ToolbarContentBuilder var items: some ToolbarContent {
///   ToolbarItem(placement: .cancellationAction) { Button("Cancel") { … } }
///   if canSave { ToolbarItem { Button("Save") { … } } }
/// }
/// ```
public protocol ToolbarContent: View {}

/// Builds what stands in a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder

extension EmptyView: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}

/// A view of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts a view at a place of the toolbar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Puts a view at a place of the toolbar; `id` names it for people who rearrange toolbars, which
  /// a terminal's do not.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// The view.
  public var body: some View {
    content.wrapped(ToolbarPlace(placement: placement))
  }
}

/// Views of a toolbar that stand together.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts views at a place of the toolbar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The views.
  public var body: some View {
    content.wrapped(ToolbarPlace(placement: placement))
  }
}

private struct ToolbarPlace: Wrapper {
  let placement: ToolbarItemPlacement

  func toolbarPlacement(_ inner: _Element) -> ToolbarItemPlacement? { placement }
}

private struct ToolbarView<Content: View, Items: View>: View {
  typealias Body = Never

  let content: Content
  let items: Items

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ToolbarNode(view, inputs)
  }
}

private final class ToolbarNode<Content: View, Items: View>:
  _ViewNode<ToolbarView<Content, Items>>, ToolbarSource
{
  private var content: _ViewNode<Content>?
  private var items: _ViewNode<Items>?
  private let derived = DerivedEnvironment()

  init(_ view: ToolbarView<Content, Items>, _ inputs: _NodeInputs) {
    super.init(inputs)
    update(view, inputs.environment)
  }

  override func update(_ view: ToolbarView<Content, Items>, _ environment: EnvironmentValues) {
    self.environment = environment
    update(&content, with: view.content)
    if let items {
      items.update(view.items, itemEnvironment)
    } else {
      items = makeChild(view.items, environment: itemEnvironment, isLazy: false)
    }
    graph.setNeedsResolve()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    guard !self.environment.isIdentical(to: environment) else { return }
    self.environment = environment
    content?.updateEnvironment(environment)
    items?.updateEnvironment(itemEnvironment)
  }

  private var itemEnvironment: EnvironmentValues {
    derived.environment(from: environment) {
      $0.isToolbar = true
      $0.stackAxis = .horizontal
    }
  }

  var toolbarNode: _AnyNode? { items }

  override func collect(into facts: ScreenFacts) {
    super.collect(into: facts)
    facts.toolbars.append(self)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
    if let items { body(items) }
  }

  override func appendElements(to elements: inout [_Element]) {
    content?.appendElements(to: &elements)
  }
}

extension View {
  /// Puts views into the toolbar of the navigation stack around.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(content: self, items: content())
  }
}

extension TupleView: ToolbarContent where repeat each Content: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension ForEach: ToolbarContent where Content: ToolbarContent {}
