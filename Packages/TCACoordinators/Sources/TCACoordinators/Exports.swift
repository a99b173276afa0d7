@_exported public import ComposableTerminalUI
@_exported public import Routes
