import TerminalCore

extension ViewSession {
  /// Moves the focus; inside a window onto more rows, the window follows.
  func moveFocus(_ direction: FocusDirection, wraps: Bool) {
    let focus = graph.focus
    let forward = direction == .next || direction == .down
    if let scroller = focus.placed?.scrollers.last, !isInside(scroller, focus.target(direction)) {
      for _ in 0..<max(scroller.visibleRows, 1) {
        guard scroller.scroll(rows: forward ? 1 : -1, columns: 0) else { break }
        update()
        if let target = focus.target(direction), isInside(scroller, target) {
          return focus.focus(target.control)
        }
      }
      if !isInside(scroller, focus.target(direction)), direction == .down || direction == .up,
        focus.target(direction) == nil
      {
        return
      }
    }
    if let target = focus.target(direction) {
      focus.focus(target.control)
    } else if wraps, let end = forward ? focus.controls.first : focus.controls.last {
      focus.focus(end.control)
    } else if let scroller = scrollers.first?.scroller, direction == .up || direction == .down {
      _ = scroller.scroll(rows: forward ? 1 : -1, columns: 0)
    }
  }

  private func isInside(_ scroller: any Scroller, _ placed: PlacedControl?) -> Bool {
    placed?.scrollers.contains { $0 === scroller } ?? false
  }

  /// Scrolls the window around the focus, or the first one, by its own height.
  func scrollPage(_ direction: Int) {
    guard let scroller = currentScroller else { return }
    _ = scroller.scroll(rows: direction * max(scroller.visibleRows - 1, 1), columns: 0)
  }

  /// Scrolls the window around the focus, or the first one.
  func scroll(rows: Int) {
    _ = currentScroller?.scroll(rows: rows, columns: 0)
  }

  private var currentScroller: (any Scroller)? {
    graph.focus.placed?.scrollers.last ?? scrollers.first?.scroller
  }

  /// Does what the mouse means: a click presses, the wheel scrolls.
  func handle(_ event: MouseEvent) {
    switch event.kind {
    case .press(.left): click(at: event.position)
    case .scrollUp: wheel(at: event.position, rows: -3, columns: 0)
    case .scrollDown: wheel(at: event.position, rows: 3, columns: 0)
    case .scrollLeft: wheel(at: event.position, rows: 0, columns: -3)
    case .scrollRight: wheel(at: event.position, rows: 0, columns: 3)
    default: break
    }
  }

  private func click(at point: Point) {
    if keyList != nil {
      keyList = nil
      return
    }
    if let target = helpTargets.first(where: { $0.rect.contains(point) }) {
      return handle(target.event)
    }
    guard let placed = controls.last(where: { $0.visible.contains(point) }),
      placed.control.isEnabled
    else { return }
    if placed.control.isFocusable { graph.focus.focus(placed.control) }
    placed.row?.select?()
    placed.control.click?(Click(position: point, frame: placed.rect))
  }

  private func wheel(at point: Point, rows: Int, columns: Int) {
    if keyList != nil {
      keyList?.scroll(rows: rows)
      return
    }
    for placed in scrollers.reversed() where placed.rect.contains(point) {
      if placed.scroller.scroll(rows: rows, columns: columns) { return }
    }
  }
}
