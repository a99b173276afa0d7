@_exported public import LinkMatching
