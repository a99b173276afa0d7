/// How labels are put together.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a label looks like.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Puts a label together.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The words.
  public let title: AnyView
  /// The sign.
  public let icon: AnyView
}

/// The sign before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The sign and the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The sign alone; plain mode still says the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The sign.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.icon
      configuration.title.wrapped(SpokenOnly())
    }
  }
}

/// What the place asks for: the sign before the title.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// What the place asks for: the sign before the title.
  public nonisolated static var automatic: Self { Self() }
  /// The sign before the title.
  public nonisolated static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The sign alone.
  public nonisolated static var iconOnly: Self { Self() }
}

private struct LabelStyleKey: EnvironmentKey {
  static let defaultValue: (@MainActor (LabelStyleConfiguration) -> AnyView)? = nil
}

extension EnvironmentValues {
  /// Puts labels together; `nil` for the usual way.
  var labelStyle: (@MainActor (LabelStyleConfiguration) -> AnyView)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labels inside are put together.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    let make: @MainActor (LabelStyleConfiguration) -> AnyView = {
      AnyView(style.makeBody(configuration: $0))
    }
    return environment(\.labelStyle, make)
  }
}
