public import TerminalCore

/// How text and lines are coloured.
@MainActor @preconcurrency
public protocol ShapeStyle: Sendable {
  /// The colour and the attributes that stand for the style.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A colour and attributes.
public struct _ResolvedStyle: Hashable, Sendable {
  var color: Color?
  var attributes: Attributes = []
}

extension Color: ShapeStyle {
  /// The colour itself.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(color: self)
  }
}

/// How much something stands out: `primary` most, `tertiary` least.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let isDim: Bool

  /// The colour of text, dimmed below the first level.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(color: nil, attributes: isDim ? .dim : [])
  }
}

/// The colour of what can be acted on, from `tint(_:)`.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public nonisolated init() {}

  /// The tint of the environment.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(color: environment.tint)
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of `style`.
  public nonisolated init(_ style: some ShapeStyle) {
    self.style = style
  }

  /// What the hidden style resolves to.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolve(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What stands out most.
  public nonisolated static var primary: HierarchicalShapeStyle { .init(isDim: false) }
  /// What stands back.
  public nonisolated static var secondary: HierarchicalShapeStyle { .init(isDim: true) }
  /// What stands back furthest.
  public nonisolated static var tertiary: HierarchicalShapeStyle { .init(isDim: true) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be acted on.
  public nonisolated static var tint: TintShapeStyle { TintShapeStyle() }
}
