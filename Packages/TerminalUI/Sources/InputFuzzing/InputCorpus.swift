/// Bytes of every kind that terminals send, to be mutated.
public enum InputCorpus {
  /// Whole inputs, each with a meaning of its own or to be swallowed whole.
  public static let samples: [[UInt8]] = texts.map { Array($0.utf8) } + invalid

  private static let texts = [
    "a", "Z", " ", "é", "你", "👩‍👩‍👧", "🇰🇷", "e\u{301}", "\r", "\n", "\t", "\u{7F}", "\u{8}", "\u{0}",
    "\u{1}", "\u{3}", "\u{1A}", "\u{1B}", "\u{1B}\u{1B}", "\u{1B}x", "\u{1B}é", "\u{1B}\r",
    "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}[1;2:3D", "\u{1B}OA", "\u{1B}OP", "\u{1B}O5A", "\u{1B}[Z",
    "\u{1B}[3~", "\u{1B}[15;2~", "\u{1B}[[A", "\u{1B}[I", "\u{1B}[O", "\u{1B}[97;5u",
    "\u{1B}[97:65;2:1;65u", "\u{1B}[57414u", "\u{1B}[27;5;97~", "\u{1B}[<0;1;1M",
    "\u{1B}[<64;80;24M",
    "\u{1B}[<0;1;1m", "\u{1B}[M !!", "\u{1B}[32;10;20M", "\u{1B}[200~pasted\r\ntext\u{1B}[201~",
    "\u{1B}[200~\u{1B}[31m\u{0}\u{1B}[20\u{1B}[201~", "\u{1B}]52;c;YQ==\u{7}",
    "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}^pm\u{1B}\\",
    "\u{1B}Xsos\u{18}", "\u{1B}[999z", "\u{1B}[?62;4c", "\u{1B}[12;40R", "\u{1B}[?2026;2$y",
    "\u{9B}A", "\u{90}x\u{9C}",
  ]

  private static let invalid: [[UInt8]] = [
    [0xFF], [0xFE], [0xC3], [0xA9], [0xE4, 0xBD], [0xF0, 0x9F, 0x91], [0xC0, 0x80],
    [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0x9B, 0x41], [0x1B, 0x5B, 0xC3], [0x1B, 0xE4],
  ]

  /// Inputs that a decoder of this package has once got wrong, or that were hard to get right: each
  /// is decoded in every way of splitting it in two.
  public static let kept: [[UInt8]] =
    [
      "\u{1B}]52;c;a\u{3}b", "\u{1B}Pq\u{3}", "\u{1B}[1;5\u{1B}[A", "\u{1B}O\u{1B}[A",
      "\u{1B}]\u{1B}]\u{7}",
      "\u{1B}[200~\u{1B}[201\u{1B}[201~x", "\u{1B}[200~\u{1B}\u{1B}[201~", "\u{1B}[[\u{1B}[A",
      "\u{1B}[M\u{1B}[A", "\u{1B}_\u{18}x", "\u{1B}\u{1B}[A", "\u{1B}\u{1B}\u{1B}",
    ].map { Array($0.utf8) } + [
      Array("\u{1B}[200~".utf8) + [0xC2, 0x08, 0x85] + Array("\u{1B}[201~".utf8),
      [0xFF, 0xFE, 0x61, 0xC3, 0xA9], [0x1B, 0xC3, 0xA9], [0xC3, 0x1B, 0x5B, 0x41],
      [0x1B, 0x5B, 0xC3, 0xA9], [0x1B, 0x5B, 0x31, 0x07, 0x41], [0xF0, 0x9F, 0x1B, 0x4F, 0x41],
    ]
}
