/// What a cell shows, in four bytes: a code point or the number of a cluster, and a width.
struct Glyph: Hashable, Sendable {
  let bits: UInt32

  private static let valueMask: UInt32 = 0x1F_FFFF
  private static let internedBit: UInt32 = 1 << 21
  private static let widthShift: UInt32 = 22

  static let space = Glyph(ascii: 0x20)
  /// The right half of a wide glyph.
  static let continuation = Glyph(bits: 0)

  /// No glyph: where nothing has been drawn. It never reaches a screen.
  static let untouched = Glyph(bits: .max)

  private init(bits: UInt32) { self.bits = bits }

  /// A printable ASCII character.
  init(ascii byte: UInt8) { bits = UInt32(byte) | 1 << Glyph.widthShift }

  /// A sanitised cluster of one or two columns.
  init(_ cluster: SanitizedText.Cluster) {
    let width = UInt32(cluster.width) << Glyph.widthShift
    let scalars = cluster.character.unicodeScalars
    let first = scalars.first?.value ?? 0x20
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      bits = first | width
    } else if let id = ClusterTable.shared.id(of: cluster.character) {
      bits = id | Glyph.internedBit | width
    } else {
      let scalar = scalars.first ?? " "
      bits = first | UInt32(max(1, TextWidth.width(of: scalar))) << Glyph.widthShift
    }
  }

  var width: Int { Int(bits >> Glyph.widthShift) }
  var isContinuation: Bool { bits == 0 }
  var isInterned: Bool { bits & Glyph.internedBit != 0 }

  /// The byte of an ASCII glyph, nil for any other.
  var ascii: UInt8? {
    let value = bits & (Glyph.valueMask | Glyph.internedBit)
    return value < 0x80 && !isContinuation ? UInt8(value) : nil
  }

  /// The code point of a glyph that is one code point.
  var scalar: Unicode.Scalar? {
    isInterned || isContinuation ? nil : Unicode.Scalar(bits & Glyph.valueMask)
  }

  /// The text, empty for the right half of a wide glyph.
  var text: String {
    if isContinuation { return "" }
    if isInterned { return String(ClusterTable.shared.cluster(of: bits & Glyph.valueMask)) }
    return Unicode.Scalar(bits & Glyph.valueMask).map { String($0) } ?? " "
  }
}
