import FoundationEssentials
import Observation
import TerminalTest
import Testing

@MainActor
struct PlainTests {
  @Observable
  final class Model {
    var name = "wimes"
    var isLoggedIn = false
    var fact = ""
    var tab = "A"
    var isPushed = false
    var isAsking = false
    var kind = "math"
    var isOn = false
    var urls: [String] = []
  }

  private struct Login: View {
    @Bindable var model: Model

    var body: some View {
      if model.isLoggedIn {
        Tabs(model: model)
      } else {
        VStack {
          TextField("Name", text: $model.name)
          Button("logIn") { model.isLoggedIn = true }.disabled(model.name.isEmpty)
        }
        .navigationTitle("Login")
      }
    }
  }

  private struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack { Text("screen A").navigationTitle("A1") }
          .tabItem { Text("A") }.tag("A")
        NavigationStack {
          VStack {
            Text("login Data: \(model.name)")
            Text(model.fact)
            Button("Open the B2View") { model.isPushed = true }
            Button("ask") { model.isAsking = true }
          }
          .task { model.fact = await fetch() }
          .navigationTitle("B1")
          .navigationDestination(isPresented: $model.isPushed) {
            Text("B2 \u{1B}[2J").navigationTitle("B2")
          }
          .alert("Sure?", isPresented: $model.isAsking) {
            Button("Yes") { model.fact = "yes" }
            Button("No", role: .cancel) {}
          }
        }
        .tabItem { Text("B") }.tag("B")
      }
      .onOpenURL { model.urls.append($0.absoluteString) }
    }

    private func fetch() async -> String {
      for _ in 0..<10 { await Task.yield() }
      return "2 is even.\nAnd prime."
    }
  }

  @Test func `A session runs from the log-in to a pushed screen and back`() async {
    let test = PlainTest { Login(model: Model()) }
    let code = await test.run("logIn", "tab B", "Open the B2View", "back", "quit")
    #expect(code == 0)
    #expect(test.errors.isEmpty)
    #expect(test.output.count == 5)
    #expect(test.output[0] == "[1] Name: wimes\n[2] logIn\n")
    #expect(test.output[1] == "\nTabs: [A] B\n== A1 ==\nscreen A\n")
    let b1 = """

      Tabs: A [B]
      == B1 ==
      login Data: wimes
      2 is even.
      And prime.
      [1] Open the B2View
      [2] ask

      """
    #expect(test.output[2] == b1)
    #expect(test.output[3] == "\nTabs: A [B]\n== B2 ==\nB2 ␛[2J\n< back to B1\n")
    #expect(test.output[4] == b1)
  }

  @Test func `Wrong commands are told on a line each, and the session goes on`() async {
    let test = PlainTest { Login(model: Model()) }
    let code = await test.run(
      "nonsense\u{1B}[2J", "99", "set 9 x", "back", "tab X", "open x:y", "logIn")
    #expect(code == 1)
    #expect(test.errors.count == 6)
    #expect(test.errors.allSatisfy { $0.hasSuffix("\n") && $0.dropLast().contains("\n") == false })
    #expect(test.errors[0].contains("nonsense␛[2J"))
    #expect(test.output.count == 2)
  }

  @Test func `Controls are set and pressed by number, by label, and by label in another case`()
    async
  {
    let model = Model()
    let test = PlainTest { Login(model: model) }
    await test.show()
    await test.send("set 1 ")
    #expect(model.name == "")
    #expect(test.screen.contains("[2] logIn (disabled)"))
    await test.send("2")
    #expect(test.errors == ["“logIn” is disabled.\n"])
    await test.send("set 1 Ada Lovelace")
    #expect(model.name == "Ada Lovelace")
    await test.send("LOGIN")
    #expect(model.isLoggedIn)
    await test.send("tab b")
    await test.send("1")
    #expect(model.isPushed)
  }

  @Test(arguments: [
    "TAB b", "\ttab\tB\t", "\u{FEFF}tab B", "\u{A0}Tab\u{A0}B", "tab 2\r",
  ])
  func `Commands are known in any case, after any blanks and behind a byte order mark`(
    _ line: String
  ) async {
    let test = PlainTest { Login(model: Model()) }
    #expect(await test.run("logIn", line) == 0)
    #expect(test.screen.hasPrefix("Tabs: A [B]"))
  }

  @Test(arguments: ["don't show", "DON’T SHOW", "“don’t show”", "\"Don't show\"", "'don’t show'"])
  func `Labels are known with any quotes, in them and around them`(_ line: String) async {
    let model = Model()
    let test = PlainTest { Button("Don’t show") { model.isOn = true } }
    #expect(await test.run(line) == 0)
    #expect(model.isOn)
  }

  @Test func `A control with the word of a command as its label goes before the command`() async {
    let model = Model()
    let test = PlainTest { Button("Quit") { model.isOn = true } }
    #expect(await test.run("Quit", "QUIT", "show") == 0)
    #expect(model.isOn)
    #expect(test.output.count == 4)
  }

  @Test(arguments: [
    ("0", "There is no control “0”; the last one is 2.\n"),
    ("99999999999999999999", "There is no control “99999999999999999999”; the last one is 2.\n"),
    ("set", "Not understood: “set”; say it as “set N TEXT”.\n"),
    ("Back 2", "Not understood: “Back 2”; say it as “back”.\n"),
    ("open a b", "Not understood: “open a b”; say it as “open URL”.\n"),
  ])
  func `What is nearly a command is told how it is said`(_ line: String, _ error: String) async {
    let test = PlainTest { Login(model: Model()) }
    #expect(await test.run(line) == 1)
    #expect(test.errors == [error])
  }

  @Test(arguments: ["", "set ", "tab ", "set 1 ", "open "])
  func `A message repeats only the beginning of a long line`(_ start: String) async {
    let test = PlainTest {
      VStack {
        Toggle("Sound", isOn: .constant(false))
        TabView { Text("a").tabItem { Text("A") } }
      }
    }
    _ = await test.run(start + String(repeating: "x", count: 1_000_000))
    #expect(test.errors.allSatisfy { $0.utf8.count < 500 })
  }

  @Test func `A line break in a field's text begins no line of the screen`() async {
    let model = Model()
    model.name = "a\n[2] logIn\rb"
    let test = PlainTest { Login(model: model) }
    await test.show()
    test.expectScreen("[1] Name: a␊[2] logIn␍b\n[2] logIn")
  }

  @Test func `An alert is the screen in front, and only its buttons are numbered`() async {
    let model = Model()
    let test = PlainTest { Login(model: model) }
    await test.run("logIn", "tab B", "ask")
    test.expectScreen("-- Alert --\nSure?\n[1] Yes\n[2] No")
    let second = Model()
    let other = PlainTest { Login(model: second) }
    await other.run("logIn", "tab B", "ask", "1")
    #expect(second.fact == "yes")
    #expect(!second.isAsking)
  }

  @Test
  func `The end of input ends the session, blank lines are skipped, output ends in a newline`()
    async
  {
    let test = PlainTest { Login(model: Model()) }
    #expect(await test.run("", "   ", "show\r") == 0)
    #expect(test.output.count == 2)
    #expect(test.output.allSatisfy { $0.hasSuffix("\n") })
  }

  @Test func `A URL goes to the views that open URLs`() async {
    let model = Model()
    let test = PlainTest { Login(model: model) }
    #expect(await test.run("logIn", "open numbers://a?number=7") == 0)
    #expect(model.urls == ["numbers://a?number=7"])
  }

  private struct Form1: View {
    @Bindable var model: Model

    var body: some View {
      Form {
        Toggle("Sound", isOn: $model.isOn)
        Picker("Kind", selection: $model.kind) {
          ForEach(["trivia", "math"], id: \.self) { Text($0) }
        }
        ProgressView("Loading")
        ProgressView(value: 0.25)
        Divider()
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
        SecureField("Word", text: $model.name)
      }
    }
  }

  @Test func `Every kind of control is written as text and can be set`() async {
    let model = Model()
    let test = PlainTest { Form1(model: model) }
    await test.show()
    test.expectScreen(
      """
      [1] Sound: off
      [2] Kind: math (trivia, math)
      ... Loading
      25%
      ---
      a b
      [3] Word: •••••
      """)
    await test.send("set 1 on")
    await test.send("set 2 Trivia")
    await test.send("set 2 nothing")
    await test.send("Sound")
    #expect(!model.isOn)
    #expect(model.kind == "trivia")
    #expect(test.errors.count == 1)
  }

  @Test func `help lists the commands and does not print the screen`() async {
    let test = PlainTest { Text("x") }
    await test.run("help", "?")
    #expect(test.output.count == 3)
    #expect(test.output[1] == test.output[2])
    #expect(test.output[1].contains("set N TEXT"))
  }

  @Test func `The app says when it is quiet`() async {
    let model = Model()
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let untilQuiet: @MainActor @Sendable () async -> Void = {
      for await _ in stream {}
    }
    let test = PlainTest(untilQuiet: untilQuiet) { Text(model.fact) }
    Task {
      for _ in 0..<200 { await Task.yield() }
      model.fact = "arrived"
      continuation.finish()
    }
    await test.show()
    test.expectScreen("arrived")
  }
}
