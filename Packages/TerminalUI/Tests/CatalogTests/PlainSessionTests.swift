import CatalogPages
import TerminalTest
import Testing

/// Every kind of control in plain mode: what commands do, and what they are told when they cannot.
@MainActor
struct PlainSessionTests {
  /// A page, commands, lines of the last screen, and how many commands are refused.
  struct Session: Sendable, CustomTestStringConvertible {
    let page: String
    let commands: [String]
    let lines: [String]
    var refusals = 0

    var testDescription: String { "\(page): \(commands.joined(separator: ", "))" }
  }

  nonisolated static let sessions = [
    Session(page: "Button", commands: ["Add one", "1", "add ten"], lines: ["Pressed 12 times"]),
    Session(
      page: "Button", commands: ["Add one", "5", "Not now", "set 1 x"],
      lines: ["Pressed 1 times", "[5] Not now (disabled)"], refusals: 3),
    Session(
      page: "Toggle", commands: ["Loud", "set Dark on"], lines: ["[1] Loud: off", "[2] Dark: on"]),
    Session(page: "Toggle", commands: ["set 1 maybe"], lines: ["[1] Loud: on"], refusals: 1),
    Session(
      page: "Picker", commands: ["set 1 Year", "Size"],
      lines: ["[1] Kind: year (trivia, math, date, year)", "year, size 3"]),
    Session(
      page: "Picker", commands: ["set All at once L"],
      lines: ["[3] All at once: L (S, M, L)", "math, size 3"]),
    Session(page: "Tap", commands: ["Tap here", "1"], lines: ["2 taps"]),
    Session(page: "Picker", commands: ["set Kind nothing"], lines: ["math, size 2"], refusals: 1),
    Session(
      page: "Stepper", commands: ["set 1 7", "set 2 -", "set 3 +", "3"],
      lines: ["[1] Guests: 2 (+, -)", "[3] Level 2 (+, -)"]),
    Session(
      page: "Stepper", commands: ["set 1 11", "set 1 x"], lines: ["[1] Guests: 3 (+, -)"],
      refusals: 2),
    Session(
      page: "Slider", commands: ["set Speed 80", "set 1 0.25"],
      lines: ["[1]: 0.25", "[2] Speed: 80", "Too fast"]),
    Session(
      page: "Slider", commands: ["set 2 121", "set 2 fast"], lines: ["[2] Speed: 30"], refusals: 2),
    Session(
      page: "Text field", commands: ["set Name Grace Hopper", "set 2 moths", "2"],
      lines: ["Hello, Grace Hopper!", "Submitted: moths"]),
    Session(page: "Text field", commands: ["Name"], lines: ["[1] Name: Ada"], refusals: 1),
    Session(
      page: "Secure field", commands: ["set 1 a long password"],
      lines: ["[1] Password: •••••••••••••••", "Long enough"]),
    Session(
      page: "Text editor", commands: [#"set 1 one\ntwo\nthree"#],
      lines: ["[1] text: one", "two", "three", "3 lines, 13 characters"]),
    Session(page: "Date picker", commands: ["set 1 1999-12-31"], lines: ["[1] Day: 1999-12-31"]),
    Session(
      page: "Date picker", commands: ["set 1 1999-02-30", "set 2 1969-01-01"],
      lines: ["[1] Day: 1970-01-01"], refusals: 2),
    Session(page: "Progress", commands: ["Go on"], lines: ["40%", "Files 4 of 10"]),
    Session(page: "Link", commands: ["1"], lines: ["Opened: catalog://links/1"]),
    Session(page: "Link", commands: ["open a://b?c=d"], lines: ["Opened: a://b?c=d"]),
    Session(page: "Button", commands: ["open a://b"], lines: ["Pressed 0 times"], refusals: 1),
    Session(
      page: "Selection", commands: ["Mars", "3"], lines: ["Chosen: Mars", "[4] Mars (selected)"]),
    Session(page: "Table", commands: ["2"], lines: ["Chosen: Mars"]),
    Session(page: "Form", commands: ["set Name Ada", "Loud"], lines: ["Ada wants 3!"]),
    Session(
      page: "For each", commands: ["set 2 Walk", "1", "Add", "9"],
      lines: ["[1]: on [2] Name: Walk [3] Drop", "1 of 2 done"]),
    Session(
      page: "Navigation stack", commands: ["Two", "back", "Three"],
      lines: ["== Three ==", "This is three.", "< back to Numbers"]),
    Session(page: "Path", commands: ["Go to 1, 2, 3", "back"], lines: ["Path: 1 › 2"]),
    Session(page: "Destination", commands: ["Choose Mars", "Leave Mars"], lines: ["== Start =="]),
    Session(
      page: "Tabs", commands: ["tab mail"],
      lines: ["Tabs: Home [Mail] Settings", "You have no mail."]),
    Session(
      page: "Tabs", commands: ["tab 3", "tab 9", "tab Nowhere"],
      lines: ["Tabs: Home Mail [Settings]"], refusals: 2),
    Session(page: "Button", commands: ["tab Home"], lines: ["Pressed 0 times"], refusals: 1),
    Session(page: "Toolbar", commands: ["Send", "Attach"], lines: ["Pressed: Attach"]),
    Session(
      page: "Sheet", commands: ["Ask", "set 1 42", "Done"], lines: ["Answer: 42", "[1] Ask"]),
    Session(page: "Sheet", commands: ["Show Mars", "back"], lines: ["Answer: none"]),
    Session(page: "Cover", commands: ["Cover all"], lines: ["Nothing of the old screen is left."]),
    Session(page: "Alert", commands: ["Delete …", "Delete"], lines: ["Answer: delete"]),
    Session(page: "Alert", commands: ["Delete …", "back"], lines: ["Answer: keep"]),
    Session(page: "Dialog", commands: ["Choose …", "Large"], lines: ["Size: large"]),
    Session(
      page: "State", commands: ["set 2 5"], lines: ["[2] Shared: 5 (+, -)", "[3] Shared: 5 (+, -)"]),
    Session(page: "Appearance", commands: ["1", "1"], lines: ["appeared, disappeared, appeared"]),
    Session(page: "Task", commands: ["set 1 10"], lines: ["Sum up to it: 55"]),
    Session(page: "Change", commands: ["set 1 +"], lines: ["Up from 1"]),
    Session(page: "Identity", commands: ["1", "2"], lines: ["[1] Count: 0"]),
    Session(page: "Redacted", commands: ["Loading"], lines: ["Ada Lovelace", "[1] Loading: off"]),
    Session(
      page: "Edit rows", commands: ["set 3 delete", "set Mercury down", "Edit"],
      lines: ["[1] Done", "[2] Earth (delete, down)", "[4] Mars (delete, up)"]),
    Session(
      page: "Edit rows", commands: ["set Mercury up", "set 2 away"], lines: ["[2] Mercury"],
      refusals: 2),
    Session(
      page: "Disclosure", commands: ["Gas giants", "set Stars closed"],
      lines: ["[2] Gas giants: open", "Saturn", "[3] Stars: closed"]),
    Session(
      page: "Disclosure", commands: ["set 1 closed", "set 1 ajar"],
      lines: ["[1] Planets: closed"], refusals: 1),
    Session(page: "Menu", commands: ["File", "Export", "As text"], lines: ["Chosen: text"]),
    Session(
      page: "Menu", commands: ["File", "Export", "back", "back"], lines: ["Chosen: nothing"]),
    Session(page: "Menu", commands: ["Send"], lines: ["Chosen: send"]),
    Session(page: "Menu", commands: ["more", "Send later"], lines: ["Chosen: later"]),
    Session(page: "Control group", commands: ["More", "More", "Less"], lines: ["●●●●"]),
    Session(page: "Labelled content", commands: ["set Guests 5"], lines: ["5 guests"]),
    Session(page: "Nothing there", commands: ["Look for mail"], lines: ["From Ada"]),
    Session(page: "Control styles", commands: ["Switch"], lines: ["[1] Box: off"]),
    Session(page: "List", commands: ["set more rows 99999"], lines: ["Row 99999", "Row 100000"]),
  ]

  @Test(arguments: sessions)
  func `Commands do what keys do`(_ session: Session) async {
    let test = PlainTest { CatalogView(page: session.page) }
    await test.show()
    for command in session.commands { await test.send(command) }
    let lines = test.screen.split(separator: "\n").map(String.init)
    for line in session.lines {
      #expect(lines.contains(line), "“\(line)” is not in\n\(test.screen)")
    }
    #expect(test.errors.count == session.refusals, "\(test.errors)")
    for error in test.errors {
      #expect(error.hasSuffix(".\n") && !error.dropLast().contains("\n"))
    }
  }

  @Test func `Each command prints the screen once, and a refused one not at all`() async {
    let test = PlainTest { CatalogView(page: "Button") }
    #expect(await test.run("Add one", "nonsense", "show", "help", "quit") == 1)
    #expect(test.output.count == 4)
    #expect(test.output[1].contains("Pressed 1 times"))
    #expect(test.output[2] == test.output[1])
    #expect(test.errors == ["Unknown command “nonsense”; say “help” for the commands.\n"])
  }
}
