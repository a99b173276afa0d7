/// The known word that is closest to `word`, if any is close enough to be meant.
///
/// Closeness is the Damerau–Levenshtein distance (optimal string alignment); at most a third of
/// the letters, and always one, may differ. A known word that begins with `word` counts as close.
func nearest(to word: String, among known: [String]) -> String? {
  let letters = Array(word.lowercased().prefix(64))
  let limit = max(1, (letters.count + 1) / 3)
  let ranked = known.enumerated().map { index, candidate in
    let other = Array(candidate.lowercased())
    let isPrefix = letters.count >= 2 && other.starts(with: letters)
    return (isPrefix ? 0 : distance(letters, other), index, candidate)
  }
  guard let best = ranked.min(by: { ($0.0, $0.1) < ($1.0, $1.1) }), best.0 <= limit else {
    return nil
  }
  return best.2
}

private func distance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
