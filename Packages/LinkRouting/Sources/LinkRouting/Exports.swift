@_exported public import LinkDestinations
@_exported public import LinkMatching
