import CatalogPages
import Glibc
import TerminalUI

@main
enum CatalogMain {
  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  @MainActor
  private static func run(_ arguments: [String]) async -> Int32 {
    do {
      let request = try CatalogRequest(arguments: arguments)
      switch request.task {
      case .help: print(CatalogRequest.help)
      case .list: print(Catalog.pages.map(\.name).joined(separator: "\n"))
      case .grid: await print(GridPrinter.grid(of: request))
      case .show:
        let options = TerminalOptions(mode: request.isPlain ? .plain : .automatic)
        return await TerminalHost.run(options) { CatalogView(page: request.page) }
      }
      return EXIT_SUCCESS
    } catch {
      let line = Array("Catalog: \(SanitizedText(error.message).string)\n".utf8)
      write(STDERR_FILENO, line, line.count)
      return usageExitCode
    }
  }

  /// `EX_USAGE` of `sysexits.h`.
  private static let usageExitCode: Int32 = 64
}
