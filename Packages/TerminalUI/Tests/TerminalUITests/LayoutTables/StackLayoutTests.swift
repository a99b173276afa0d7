import TerminalTest
import Testing

/// Stacks: spacing, alignment, shares of the room, priorities, too little room, wide glyphs.
@MainActor
struct StackLayoutTests {
  nonisolated static let horizontal: [LayoutCase] = [
    LayoutCase("one column between", 5, 1, " a b") {
      HStack {
        Text("a")
        Text("b")
      }
    },
    LayoutCase("no spacing", 4, 1, " ab") {
      HStack(spacing: 0) {
        Text("a")
        Text("b")
      }
    },
    LayoutCase("negative spacing is none", 4, 1, " ab") {
      HStack(spacing: -3) {
        Text("a")
        Text("b")
      }
    },
    LayoutCase("nothing inside", 3, 1, "") { HStack {} },
    LayoutCase("absent views leave no spacing", 5, 1, " a b") {
      HStack {
        Text("a")
        Text?.none
        Text("b")
      }
    },
    LayoutCase("top", 5, 2, " a b\n   c") {
      HStack(alignment: .top) {
        Text("a")
        Text("b\nc")
      }
    },
    LayoutCase("bottom", 5, 2, "   b\n a c") {
      HStack(alignment: .bottom) {
        Text("a")
        Text("b\nc")
      }
    },
    LayoutCase("centre of three", 5, 3, "   b\n a c\n   d") {
      HStack {
        Text("a")
        Text("b\nc\nd")
      }
    },
    LayoutCase("text gives way before fixed", 9, 1, "abc wide…") {
      HStack {
        Text("abc").fixedSize()
        Text("wide text").lineLimit(1)
      }
    },
    LayoutCase("two texts share", 11, 1, "abcd… vwxy…") {
      HStack {
        Text("abcdefgh").lineLimit(1)
        Text("vwxyzvwxyz").lineLimit(1)
      }
    },
    LayoutCase("what a short one leaves goes to the long", 11, 1, "ab vwxyzvw…") {
      HStack {
        Text("ab").lineLimit(1)
        Text("vwxyzvwxyz").lineLimit(1)
      }
    },
    LayoutCase("three wrap in thirds", 11, 2, "aa bb cc dd\naa bb cc dd") {
      HStack {
        Text("aa aa")
        Text("bb bb")
        Text("cc dd cc dd")
      }
    },
    LayoutCase("wide glyphs wrap whole", 5, 2, "你 a\n好 b") {
      HStack {
        Text("你好")
        Text("a\nb")
      }.frame(width: 4)
    },
    LayoutCase("too little room for a wide glyph", 1, 1, "…") { HStack { Text("你") } },
    LayoutCase("priority first", 10, 1, "a… bcdefgh") {
      HStack {
        Text("aaaaaa").lineLimit(1)
        Text("bcdefgh").lineLimit(1).layoutPriority(1)
      }
    },
    LayoutCase("negative priority last", 10, 1, "aaaaaa bc…") {
      HStack {
        Text("aaaaaa").lineLimit(1)
        Text("bcdefgh").lineLimit(1).layoutPriority(-1)
      }
    },
    LayoutCase("spacers share", 7, 1, "a  b  c") {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
        Spacer()
        Text("c")
      }
    },
    LayoutCase("a spacer's least room", 8, 1, "abc…   b") {
      HStack(spacing: 0) {
        Text("abcdef").lineLimit(1)
        Spacer(minLength: 3)
        Text("b")
      }
      .frame(width: 8)
    },
    LayoutCase("greedy views share what is left", 9, 1, "xx  a  yy") {
      HStack(spacing: 0) {
        Text("xx")
        Text("a").frame(maxWidth: .infinity)
        Text("yy")
      }
    },
  ]

  @Test(arguments: horizontal)
  func `Side by side`(_ row: LayoutCase) { row.check() }

  nonisolated static let vertical: [LayoutCase] = [
    LayoutCase("centred", 5, 2, "  a\n bcd") {
      VStack {
        Text("a")
        Text("bcd")
      }
    },
    LayoutCase("leading", 5, 2, " a\n bcd") {
      VStack(alignment: .leading) {
        Text("a")
        Text("bcd")
      }
    },
    LayoutCase("trailing", 5, 2, "   a\n bcd") {
      VStack(alignment: .trailing) {
        Text("a")
        Text("bcd")
      }
    },
    LayoutCase("spacing", 1, 4, "a\n\n\nb") {
      VStack(spacing: 2) {
        Text("a")
        Text("b")
      }
    },
    LayoutCase("in the middle of the screen", 3, 3, "\n a") { VStack { Text("a") } },
    LayoutCase("a spacer pushes down", 1, 4, "a\n\n\nb") {
      VStack {
        Text("a")
        Spacer()
        Text("b")
      }
    },
    LayoutCase("more rows than the screen", 1, 2, "a\nb") {
      VStack {
        Text("a")
        Text("b")
        Text("c")
      }
    },
    LayoutCase("text is cut by rows", 6, 2, "one t…\nlast") {
      VStack(alignment: .leading) {
        Text("one two three four")
        Text("last")
      }
    },
    LayoutCase("rows by priority", 6, 3, "one o…\ntwo\nthree") {
      VStack(alignment: .leading) {
        Text("one one one one")
        Text("two three").layoutPriority(1)
      }
    },
    LayoutCase("wide glyphs centred", 5, 2, " 你\n你好") {
      VStack {
        Text("你")
        Text("你好")
      }
    },
    LayoutCase("a group is not a box", 1, 3, "a\nb\nc") {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    },
    LayoutCase("each of a loop", 2, 3, "0\n1\n2") { VStack { ForEach(0..<3) { Text("\($0)") } } },
  ]

  @Test(arguments: vertical)
  func `Below each other`(_ row: LayoutCase) { row.check() }

  nonisolated static let layered: [LayoutCase] = [
    LayoutCase("the last in front", 3, 1, "axc") {
      ZStack {
        Text("abc")
        Text("x")
      }
    },
    LayoutCase("as large as the largest", 5, 3, "╭──╮\n│xb│\n╰──╯") {
      ZStack(alignment: .leading) {
        Text("ab")
        Text("x")
      }.border(.secondary)
    },
    LayoutCase("corners", 3, 2, "ab1\n2cd") {
      ZStack(alignment: .topTrailing) {
        Text("abc\nbcd")
        Text("1")
      }
      .overlay(alignment: .bottomLeading) { Text("2") }
    },
    LayoutCase("a letter over half of a wide glyph", 4, 1, "x 好") {
      ZStack(alignment: .leading) {
        Text("你好")
        Text("x")
      }
    },
    LayoutCase("a wide glyph over letters", 4, 1, "a你d") {
      ZStack {
        Text("abcd")
        Text("你")
      }
    },
    LayoutCase("a wide glyph over halves of two", 4, 1, " 你") {
      ZStack {
        Text("好好")
        Text("你")
      }
    },
    LayoutCase("a background as large as the view", 5, 1, " ab") {
      Text("ab").background { Text("xyz") }
    },
    LayoutCase("an overlay may be larger", 5, 1, " wxyz") {
      Text("ab").frame(width: 2).overlay(alignment: .leading) { Text("wxyz").fixedSize() }
    },
  ]

  @Test(arguments: layered)
  func `On top of each other`(_ row: LayoutCase) { row.check() }
}
