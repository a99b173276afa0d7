public import ComposableTerminalUI
import Effects

/// A fact with everything one can do about it: wait, read, retry, ask for another.
public struct FactPanel: View {
  @Bindable private var store: StoreOf<FactFeature>

  /// Shows the fact of `store`.
  public init(store: StoreOf<FactFeature>) {
    self.store = store
  }

  public var body: some View {
    VStack(alignment: .leading) {
      outcome
      HStack {
        Button("ask") { store.send(.askButtonTapped) }
        TextField("number", text: $store.numberText)
          .onSubmit { store.send(.askButtonTapped) }
        Button("random") { store.send(.randomButtonTapped) }
      }
      if let complaint = store.complaint {
        Text(complaint).foregroundStyle(.red)
      }
      Picker("kind", selection: $store.kind) {
        ForEach(FactKind.allCases, id: \.self) { kind in
          Text(kind.rawValue).tag(kind)
        }
      }
    }
    .onAppear { store.send(.appeared) }
  }

  @ViewBuilder private var outcome: some View {
    switch store.phase {
    case .idle:
      EmptyView()
    case .loading:
      ProgressView("loading …")
    case .loaded(let fact):
      Text(fact.text)
      SourceBadge(source: fact.source)
    case .failed(let error):
      Text("failed: \(error.sentence)").foregroundStyle(.red)
      Button("retry") { store.send(.retryButtonTapped) }
    }
  }
}
