/// Where the numbers client takes its facts from.
public enum NumbersSource: String, CaseIterable, Codable, Hashable, Sendable {
  /// The API, and the embedded source when the API fails; such facts say so.
  case auto
  /// The API and nothing else.
  case live
  /// The source built into the program; the network is not touched.
  case embedded
}
