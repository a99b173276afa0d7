import ComposableArchitecture
import Testing

struct AlertSpellings {
  enum Answer: Equatable { case yes, no, maybe(Int) }

  @Test func alertsAreBuilt() {
    let isUrgent = true
    let detail: Int? = 2
    let alert = AlertState<Answer> {
      TextState("Hello, \("Blob")")
    } actions: {
      if isUrgent {
        ButtonState(role: .destructive, action: .yes) { TextState("Yes") }
      } else {
        ButtonState(action: .no) { TextState("No") }
      }
      if let detail {
        ButtonState(action: .send(.maybe(detail))) { TextState("Maybe") }
      }
      for number in 3...4 {
        ButtonState(action: .maybe(number)) { TextState("\(number)") }
      }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("a") + TextState(verbatim: "b")
    }
    #expect(alert.buttons.count == 5)
    #expect(alert.buttons[0].role == .destructive)
    #expect(alert.message == TextState("ab"))
    #expect(String(state: alert.title) == "Hello, Blob")
    var sent: [Answer?] = []
    for button in alert.buttons { button.withAction { sent.append($0) } }
    #expect(sent == [.yes, .maybe(2), .maybe(3), .maybe(4), nil])
    let strings = alert.map { $0.map { "\($0)" } }
    #expect(type(of: strings) == AlertState<String>.self)
    strings.buttons[1].withAction { #expect($0 == "maybe(2)") }
    #expect(alert == alert)
    #expect(alert.id == strings.id)
  }

  @Test func dialogsAreBuilt() {
    let dialog = ConfirmationDialogState<Answer>(titleVisibility: .hidden) {
      TextState("Pick")
    } actions: {
      ButtonState(action: .yes, label: { TextState("Yes") })
      ButtonState(role: .cancel, action: .send(.none), label: { TextState("Cancel") })
    } message: {
      TextState("Which?")
    }
    #expect(dialog.titleVisibility == .hidden)
    #expect(dialog.buttons.map(\.label) == [TextState("Yes"), TextState("Cancel")])
    let plain = ConfirmationDialogState<Answer>(title: { TextState("Pick") }) {
      ButtonState(action: .no) { TextState("No") }
    }
    #expect(plain.titleVisibility == .automatic)
  }

  @Test func alertsAreDumpedByWhatTheySay() {
    let alert = AlertState<Answer> {
      TextState("Title")
    } actions: {
      ButtonState(role: .cancel) { TextState("No") }
    } message: {
      TextState("Message")
    }
    let dump = String(customDumping: alert)
    for line in ["title: \"Title\"", "role: .cancel", "label: \"No\"", "message: \"Message\""] {
      #expect(dump.contains(line))
    }
    #expect(!dump.contains("id:"))
  }
}
