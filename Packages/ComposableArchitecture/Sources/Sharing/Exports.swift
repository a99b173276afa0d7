@_exported public import Dependencies
@_exported public import IdentifiedCollections
