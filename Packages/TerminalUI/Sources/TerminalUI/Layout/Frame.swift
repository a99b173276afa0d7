import TerminalCore

/// A view in a room of a given size.
struct FixedFrame: Wrapper {
  let columns: Int?
  let rows: Int?
  let alignment: Alignment

  func measure(_ inner: _Element, _ proposal: Proposal) -> Size {
    if let columns, let rows { return Size(columns: columns, rows: rows) }
    let size = inner.size(
      Proposal(columns: columns ?? proposal.columns, rows: rows ?? proposal.rows))
    return Size(columns: columns ?? size.columns, rows: rows ?? size.rows)
  }

  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {
    inner.draw(aligned: alignment, in: rect, on: canvas)
  }
}

/// A view in a room with limits.
struct FlexibleFrame: Wrapper {
  struct Limits {
    let least: Int?
    let ideal: Int?
    let most: Int?

    init(_ least: Int?, _ ideal: Int?, _ most: Int?) {
      self.least = least.map { min(max($0, 0), Proposal.unlimited) }
      self.ideal = ideal.map { min(max($0, 0), Proposal.unlimited) }
      self.most = most.map { min(max($0, 0), Proposal.unlimited) }
    }

    func offer(_ proposal: Int?) -> Int? {
      guard let length = proposal ?? ideal else { return nil }
      return max(min(length, most ?? .max), least ?? 0)
    }

    func result(_ proposal: Int?, inner: Int) -> Int {
      guard let length = proposal ?? ideal else {
        return max(min(inner, most ?? .max), least ?? 0)
      }
      return switch (least, most) {
      case (let least?, let most?): max(min(length, most), least)
      case (let least?, nil): max(least, min(length, inner))
      case (nil, let most?): min(most, max(length, inner))
      case (nil, nil): inner
      }
    }
  }

  let columns: Limits
  let rows: Limits
  let alignment: Alignment

  func measure(_ inner: _Element, _ proposal: Proposal) -> Size {
    let size = inner.size(
      Proposal(columns: columns.offer(proposal.columns), rows: rows.offer(proposal.rows)))
    return Size(
      columns: columns.result(proposal.columns, inner: size.columns),
      rows: rows.result(proposal.rows, inner: size.rows))
  }

  func draw(_ inner: _Element, in rect: Rect, on canvas: Canvas) {
    inner.draw(aligned: alignment, in: rect, on: canvas)
  }
}

extension View {
  /// Puts the view in a room of `width` columns and `height` rows.
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(
      FixedFrame(
        columns: width.map { max($0, 0) }, rows: height.map { max($0, 0) },
        alignment: alignment))
  }

  /// Puts the view in a room within limits; `.infinity` as the most takes all there is.
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
    idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(
      FlexibleFrame(
        columns: .init(minWidth, idealWidth, maxWidth),
        rows: .init(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}
