import ExampleFeatures
import FoundationEssentials
import Glibc
import TCACoordinators

/// Four tabs of coordinators, in a terminal or in a pipe.
///
/// ```
/// CoordinatorsExample [--plain] [URL]
/// ```
@main
@MainActor
struct CoordinatorsExample {
  private static let usage = """
    Usage: CoordinatorsExample [--plain] [URL]

      --plain   lines of text, also in a terminal
      URL       coordinators://number/42 opens the tab Identified and shows the number 42

    """

  static func main() async {
    var options = TerminalOptions()
    var link: URL?
    for word in CommandLine.arguments.dropFirst() {
      switch word {
      case "--help", "-h":
        print(usage, terminator: "")
        exit(EXIT_SUCCESS)
      case "--plain": options.mode = .plain
      default:
        guard !word.hasPrefix("-"), link == nil, let url = URL(string: word), DeepLink(url) != nil
        else { refuse(word) }
        link = url
      }
    }
    let store = Store(initialState: ExampleFeature.State()) { ExampleFeature() }
    if let link { store.send(.urlOpened(link)) }
    exit(await TerminalHost.run(options, store: store) { ExampleView(store: $0) })
  }

  /// Ends with `EX_USAGE` of `sysexits.h`.
  private static func refuse(_ word: String) -> Never {
    let name = SanitizedText(word).string
    let line = Array(
      "CoordinatorsExample: nothing is shown for '\(name)'; say --help for the usage\n".utf8)
    write(STDERR_FILENO, line, line.count)
    exit(64)
  }
}
