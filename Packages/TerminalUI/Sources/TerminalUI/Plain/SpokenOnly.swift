import TerminalCore

/// A view that plain mode says and no screen shows.
struct SpokenOnly: Wrapper {
  var isHidden = true

  func measure(_ inner: _Element, _ proposal: Proposal) -> Size {
    isHidden ? .zero : inner.size(proposal)
  }

  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {
    if !isHidden { inner.draw(in: rect, on: canvas) }
  }
}
