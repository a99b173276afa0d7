import TerminalCore

/// What was asked for as the colour of text and lines; it is resolved where it is drawn.
enum Foreground: Hashable {
  case color(Color)
  /// A step down from the style around, 0 being that style itself.
  case level(Int)
  case shape(ShapeBox)

  init(_ style: any ShapeStyle) {
    switch style {
    case let color as Color: self = .color(color)
    case let style as HierarchicalShapeStyle: self = .level(style.level)
    case let style as AnyShapeStyle: self.init(style.style)
    default: self = .shape(ShapeBox(style))
    }
  }

  @MainActor
  func resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    switch self {
    case .color(let color): return _ResolvedStyle(color: color)
    case .level(let level): return environment.contentForegrounds.resolved(level, in: environment)
    case .shape(let box):
      let resolved = box.style._resolve(in: environment)
      guard let level = resolved.level else { return resolved }
      return environment.contentForegrounds.resolved(level, in: environment)
    }
  }
}

/// A style that is neither a colour nor a level.
final class ShapeBox: Hashable, Sendable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) {
    self.style = style
  }

  private var value: AnyHashable? { (style as? any Hashable).map { AnyHashable($0) } }

  static func == (left: ShapeBox, right: ShapeBox) -> Bool {
    if left === right { return true }
    guard let value = left.value else { return false }
    return value == right.value
  }

  func hash(into hasher: inout Hasher) {
    if let value {
      hasher.combine(value)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}

/// The styles that `primary`, `secondary` and `tertiary` stand for.
struct ContentForegrounds: Hashable {
  /// `nil` for what follows from the first one.
  private var levels: [Foreground?] = []

  /// What `levels` mean inside these styles.
  func replaced(by levels: [Foreground]) -> ContentForegrounds {
    var result = self
    if levels.count == 1, case .level = levels[0] { return result }
    result.levels = levels.map { level in
      guard case .level(let number) = level else { return level }
      return number < self.levels.count ? self.levels[number] : nil
    }
    return result
  }

  @MainActor
  func resolved(_ level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
    if level < levels.count, let own = levels[level] { return plain(own, environment) }
    var resolved = levels.first.flatMap { $0 }.map { plain($0, environment) } ?? _ResolvedStyle()
    if level > 0 { resolved.attributes.insert(.dim) }
    return resolved
  }

  /// A style that does not ask for a level again, so that none leads to itself.
  @MainActor
  private func plain(_ style: Foreground, _ environment: EnvironmentValues) -> _ResolvedStyle {
    guard case .shape(let box) = style else { return style.resolved(in: environment) }
    var resolved = box.style._resolve(in: environment)
    if let level = resolved.level, level > 0 { resolved.attributes.insert(.dim) }
    resolved.level = nil
    return resolved
  }
}

private struct ContentForegroundsKey: EnvironmentKey {
  static let defaultValue = ContentForegrounds()
}

extension EnvironmentValues {
  /// The styles that `primary`, `secondary` and `tertiary` stand for.
  var contentForegrounds: ContentForegrounds {
    get { self[ContentForegroundsKey.self] }
    set { self[ContentForegroundsKey.self] = newValue }
  }

  /// Colours what is inside; the second and the third style are for what stands back.
  mutating func setForeground(_ levels: [Foreground]) {
    textStyle.foreground = levels.first
    contentForegrounds = contentForegrounds.replaced(by: levels)
  }
}
