import Observation
import TerminalUI

/// State of a view's own, and of an object that several views read.
struct StatePage: View {
  @Observable
  final class Model {
    var count = 0
  }

  @State private var own = 0
  @State private var model = Model()

  var body: some View {
    VStack {
      Button("Own: \(own)") { own += 1 }
      Counter(model: model)
      Counter(model: model)
    }
  }
}

private struct Counter: View {
  @Bindable var model: StatePage.Model

  var body: some View {
    Stepper("Shared: \(model.count)", value: $model.count)
  }
}
