import TerminalTest
import Testing

/// Grids, windows, lists, tables, tabs, screens and controls in little room.
@MainActor
struct ContainerLayoutTests {
  nonisolated static let grids: [LayoutCase] = [
    LayoutCase("columns as wide as their widest", 7, 2, "a   bbb\naaa  b") {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("aaa")
          Text("b").frame(width: 3)
        }
      }
    },
    LayoutCase("centred cells", 7, 2, " a  bbb\naaa  b") {
      Grid {
        GridRow {
          Text("a")
          Text("bbb")
        }
        GridRow {
          Text("aaa")
          Text("b")
        }
      }
    },
    LayoutCase("spacing", 4, 3, "a  b\n\nc  d") {
      Grid(horizontalSpacing: 2, verticalSpacing: 1) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("c")
          Text("d")
        }
      }
    },
    LayoutCase("rows of different lengths", 3, 2, "a b\nc") {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow { Text("c") }
      }
    },
    LayoutCase("the widest column gives way", 7, 1, "ab wxy…") {
      Grid {
        GridRow {
          Text("ab")
          Text("wxyzwxyz").lineLimit(1)
        }
      }
    },
    LayoutCase("a cell of several lines", 5, 2, "a bb\n  cc") {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("a")
          Text("bb\ncc")
        }
      }
    },
    LayoutCase("wide glyphs", 5, 2, "你 a\n好 b") {
      Grid {
        GridRow {
          Text("你")
          Text("a")
        }
        GridRow {
          Text("好")
          Text("b")
        }
      }
    },
    LayoutCase("rows aligned by themselves", 3, 6, "a b\n  c\n  d\n  b\n  c\na d") {
      Grid {
        GridRow(alignment: .top) {
          Text("a")
          Text("b\nc\nd")
        }
        GridRow(alignment: .lastTextBaseline) {
          Text("a")
          Text("b\nc\nd")
        }
      }
    },
    LayoutCase("an aligned row outside a grid", 3, 3, "  b\n  c\na d") {
      GridRow(alignment: .bottom) {
        Text("a")
        Text("b\nc\nd")
      }
    },
    LayoutCase("a view across", 5, 2, "a bcd\n─────") {
      Grid {
        GridRow {
          Text("a")
          Text("bcd")
        }
        Divider()
      }
    },
  ]

  @Test(arguments: grids)
  func `Grids`(_ row: LayoutCase) { row.check() }

  nonisolated static let windows: [LayoutCase] = [
    LayoutCase("content that fits is centred", 5, 2, "  a\n  b") {
      ScrollView {
        VStack {
          Text("a")
          Text("b")
        }
      }
    },
    LayoutCase("content that does not is cut", 5, 2, "  0\n  1") {
      ScrollView { VStack { ForEach(0..<9) { Text("\($0)") } } }
    },
    LayoutCase("text wraps at the window", 5, 3, "one\ntwo\nthree") {
      ScrollView { Text("one two three four") }
    },
    LayoutCase("sideways text does not wrap", 5, 1, "one t") {
      ScrollView(.horizontal) { Text("one two three four") }
    },
    LayoutCase("a wide glyph at the edge is left out", 3, 1, "你") {
      ScrollView(.horizontal) { Text("你好吗") }
    },
    LayoutCase("rows of a list start at the left", 5, 3, "a\nbcd") {
      List {
        Text("a")
        Text("bcd")
      }
    },
    LayoutCase("a list takes all there is", 5, 4, "╭───╮\n│a  │\n│   │\n╰───╯") {
      List { Text("a") }.border(.secondary)
    },
    LayoutCase("rows of several lines", 5, 4, "one\ntwo\nthree\nfour") {
      List {
        Text("one two")
        Text("three four")
      }
    },
    LayoutCase("a section", 5, 4, "HEAD\nrow\nfoot") {
      List {
        Section {
          Text("row")
        } header: {
          Text("HEAD")
        } footer: {
          Text("foot")
        }
      }
    },
    LayoutCase("a form shows titles", 12, 2, "Name Ada\n[x] Loud") {
      Form {
        TextField("Name", text: .constant("Ada"))
        Toggle("Loud", isOn: .constant(true))
      }
    },
  ]

  @Test(arguments: windows)
  func `Windows and lists`(_ row: LayoutCase) { row.check() }

  nonisolated static let screens: [LayoutCase] = [
    LayoutCase("a title and a line", 9, 6, "  Title\n─────────\n\n    x") {
      NavigationStack { Text("x").navigationTitle("Title") }
    },
    LayoutCase("few rows: no line", 9, 3, "  Title\n    x") {
      NavigationStack { Text("x").navigationTitle("Title") }
    },
    LayoutCase("a long title is cut", 7, 3, "Long t…\n   x") {
      NavigationStack { Text("x").navigationTitle("Long title") }
    },
    LayoutCase("wide glyphs in the title are cut whole", 4, 2, "你…\n x") {
      NavigationStack { Text("x").navigationTitle("你好吗") }
    },
    LayoutCase("a toolbar beside the title", 20, 3, "       Title  [ Go ]\n         x") {
      NavigationStack { Text("x").navigationTitle("Title").toolbar { Button("Go") {} } }
    },
    LayoutCase("tabs above", 20, 2, "[1 A]  2 B\n         x") {
      TabView {
        Text("x").tabItem { Text("A") }
        Text("y").tabItem { Text("B") }
      }
    },
    LayoutCase("tabs cut at the edge", 6, 2, "[1 你]\n  x") {
      TabView {
        Text("x").tabItem { Text("你") }
        Text("y").tabItem { Text("B") }
      }
    },
    LayoutCase("a button in little room", 5, 1, "[ … ]") {
      HStack { Button("你好吗") {} }.lineLimit(1).frame(width: 5, alignment: .leading)
    },
    LayoutCase("a picker", 14, 1, "  K  ‹ one ›") {
      Picker("K", selection: .constant(1)) { Text("one").tag(1) }
    },
    LayoutCase("labelled content at both sides", 9, 1, "你      b") {
      LabeledContent("你", value: "b")
    },
    LayoutCase("a bar", 10, 1, "███░░░ 50%") { ProgressView(value: 0.5) },
  ]

  @Test(arguments: screens)
  func `Screens and controls`(_ row: LayoutCase) { row.check() }
}
