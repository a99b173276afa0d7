import ComposableTerminalUI
import Root

/// One moment of a replay: the action, what it has changed, and the screen after it.
struct StepView: View {
  let store: StoreOf<StepFeature>
  let replay: Replay

  /// Rows of the difference that are shown at once; the others are scrolled to.
  private let differenceRows = 6

  var body: some View {
    VStack(alignment: .leading) {
      heading
      Divider()
      ScreenPicture { [state] in
        RootView(store: Store(initialState: state) { EmptyReducer() })
      }
      .id(store.position)
      Divider()
      difference
      buttons
    }
  }

  private var step: Replay.Step? {
    store.position > 0 ? replay.steps[store.position - 1] : nil
  }

  private var state: RootFeature.State { step?.state ?? replay.start }

  @ViewBuilder private var heading: some View {
    if let step {
      Text(
        "Action \(step.recorded.number) of \(store.count), \(ReplayReport.seconds(step.recorded.time))"
      )
      .bold()
      Text(ReplayReport.name(of: step)).lineLimit(1)
    } else {
      Text("Before the first of \(store.count) actions").bold()
    }
    if store.position == store.count {
      if let ending { Text(ending).foregroundStyle(.red) }
      if let cut = ReplayReport.cut(of: replay) { Text(cut).foregroundStyle(.yellow) }
    }
  }

  /// What is wrong at the end of the replay, if anything is.
  private var ending: String? {
    switch replay.outcome {
    case .same: nil
    case .differs: "The state first differs here."
    case .differsAtStart, .unreadable: replay.outcome.description
    }
  }

  private var difference: some View {
    let lines = differenceLines
    return ScrollView {
      VStack(alignment: .leading) {
        ForEach(lines.indices, id: \.self) { index in
          row(lines[index])
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxHeight: min(lines.count, differenceRows))
  }

  private var differenceLines: [String] {
    guard let step else { return ["(start)"] }
    var lines = Self.lines(of: step.difference)
    if !step.isSame {
      lines += ["", "Recorded:"] + Self.lines(of: step.recorded.difference)
    }
    return lines
  }

  private static func lines(of difference: String?) -> [String] {
    difference?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      ?? ["(no change)"]
  }

  private func row(_ line: String) -> some View {
    Text(line.isEmpty ? " " : line).foregroundStyle(color(of: line))
  }

  private func color(of line: String) -> Color {
    switch line.first(where: { $0 != " " }) {
    case "-", "−": .red
    case "+": .green
    default: .primary
    }
  }

  private var buttons: some View {
    HStack {
      Button("next") { store.send(.nextButtonTapped) }
        .keyboardShortcut("n")
        .disabled(store.position == store.count)
      Button("previous") { store.send(.previousButtonTapped) }
        .keyboardShortcut("p")
        .disabled(store.position == 0)
      Button("first") { store.send(.firstButtonTapped) }
        .keyboardShortcut("f")
        .disabled(store.position == 0)
      Button("last") { store.send(.lastButtonTapped) }
        .keyboardShortcut("l")
        .disabled(store.position == store.count)
    }
  }
}
