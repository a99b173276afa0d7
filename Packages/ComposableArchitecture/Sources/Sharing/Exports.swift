@_exported public import Dependencies
