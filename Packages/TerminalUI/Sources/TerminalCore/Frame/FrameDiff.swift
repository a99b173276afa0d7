/// Finds the cells in which two frames of one size differ, and writes them.
enum FrameDiff {
  /// Writes the row of `last` after all others, so that a cursor which stands there has a short way.
  static func write(
    from old: Surface, to new: Surface, last: Int? = nil, into output: inout FrameOutput
  ) {
    let columns = new.size.columns
    guard columns > 0 else { return }
    old.cells.withUnsafeBufferPointer { oldCells in
      new.cells.withUnsafeBufferPointer { newCells in
        guard oldCells.baseAddress != newCells.baseAddress else { return }
        func write(row: Int) {
          let range = row * columns..<(row + 1) * columns
          let oldRow = UnsafeBufferPointer(rebasing: oldCells[range])
          let newRow = UnsafeBufferPointer(rebasing: newCells[range])
          guard !isEqual(oldRow, newRow) else { return }
          RowWriter(row: row, old: oldRow, new: newRow).write(into: &output)
        }
        for row in 0..<new.size.rows where row != last { write(row: row) }
        if let last { write(row: last) }
      }
    }
  }

  private static func isEqual(
    _ left: UnsafeBufferPointer<Cell>, _ right: UnsafeBufferPointer<Cell>
  ) -> Bool {
    let left = UnsafeRawBufferPointer(left)
    let right = UnsafeRawBufferPointer(right)
    let step = MemoryLayout<Cell>.stride * 4
    var offset = 0
    while offset + step <= left.count {
      if difference(left, right, offset, step) != 0 { return false }
      offset += step
    }
    return difference(left, right, offset, left.count - offset) == 0
  }

  /// Which bits differ anywhere in a stretch of whole cells.
  @inline(__always)
  private static func difference(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, _ start: Int, _ count: Int
  ) -> UInt64 {
    var bits: UInt64 = 0
    var offset = start
    while offset < start + count {
      bits |=
        left.load(fromByteOffset: offset, as: UInt64.self)
        ^ right.load(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    return bits
  }
}
