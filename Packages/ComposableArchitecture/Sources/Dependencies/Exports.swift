@_exported public import Clocks
@_exported public import ConcurrencyExtras
@_exported public import IssueReporting
