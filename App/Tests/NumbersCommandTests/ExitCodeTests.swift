import FoundationEssentials
import NumbersCommand
import Testing

struct ExitCodeTests {
  @Test func theTableOfTheReadmeHasEveryExitCode() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let table = readme.split(separator: "| exit code |").last ?? ""
    let rows = table.split(separator: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }
    let codes = rows.compactMap {
      $0.split(separator: "|").first.flatMap { Int32($0.filter(\.isNumber)) }
    }
    #expect(codes == ExitCode.allCases.map(\.rawValue))
  }

  @Test(arguments: [CommandSpec.app] + CommandSpec.subcommands)
  func everyCommandSaysHowItCanEnd(_ spec: CommandSpec) {
    #expect(spec.exitCodes.starts(with: [.success]))
    #expect(spec.exitCodes.contains(.usage))
    #expect(spec.exitCodes == spec.exitCodes.sorted { $0.rawValue < $1.rawValue })
  }
}
