import TerminalUI

/// Text in too little room: wrapped at words, cut at a number of lines, aligned.
struct WrappingPage: View {
  private let words = "The quick brown fox jumps over the lazy dog."

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(words).frame(width: 16, alignment: .leading)
      Text(words).lineLimit(1).frame(width: 16)
      Text(words).lineLimit(1).truncationMode(.middle).frame(width: 16)
      Text(words).lineLimit(1).truncationMode(.head).frame(width: 16)
      Text(words).lineLimit(2).multilineTextAlignment(.trailing).frame(width: 16)
    }
  }
}
