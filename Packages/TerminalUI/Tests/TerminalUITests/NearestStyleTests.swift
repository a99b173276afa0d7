import TerminalTest
import Testing

/// What is said about the look of a text nearest to it counts, as in SwiftUI.
@MainActor
struct NearestStyleTests {
  private func styled<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  )
    -> String
  {
    TerminalTest(columns: 12, rows: 1, root: content).styledGrid
      .trimmingSpaces
  }

  @Test func `The nearest font counts`() {
    #expect(styled { Group { Text("a").font(.body) }.font(.title) } == "a")
    #expect(styled { Group { Text("a").font(.caption) }.font(.title) } == "{dim}a{}")
    #expect(styled { Group { Group { Text("a") }.font(.body) }.font(.title) } == "a")
    #expect(styled { Group { Group { Text("a") }.font(nil) }.font(.title) } == "a")
    #expect(styled { Group { Text("a").font(nil) }.font(.title) } == "{bold}a{}")
    #expect(styled { Group { Text("a") }.font(.largeTitle) } == "{bold,underline}a{}")
  }

  @Test func `What is undone is undone, what a font says stays`() {
    #expect(styled { Group { Text("a").bold(false) }.bold() } == "a")
    #expect(styled { Group { Group { Text("a") }.bold(false) }.bold() } == "a")
    #expect(styled { Group { Text("a").italic(false) }.italic() } == "a")
    #expect(styled { Group { Text("a").underline(false) }.underline() } == "a")
    #expect(styled { Group { Text("a").strikethrough(false) }.strikethrough() } == "a")
    #expect(styled { Text("a").bold(false).font(.title) } == "{bold}a{}")
    #expect(styled { Group { Text("a").font(.body) }.bold() } == "{bold}a{}")
  }

  @Test func `A weight stands over a font, the nearest weight over others`() {
    #expect(styled { Text("a").font(.title).fontWeight(.regular) } == "a")
    #expect(styled { Text("a").fontWeight(.bold).font(.caption) } == "{bold}a{}")
    #expect(styled { Group { Text("a").fontWeight(.light) }.bold() } == "{dim}a{}")
    #expect(styled { Group { Group { Text("a") }.fontWeight(nil) }.fontWeight(.bold) } == "a")
  }

  @Test func `The nearest foreground counts, and its level`() {
    #expect(
      styled { Group { Text("a").foregroundStyle(.primary) }.foregroundStyle(.secondary) } == "a")
    #expect(
      styled { Group { Text("a").foregroundStyle(.red) }.foregroundStyle(.secondary) }
        == "{fg:red}a{}")
    #expect(
      styled { Group { Group { Text("a") }.foregroundColor(nil) }.foregroundStyle(.red) } == "a")
  }

  @Test func `Levels are those of the style around`() {
    #expect(
      styled { Group { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red) }
        == "{dim,fg:red}a{}")
    #expect(
      styled { Group { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.blue, .green) }
        == "{fg:green}a{}")
    #expect(
      styled {
        Group { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.blue, .green, .red)
      } == "{fg:red}a{}")
    #expect(
      styled { Group { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(.blue, .green) }
        == "{dim,fg:blue}a{}")
    #expect(
      styled {
        Group { Group { Text("a") }.foregroundStyle(.primary) }.foregroundStyle(.secondary)
          .foregroundStyle(.red)
      } == "{fg:red}a{}")
  }

  @Test func `A style that asks for itself ends`() {
    #expect(
      styled {
        Group { Text("a").foregroundStyle(.primary) }.foregroundStyle(Faint(), .secondary)
      } == "{dim}a{}")
  }

  private struct Faint: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .tertiary }
  }

  @Test func `Text and view resolve a style where it is drawn`() {
    #expect(styled { Group { Text("a").foregroundStyle(.tint) }.tint(.red) } == "{fg:red}a{}")
    #expect(
      styled { Group { Group { Text("a") }.foregroundStyle(.tint) }.tint(.red) } == "{fg:red}a{}")
    #expect(
      styled { Text("a").foregroundStyle(Spoken()).environment(\.isLoud, true) } == "{fg:red}a{}")
    #expect(styled { Group { Text("a") }.foregroundStyle(Spoken()) } == "{fg:green}a{}")
    #expect(
      styled { Group { Text("a").foregroundStyle(AnyShapeStyle(.tint)) }.tint(.blue) }
        == "{fg:blue}a{}")
  }

  private struct Spoken: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.isLoud ? Color.red : Color.green
    }
  }

  @Test func `The font is read and set in the environment`() {
    #expect(styled { Heading().font(.title) } == "{bold}title{}")
    #expect(styled { Text("a").environment(\.font, .caption) } == "{dim}a{}")
  }

  private struct Heading: View {
    @Environment(\.font) private var font

    var body: some View {
      Text(font == .title ? "title" : "none")
    }
  }
}

extension EnvironmentValues {
  fileprivate var isLoud: Bool {
    get { self[IsLoudKey.self] }
    set { self[IsLoudKey.self] = newValue }
  }
}

private struct IsLoudKey: EnvironmentKey {
  static let defaultValue = false
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
