import TerminalTest
import Testing

@MainActor
struct LayoutTests {
  @Test func `Stacks align, space and centre their views`() {
    TerminalTest(columns: 9, rows: 5) {
      VStack(alignment: .trailing, spacing: 1) {
        Text("long one")
        HStack(spacing: 2) {
          Text("a")
          Text("b")
        }
      }
    }.expectGrid(
      """

      long one

          a  b
      """.replacingIndent(0))
  }

  @Test func `A spacer takes what is left`() {
    TerminalTest(columns: 10, rows: 1) {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }.expectGrid("a        b")
  }

  @Test func `A spacer leaves text the room it needs`() {
    TerminalTest(columns: 12, rows: 1) {
      HStack {
        Text("Name")
        Spacer()
        Text("Ada")
      }
    }.expectGrid("Name     Ada")
  }

  @Test func `Room is shared equally, the least flexible first`() {
    TerminalTest(columns: 12, rows: 1) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: .infinity).overlay { Text("1") }
        Text("fixed").fixedSize()
        Color.red.frame(maxWidth: .infinity).overlay { Text("2") }
      }
    }.expectGrid(" 1 fixed 2")
  }

  @Test func `A higher priority is given room first`() {
    TerminalTest(columns: 12, rows: 1) {
      HStack {
        Text("unimportant").lineLimit(1)
        Text("important").lineLimit(1).layoutPriority(1)
      }
    }.expectGrid("u… important")
  }

  @Test func `Frames fix, limit and align`() {
    TerminalTest(columns: 6, rows: 4) {
      Text("x").frame(width: 4, height: 2, alignment: .bottomTrailing).border(.primary)
    }.expectGrid("╭────╮\n│    │\n│   x│\n╰────╯")
    TerminalTest(columns: 8, rows: 1) {
      Text("x").frame(maxWidth: .infinity, alignment: .trailing)
    }.expectGrid("       x")
    TerminalTest(columns: 8, rows: 1) {
      Text("wide text").frame(maxWidth: 4).lineLimit(1)
    }.expectGrid("  wid…")
  }

  @Test func `Padding leaves cells free`() {
    TerminalTest(columns: 5, rows: 3) {
      Text("x").padding(.leading, 3).padding(.vertical)
    }.expectGrid("\n   x")
  }

  @Test func `A border has straight sides around any text`() {
    TerminalTest(columns: 8, rows: 4) {
      VStack(alignment: .leading) {
        Text("你好")
        Text("e\u{301}👨‍👩‍👧")
      }
      .border(.secondary)
    }.expectGrid(" ╭────╮\n │你好│\n │e\u{301}👨‍👩‍👧 │\n ╰────╯")
  }

  @Test func `Layers lie behind and in front`() {
    TerminalTest(columns: 5, rows: 1) {
      Text("abcde").overlay(alignment: .trailing) { Text("X") }
    }.expectGrid("abcdX")
    TerminalTest(columns: 3, rows: 1) {
      ZStack {
        Text("---")
        Text("o")
      }
    }.expectGrid("-o-")
    #expect(
      TerminalTest(columns: 2, rows: 1) { Text("ab").background(Color.blue) }
        .styledGrid.contains("bg:blue"))
  }

  @Test func `Dividers follow the direction of their stack`() {
    TerminalTest(columns: 3, rows: 3) {
      VStack {
        Text("a")
        Divider()
        HStack(spacing: 0) {
          Text("b")
          Divider()
          Text("c")
        }
      }
    }.expectGrid(" a\n───\nb│c")
  }

  @Test func `Hidden views keep their room, transparent ones too`() {
    TerminalTest(columns: 4, rows: 1) {
      HStack(spacing: 0) {
        Text("a")
        Text("b").hidden()
        Text("c").opacity(0)
        Text("d")
      }
    }.expectGrid("a  d")
    TerminalTest(columns: 3, rows: 1) {
      HStack(spacing: 0) {
        Text("a")
        Text("b").hidden()
        Text("d").opacity(0.5)
      }
    }.expectGrid("a d")
  }

  @Test func `A modifier on a group is applied to each of its views`() {
    TerminalTest(columns: 6, rows: 1) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .padding(.leading, 2)
      }
    }.expectGrid("  a  b")
  }

  private struct Everything: View {
    @State private var text = "text 你好"
    @State private var flag = true
    @State private var choice = 1

    var body: some View {
      TabView {
        NavigationStack {
          VStack(spacing: 1) {
            ScrollView { Text("long text 你好 that wraps at words").padding() }
            Form {
              Section("Section") {
                TextField("Name", text: $text)
                Toggle("Flag", isOn: $flag)
                Picker("Choice", selection: $choice) {
                  Text("one").tag(1)
                  Text("two").tag(2)
                }
                Stepper("Steps", value: $choice)
              }
            }
            HStack {
              ProgressView("Loading")
              Spacer()
              ProgressView(value: 0.5)
            }
            .border(.secondary)
            List(0..<50, id: \.self) { Text("👨‍👩‍👧 row \($0)") }
          }
          .navigationTitle("Title 你好")
          .toolbar { Button("Tool") {} }
        }
        .tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }
      }
      .alert("Alert", isPresented: $flag) {
        Button("OK") {}
      } message: {
        Text("message")
      }
    }
  }

  @Test func `Every size is laid out, and none fails`() {
    let test = TerminalTest(columns: 80, rows: 24, helpLine: true) { Everything() }
    test.send(.escape)
    for columns in [0, 1, 2, 3, 8, 40, 200] {
      for rows in [0, 1, 2, 3, 7, 24] {
        test.resize(columns: columns, rows: rows)
        #expect(test.surface.size == Size(columns: columns, rows: rows))
        test.send(.tab)
        test.send(.down)
      }
    }
    test.resize(columns: 10_000, rows: 3)
    #expect(test.surface.size.columns == 10_000)
  }
}

extension String {
  /// The text without the first `count` spaces of each line.
  func replacingIndent(_ count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.dropFirst(count)) }.joined(separator: "\n")
  }
}
