import TerminalTest
import Testing

/// Frames, padding, borders and fixed sizes: what is offered, what is taken, what is cut.
@MainActor
struct FrameLayoutTests {
  nonisolated static let frames: [LayoutCase] = [
    LayoutCase("a width", 9, 3, " ╭────╮\n │ ab │\n ╰────╯") {
      Text("ab").frame(width: 4).border(.secondary)
    },
    LayoutCase("a height, at the bottom", 4, 4, "╭──╮\n│  │\n│ab│\n╰──╯") {
      Text("ab").frame(height: 2, alignment: .bottom).border(.secondary)
    },
    LayoutCase("too small: wraps", 5, 4, "╭──╮\n│ab│\n│cd│\n╰──╯") {
      Text("ab cd").frame(width: 2).border(.secondary)
    },
    LayoutCase("nothing", 4, 3, " ╭╮\n ││\n ╰╯") { Text("ab").frame(width: 0).border(.secondary) },
    LayoutCase("negative is nothing", 4, 3, " ╭╮\n ││\n ╰╯") {
      Text("ab").frame(width: -5).border(.secondary)
    },
    LayoutCase("at least", 7, 3, "╭─────╮\n│a    │\n╰─────╯") {
      Text("a").frame(minWidth: 5, alignment: .leading).border(.secondary)
    },
    LayoutCase("at most, and it is enough", 7, 3, "╭─────╮\n│abc  │\n╰─────╯") {
      Text("abc").frame(maxWidth: 5, alignment: .leading).border(.secondary)
    },
    LayoutCase("at most, and it is too much", 7, 3, " ╭──╮\n │a…│\n ╰──╯") {
      Text("abc").lineLimit(1).frame(maxWidth: 2).border(.secondary)
    },
    LayoutCase("all there is", 7, 3, "╭─────╮\n│  a  │\n╰─────╯") {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).border(.secondary)
    },
    LayoutCase("corner of all there is", 5, 3, "\n\n    a") {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    },
    LayoutCase("ideal where nothing is offered", 9, 3, " ╭─────╮\n │  a  │\n ╰─────╯") {
      Text("a").frame(minWidth: 1, idealWidth: 5, maxWidth: .infinity).border(.secondary)
        .fixedSize()
    },
    LayoutCase("least larger than the screen", 3, 1, "abc") {
      Text("abcdef").fixedSize().frame(minWidth: 6, alignment: .leading)
        .frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase("a wide glyph in one column", 3, 3, "╭─╮\n│…│\n╰─╯") {
      Text("你").frame(width: 1).clipped().border(.secondary)
    },
  ]

  @Test(arguments: frames)
  func `Frames`(_ row: LayoutCase) { row.check() }

  nonisolated static let insets: [LayoutCase] = [
    LayoutCase("all sides", 3, 3, "\n x") { Text("x").padding() },
    LayoutCase("one side", 4, 1, "  x") {
      Text("x").padding(.leading, 2).frame(width: 4, alignment: .leading)
    },
    LayoutCase("two sides", 5, 1, "  x") { Text("x").padding(.horizontal, 2) },
    LayoutCase("each its own", 6, 3, "\n  x") {
      Text("x").padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 3))
    },
    LayoutCase("more than there is", 3, 1, "") { Text("x").padding(5) },
    LayoutCase("inside a border", 5, 5, "╭───╮\n│   │\n│ x │\n│   │\n╰───╯") {
      Text("x").padding().border(.secondary)
    },
    LayoutCase("outside a border", 5, 5, "\n ╭─╮\n │x│\n ╰─╯") {
      Text("x").border(.secondary).padding()
    },
    LayoutCase("two borders", 5, 5, "╭───╮\n│╭─╮│\n││x││\n│╰─╯│\n╰───╯") {
      Text("x").border(.secondary).border(.secondary)
    },
    LayoutCase("a border without room", 1, 1, "╭") { Text("x").border(.secondary) },
    LayoutCase("a border around wide glyphs", 6, 3, "╭────╮\n│你好│\n╰────╯") {
      Text("你好").border(.secondary)
    },
    LayoutCase("a border around too much", 5, 3, "╭───╮\n│你…│\n╰───╯") {
      Text("你好吗").lineLimit(1).border(.secondary)
    },
  ]

  @Test(arguments: insets)
  func `Padding and borders`(_ row: LayoutCase) { row.check() }

  nonisolated static let fixed: [LayoutCase] = [
    LayoutCase("larger than its room: begins there", 6, 1, "  abcd") {
      Text("abcdef").fixedSize().frame(width: 2)
    },
    LayoutCase("clipped to its room", 6, 1, "  ab") {
      Text("abcdef").fixedSize().frame(width: 2, alignment: .leading).clipped()
    },
    LayoutCase("clipped before a wide glyph", 6, 1, " a") {
      Text("a你好").fixedSize().frame(width: 2, alignment: .leading).clipped()
        .frame(width: 4, alignment: .leading)
    },
    LayoutCase("columns only", 3, 2, "abc\nde…") {
      Text("abc\ndef\nghi").fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase("rows only", 3, 3, "ab\ncd\nef") {
      Text("ab cd ef").fixedSize(horizontal: false, vertical: true)
        .frame(width: 2, height: 1, alignment: .top).frame(maxHeight: .infinity, alignment: .top)
    },
  ]

  @Test(arguments: fixed)
  func `Fixed sizes`(_ row: LayoutCase) { row.check() }
}
