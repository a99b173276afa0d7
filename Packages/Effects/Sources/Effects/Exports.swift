@_exported public import NumbersProtocol
