/// What has been drawn in an area, apart from what was there before: it can be put onto any surface without
/// being drawn again.
package struct SurfacePiece: Sendable {
  /// Cells side by side.
  private struct Run {
    let start: Point
    let cells: Range<Int>
  }

  private let runs: [Run]
  private let cells: ContiguousArray<Cell>

  /// What has been drawn on a surface that was ``Surface/untouched(_:)``; `nil` where it depends on more of
  /// what was there before than the background of each glyph's own cell, as over half of another glyph.
  package init?(drawnOn surface: Surface) {
    var runs: [Run] = []
    var cells: ContiguousArray<Cell> = []
    let columns = surface.size.columns
    for row in 0..<surface.size.rows {
      var column = 0
      while column < columns {
        let start = column
        let first = cells.count
        while column < columns, surface.cells[row * columns + column] != .untouched {
          let cell = surface.cells[row * columns + column]
          if cell.style.background == .underlyingLeft, !cell.glyph.isContinuation { return nil }
          cells.append(cell)
          column += 1
        }
        if column > start {
          runs.append(Run(start: Point(column: start, row: row), cells: first..<cells.count))
        }
        column += 1
      }
    }
    self.runs = runs
    self.cells = cells
  }

  fileprivate func draw(on surface: inout Surface, at origin: Point) {
    let columns = surface.size.columns
    for run in runs {
      let column = origin.column.saturatingAdd(run.start.column)
      let row = origin.row.saturatingAdd(run.start.row)
      let count = run.cells.count
      guard column >= 0, column + count <= columns, row >= 0, row < surface.size.rows else {
        continue
      }
      surface.releaseEdges(row: row, from: column, to: column + count)
      surface.cells.withUnsafeMutableBufferPointer { target in
        cells.withUnsafeBufferPointer { source in
          var index = row * columns + column
          for offset in run.cells {
            var cell = source[offset]
            if cell.glyph.isContinuation, offset > run.cells.lowerBound {
              // Both halves of a glyph are in one style, that of the first.
              cell.style = target[index - 1].style
            } else if cell.style.background == .underlying {
              cell.style.background = target[index].style.background
            }
            target[index] = cell
            index += 1
          }
        }
      }
    }
  }
}

extension Cell {
  /// A cell on which nothing has been drawn.
  fileprivate static let untouched = Cell(glyph: .untouched, style: Style(background: .underlying))
}

extension Surface {
  /// Draws a piece with its top left cell at `origin`; rows of it that are not inside the grid are left out.
  package mutating func draw(_ piece: SurfacePiece, at origin: Point) {
    piece.draw(on: &self, at: origin)
  }

  /// A grid that keeps apart what is drawn on it from what is not, for a ``SurfacePiece``.
  package static func untouched(_ size: Size) -> Surface {
    var surface = Surface(size: size)
    for index in surface.cells.indices { surface.cells[index] = .untouched }
    return surface
  }
}
