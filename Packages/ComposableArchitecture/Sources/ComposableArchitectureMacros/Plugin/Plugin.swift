@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The process the compiler talks to over standard input and output.
@main
struct Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    let listener = CompilerPluginMessageListener(connection: connection, provider: Provider())
    try listener.main()
  }
}

/// Answers the compiler's question which type a declared macro is.
private struct Provider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    try MacroTable().resolveMacro(moduleName: moduleName, typeName: typeName)
  }
}
