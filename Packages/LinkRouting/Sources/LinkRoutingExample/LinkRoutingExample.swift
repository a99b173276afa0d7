import Glibc
import LinkRouting
import TerminalUI

/// Two tabs, details in both, a modal greeting, and a page for what there is not.
///
///     LinkRoutingExample [--plain] [PATH]
@main
@MainActor
struct LinkRoutingExample {
  private static let usage = """
    Usage: LinkRoutingExample [--plain] [PATH]

      --plain   lines of text, also in a terminal
      PATH      where to start: /details/1/greeting/Ada, or a URL such as links://favorites/7

    """

  static func main() async {
    var options = TerminalOptions()
    var link: String?
    for argument in CommandLine.arguments.dropFirst() {
      switch argument {
      case "--help", "-h":
        print(usage, terminator: "")
        exit(EXIT_SUCCESS)
      case "--plain": options.mode = .plain
      case _ where argument.hasPrefix("-") || link != nil:
        refuse(
          "LinkRoutingExample: unknown word '\(SanitizedText(argument))'; say --help for the usage")
      default: link = argument
      }
    }
    do {
      let navigator = try TabNavigator(tabs: ExampleRoutes.tabs)
      if let link { navigator.go(to: link) }
      exit(await TerminalHost.run(options) { Router.tabbed(navigator: navigator) })
    } catch {
      refuse("LinkRoutingExample: \(error)")
    }
  }

  private static func refuse(_ sentence: String) -> Never {
    let line = Array((sentence + "\n").utf8)
    write(STDERR_FILENO, line, line.count)
    exit(EX_USAGE)
  }
}
