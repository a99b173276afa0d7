// Made from the pages by `CatalogTests`; the package's README says how.

extension PageSources {
  static let buttonPage = #"""
    import TerminalUI

    /// Buttons: with a role, with any label, plain, disabled.
    struct ButtonPage: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("Pressed \(count) times")
          Button("Add one") { count += 1 }
          Button("Start again", role: .destructive) { count = 0 }
          Button {
            count += 10
          } label: {
            Label("Add ten", systemImage: "plus")
          }
          Button("Plain") { count += 1 }.buttonStyle(.plain)
          Button("Not now") { count -= 1 }.disabled(true)
        }
      }
    }
    """#

  static let datePickerPage = #"""
    import FoundationEssentials
    import TerminalUI

    /// A date, typed.
    struct DatePickerPage: View {
      /// The middle of 1 January 1970 in Greenwich.
      @State private var day = Date(timeIntervalSince1970: 43_200)

      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          DatePicker("Day", selection: $day, displayedComponents: .date)
          DatePicker(
            "Not before 1970", selection: $day, in: Date(timeIntervalSince1970: 0)...,
            displayedComponents: .date)
        }
        .frame(maxWidth: 34)
      }
    }
    """#

  static let focusPage = #"""
    import TerminalUI

    /// Which field has the focus, as a value that is read and written.
    struct FocusPage: View {
      private enum Field: String {
        case name, place
      }

      @State private var name = ""
      @State private var place = ""
      @FocusState private var focus: Field?

      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          TextField("Name", text: $name)
            .focused($focus, equals: .name)
            .onSubmit { focus = .place }
          TextField("Place", text: $place)
            .focused($focus, equals: .place)
          Button("Begin again") { focus = .name }
          Text("Focus: \(focus?.rawValue ?? "elsewhere")")
        }
        .frame(maxWidth: 30)
      }
    }
    """#

  static let gaugePage = #"""
    import TerminalUI

    /// A value between two others, shown and not changed.
    struct GaugePage: View {
      @State private var level = 0.4

      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          Gauge(value: level) { Text("Battery") }
          Gauge(value: level * 100, in: 0...100) {
            Text("Heat")
          } currentValueLabel: {
            Text("\(Int(level * 100))°")
          } minimumValueLabel: {
            Text("0°")
          } maximumValueLabel: {
            Text("100°")
          }
          Stepper("Level", value: $level, in: 0...1, step: 0.1)
        }
        .frame(maxWidth: 34)
      }
    }
    """#

  static let growingFieldPage = #"""
    import TerminalUI

    /// A field that grows with its text; Enter submits, Alt-Enter begins a new line.
    struct GrowingFieldPage: View {
      @State private var note = "A field as high as its text, up to four lines of it."
      @State private var kept = "nothing yet"

      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          TextField("Note", text: $note, axis: .vertical)
            .lineLimit(...4)
            .submitLabel(.done)
            .onSubmit { kept = note }
          Text("Kept: \(kept)")
        }
        .frame(maxWidth: 24)
      }
    }
    """#

  static let keysPage = #"""
    import TerminalUI

    /// Keys that press a control from anywhere; `?` lists them.
    struct KeysPage: View {
      @State private var last = "none"

      var body: some View {
        VStack {
          Button("Reload") { last = "r" }
            .keyboardShortcut("r")
            .help("Loads all of it again.")
          Button("Save") { last = "Ctrl-S" }
            .keyboardShortcut("s", modifiers: .control)
            .help("Keeps what was typed.")
          Button("Up") { last = "Alt-U" }.keyboardShortcut("u", modifiers: .option)
          Text("Last key: \(last)")
        }
      }
    }
    """#

  static let pickerPage = #"""
    import TerminalUI

    /// One of several values.
    struct PickerPage: View {
      private enum Kind: String, CaseIterable {
        case trivia, math, date, year
      }

      @State private var kind = Kind.math
      @State private var size = 2

      var body: some View {
        VStack(alignment: .leading) {
          Picker("Kind", selection: $kind) {
            ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
          }
          Picker(selection: $size) {
            Text("small").tag(1)
            Text("middle").tag(2)
            Text("large").tag(3)
          } label: {
            Text("Size").bold()
          }
          Picker("All at once", selection: $size) {
            Text("S").tag(1)
            Text("M").tag(2)
            Text("L").tag(3)
          }
          .pickerStyle(.segmented)
          Text("\(kind.rawValue), size \(size)")
        }
      }
    }
    """#

  static let progressPage = #"""
    import TerminalUI

    /// Work that goes on: of unknown length, and as a part of the whole.
    struct ProgressPage: View {
      @State private var done = 3.0

      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          ProgressView()
          ProgressView("Loading …")
          ProgressView(value: done, total: 10)
          ProgressView("Copying", value: done, total: 10)
          ProgressView(value: done, total: 10) {
            Text("Files")
          } currentValueLabel: {
            Text("\(Int(done)) of 10")
          }
          Button("Go on") { done = done < 10 ? done + 1 : 0 }
        }
        .frame(maxWidth: 34)
      }
    }
    """#

  static let secureFieldPage = #"""
    import TerminalUI

    /// A line of text that nobody may read.
    struct SecureFieldPage: View {
      @State private var password = "secret"

      var body: some View {
        VStack(spacing: 1) {
          SecureField("Password", text: $password)
          Text(password.count < 8 ? "Too short" : "Long enough")
        }
        .frame(maxWidth: 30)
      }
    }
    """#

  static let sliderPage = #"""
    import TerminalUI

    /// A number between two others.
    struct SliderPage: View {
      @State private var volume = 0.5
      @State private var speed = 30.0

      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          Slider(value: $volume)
          Slider(value: $speed, in: 0...120, step: 10) {
            Text("Speed")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("120")
          }
          Text(speed > 50 ? "Too fast" : "All right")
        }
        .frame(maxWidth: 34)
      }
    }
    """#

  static let stepperPage = #"""
    import TerminalUI

    /// A number by steps.
    struct StepperPage: View {
      @State private var guests = 3
      @State private var level = 0

      var body: some View {
        VStack(alignment: .leading) {
          Stepper("Guests: \(guests)", value: $guests, in: 0...10)
          Stepper("Tens: \(guests)", value: $guests, in: 0...10, step: 5)
          Stepper {
            Text("Level \(level)")
          } onIncrement: {
            level += 1
          } onDecrement: {
            level -= 1
          }
        }
      }
    }
    """#

  static let tapPage = #"""
    import TerminalUI

    /// Any view that can be clicked, or pressed while it has the focus.
    struct TapPage: View {
      @State private var taps = 0

      var body: some View {
        VStack(spacing: 1) {
          Text("Tap here").padding(.horizontal).border(.tint)
            .onTapGesture { taps += 1 }
          Text("\(taps) taps")
        }
      }
    }
    """#

  static let textEditorPage = #"""
    import TerminalUI

    /// Text of several lines.
    struct TextEditorPage: View {
      @State private var text = "Dear reader,\nthis is yours."

      var body: some View {
        VStack {
          TextEditor(text: $text).frame(height: 5)
          Text("\(text.split(separator: "\n").count) lines, \(text.count) characters")
        }
        .frame(maxWidth: 30)
      }
    }
    """#

  static let textFieldPage = #"""
    import TerminalUI

    /// A line of text, edited as readline does; Enter submits.
    struct TextFieldPage: View {
      @State private var name = "Ada"
      @State private var search = ""
      @State private var submitted = "nothing yet"

      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          TextField("Name", text: $name)
          TextField("Search", text: $search, prompt: Text("Type and press Enter"))
            .onSubmit { submitted = search }
          Text("Hello, \(name)!")
          Text("Submitted: \(submitted)")
        }
        .frame(maxWidth: 30)
      }
    }
    """#

  static let togglePage = #"""
    import TerminalUI

    /// On or off.
    struct TogglePage: View {
      @State private var isLoud = true
      @State private var isDark = false

      var body: some View {
        VStack(alignment: .leading) {
          Toggle("Loud", isOn: $isLoud)
          Toggle(isOn: $isDark) {
            Text("Dark").italic()
          }
          Toggle("Never", isOn: .constant(false)).disabled(true)
          Text(isLoud ? "LOUD" : "quiet")
        }
      }
    }
    """#
}
