/// Where a window stands on rows of which only those inside are measured.
struct ListScroll {
  /// The row at the top of the window.
  private(set) var first = 0
  /// Lines of that row that are above the window.
  private(set) var offset = 0
  private(set) var isAtEnd = true

  var isAtStart: Bool { first == 0 && offset == 0 }

  /// The rows in the window, with the line at which each starts.
  ///
  /// - Complexity: O(*rows*), whatever the count.
  mutating func place(
    count: Int, rows: Int, height: (Int) -> Int
  ) -> [(index: Int, top: Int)] {
    first = min(first, max(count - 1, 0))
    var placed: [(index: Int, top: Int)] = []
    var line = -offset
    var index = first
    while index < count, line < rows {
      placed.append((index, line))
      line += height(index)
      index += 1
    }
    var missing = rows - line
    if missing > 0, !isAtStart {
      let hidden = min(offset, missing)
      offset -= hidden
      missing -= hidden
      while missing > 0, first > 0 {
        first -= 1
        let added = height(first)
        offset = max(added - missing, 0)
        missing -= added
      }
      return place(count: count, rows: rows, height: height)
    }
    isAtEnd = index >= count && line <= rows
    return placed
  }

  /// Moves the window, by ``Proposal/unlimited`` lines to an end; `false` when it is at its end already.
  mutating func move(by lines: Int, height: (Int) -> Int) -> Bool {
    if lines > 0 ? isAtEnd : isAtStart { return false }
    if abs(lines) >= Proposal.unlimited {
      first = lines > 0 ? Int.max : 0
      offset = 0
      return true
    }
    offset += lines
    while offset < 0, first > 0 {
      first -= 1
      offset += height(first)
    }
    offset = max(offset, 0)
    while lines > 0, offset > 0 {
      let rows = height(first)
      guard rows > 0, offset >= rows else { break }
      offset -= rows
      first += 1
    }
    return true
  }
}
