import FoundationEssentials

extension ViewSession {
  /// The screen in front as lines of text.
  func describeScreen(numbersControls: Bool = true) -> PlainWriter {
    graph.flush()
    hasStartedWork = false
    graph.beginLayout()
    let writer = PlainWriter(numbersControls: numbersControls)
    if let layer = frontLayer, let node = layer.layerNode {
      describe(layer, node, to: writer)
    } else if let root = graph.root {
      for element in root.elements() {
        writer.line { element.describe(to: writer) }
      }
    }
    writer.endLine()
    if graph.isPending {
      hasStartedWork = true
      graph.flush()
    }
    return writer
  }

  private func describe(_ layer: any PresentedLayer, _ node: _AnyNode, to writer: PlainWriter) {
    switch layer.kind {
    case .alert: writer.line { writer.write("-- Alert --") }
    case .dialog: writer.line { writer.write("-- Choice --") }
    case .sheet, .cover: break
    }
    for element in node.elements() {
      writer.line { element.describe(to: writer) }
    }
    if layer.kind == .sheet || layer.kind == .cover, !layer.isDismissDisabled,
      layer.layerFacts.back == nil
    {
      writer.line { writer.write("< back closes this") }
    }
  }

  /// Shows the tab with a name, or with a number.
  func selectTab(named name: String) -> PlainResult {
    guard let tabs = frontFacts.tabs.first else { return .failed("There are no tabs here.") }
    let titles = tabs.tabTitles
    let index =
      titles.firstIndex(of: name)
      ?? titles.firstIndex { $0.lowercased() == name.lowercased() }
      ?? Int(name).map { $0 - 1 }.flatMap { titles.indices.contains($0) ? $0 : nil }
    guard let index else {
      return .failed("There is no tab \(quoted(name)): \(titles.joined(separator: ", ")).")
    }
    tabs.selectTab(index)
    return .done
  }

  /// Hands a URL to the views that open URLs.
  func open(_ text: String) -> PlainResult {
    guard let url = URL(string: text) else { return .failed("\(quoted(text)) is not a URL.") }
    if open(url) { return .done }
    notice = nil
    return .failed("Nothing here opens URLs.")
  }
}
