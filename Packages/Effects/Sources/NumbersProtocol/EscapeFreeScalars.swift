/// The scalars of a text without the terminal control sequences in it.
///
/// A whole sequence (CSI up to its final byte; OSC, DCS, SOS, PM and APC up to their terminator) is
/// skipped. One without an end loses its introducer only, so that it cannot swallow the text.
struct EscapeFreeScalars: Sequence, IteratorProtocol {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var knowsOfNoTerminator = false

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.scalars = Array(scalars)
  }

  mutating func next() -> Unicode.Scalar? {
    while position < scalars.count {
      let scalar = scalars[position]
      switch scalar.value {
      case 0x1B: skipEscape()
      case 0x9B: position = endOfControlSequence(from: position + 1)
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: position = endOfString(from: position + 1)
      default:
        position += 1
        return scalar
      }
    }
    return nil
  }

  private mutating func skipEscape() {
    guard position + 1 < scalars.count else {
      position += 1
      return
    }
    switch scalars[position + 1].value {
    case 0x5B: position = endOfControlSequence(from: position + 2)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: position = endOfString(from: position + 2)
    case 0x20...0x2F: position = endOfIntermediates(from: position + 1)
    case 0x30...0x7E: position += 2
    default: position += 1
    }
  }

  private func endOfControlSequence(from start: Int) -> Int {
    var index = start
    while index < scalars.count, (0x20...0x3F).contains(scalars[index].value) { index += 1 }
    guard index < scalars.count, (0x40...0x7E).contains(scalars[index].value) else { return start }
    return index + 1
  }

  private func endOfIntermediates(from start: Int) -> Int {
    var index = start
    while index < scalars.count, (0x20...0x2F).contains(scalars[index].value) { index += 1 }
    guard index < scalars.count, (0x30...0x7E).contains(scalars[index].value) else { return start }
    return index + 1
  }

  private mutating func endOfString(from start: Int) -> Int {
    guard !knowsOfNoTerminator else { return start }
    var index = start
    while index < scalars.count {
      switch scalars[index].value {
      case 0x07, 0x9C: return index + 1
      case 0x1B where index + 1 < scalars.count && scalars[index + 1].value == 0x5C:
        return index + 2
      default: index += 1
      }
    }
    knowsOfNoTerminator = true
    return start
  }
}
