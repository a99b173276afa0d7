import ComposableTerminalUI
import Effects

/// Where a fact comes from, marked when the network had no part in it.
struct SourceBadge: View {
  let source: FactSource

  var body: some View {
    Text("[\(source.label)]")
      .foregroundStyle(source.isFallback ? .yellow : .secondary)
  }
}
