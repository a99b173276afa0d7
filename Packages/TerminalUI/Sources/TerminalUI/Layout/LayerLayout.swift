import TerminalCore

/// Parts on top of each other.
struct LayerLayout: ElementLayout {
  let alignment: Alignment

  func measure(_ elements: [_Element], _ proposal: Proposal) -> Size {
    elements.reduce(.zero) { size, element in
      let other = element.size(proposal)
      return Size(
        columns: max(size.columns, other.columns), rows: max(size.rows, other.rows))
    }
  }

  func place(_ elements: [_Element], in size: Size) -> [Rect] {
    elements.map { alignment.place($0.size(Proposal(size)), in: Rect(size: size)) }
  }
}
