/// A row of a list.
struct ListRow {
  enum Kind {
    case content, header, footer
  }

  let element: _Element
  var kind: Kind = .content

  init(_ element: _Element, kind: Kind = .content) {
    self.element = element
    self.kind = kind
  }
}
