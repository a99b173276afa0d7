/// A row of a list.
struct ListRow {
  enum Kind {
    case content, header, footer
  }

  var element: _Element
  var kind: Kind = .content
  /// What can be done with the row; `nil` when nothing can.
  var edits: RowEdits?

  init(_ element: _Element, kind: Kind = .content, edits: RowEdits? = nil) {
    self.element = element
    self.kind = kind
    self.edits = edits
  }
}
