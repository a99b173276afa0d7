/// A view that is drawn and says nothing in plain mode, where something else says it.
struct Silent: Wrapper {
  func describe(_ inner: _Element, to writer: PlainWriter) {}
}
