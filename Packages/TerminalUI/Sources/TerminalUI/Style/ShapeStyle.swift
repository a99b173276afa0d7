public import TerminalCore

/// How text and lines are coloured.
@MainActor @preconcurrency
public protocol ShapeStyle: Sendable {
  /// The style that stands for this one in an environment.
  associatedtype Resolved: ShapeStyle

  /// The style that stands for this one where it is drawn.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The colour and the attributes that stand for the style; follows from ``resolve(in:)``.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  /// What the style that stands for this one resolves to.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._resolve(in: environment)
  }
}

/// A colour and attributes, or a step down from the style around.
public struct _ResolvedStyle: Hashable, Sendable {
  var color: Color?
  var attributes: Attributes = []
  /// How far below the style around; `nil` for a style of its own.
  var level: Int?
}

extension Color: ShapeStyle {
  /// The colour itself.
  public func resolve(in environment: EnvironmentValues) -> Color { self }

  /// The colour itself.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(color: self)
  }
}

/// How much something stands out in the style around: `primary` most, `quaternary` least.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The style itself.
  public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { self }

  /// The level; below the first one, the colour around is dimmed.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(level: level)
  }
}

/// The colour of what can be acted on, from `tint(_:)`.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public nonisolated init() {}

  /// The tint of the environment.
  public func resolve(in environment: EnvironmentValues) -> Color { environment.tint }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of `style`.
  public nonisolated init(_ style: some ShapeStyle) {
    self.style = style
  }

  /// The style itself.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { self }

  /// What the hidden style resolves to.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolve(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style around.
  public nonisolated static var foreground: HierarchicalShapeStyle { .init(level: 0) }
  /// What stands out most: the style around.
  public nonisolated static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// What stands back: the second style around, or the first one dimmed.
  public nonisolated static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// What stands back further: the third style around, or the first one dimmed.
  public nonisolated static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// What stands back furthest: the first style around, dimmed.
  public nonisolated static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be acted on.
  public nonisolated static var tint: TintShapeStyle { TintShapeStyle() }
}
