@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The process the compiler talks to over standard input and output.
@main
struct Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    let listener = CompilerPluginMessageListener(connection: connection, provider: MacroTable())
    try listener.main()
  }
}
