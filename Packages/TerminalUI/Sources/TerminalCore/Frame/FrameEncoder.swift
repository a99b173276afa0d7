/// Turns the difference between two frames into bytes for a terminal.
///
/// The bytes stand in synchronized output, touch changed cells only, and leave the terminal with no
/// style set. After a cell that is not ASCII the next one is addressed absolutely, so that a terminal
/// which counts its columns differently cannot shift the rest of the row. The modes of
/// ``TerminalModes/fullScreen`` are taken to be on.
public struct FrameEncoder: Hashable, Sendable {
  /// How many colours the terminal shows.
  public var colorSupport: ColorSupport

  /// Makes an encoder for a terminal that shows so many colours.
  public init(colorSupport: ColorSupport) {
    self.colorSupport = colorSupport
  }

  /// The bytes that make a terminal which shows `old` show `new`; empty if nothing changes.
  ///
  /// Without an old frame, or with one of another size, everything is painted.
  ///
  /// - Complexity: O(cells), with equal rows skipped by comparing memory.
  public func encode(from old: Surface?, to new: Surface) -> [UInt8] {
    var output = FrameOutput(colorSupport: colorSupport)
    if let old, old.size == new.size {
      let oldCursor = visibleCursor(of: old)
      let newCursor = visibleCursor(of: new)
      FrameDiff.write(from: old, to: new, last: newCursor?.row, into: &output)
      guard !output.isEmpty || oldCursor != newCursor else { return [] }
      let drew = !output.isEmpty
      output.resetStyle()
      if let newCursor, drew || newCursor != oldCursor { output.move(to: newCursor) }
      if (oldCursor == nil) != (newCursor == nil) { output.showCursor(newCursor != nil) }
      return drew ? FrameEncoder.synchronized(output.bytes) : output.bytes
    }
    output.clear()
    let cursor = visibleCursor(of: new)
    FrameDiff.write(from: Surface(size: new.size), to: new, last: cursor?.row, into: &output)
    output.resetStyle()
    if let cursor {
      output.move(to: cursor)
      output.showCursor(true)
    }
    return FrameEncoder.synchronized(output.bytes)
  }

  private func visibleCursor(of surface: Surface) -> Point? {
    surface.cursor.flatMap { surface.bounds.contains($0) ? $0 : nil }
  }

  private static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    var result = Array("\u{1B}[?2026h".utf8)
    result.reserveCapacity(bytes.count + 16)
    result.append(contentsOf: bytes)
    result.append(contentsOf: "\u{1B}[?2026l".utf8)
    return result
  }
}
