/// Views made from a collection, whose rows in a list can be deleted and moved.
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }

  /// What can be done with the rows.
  var _edits: _CollectionEdits { get set }
}

extension DynamicViewContent {
  /// Lets the rows of a list be deleted: with Delete or Backspace on a row, by a click on its `✕` in
  /// edit mode, by `set N delete` in plain mode.
  ///
  /// The action gets the offsets of the rows and takes their elements away; `nil` allows it no longer.
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    var view = self
    view._edits.delete = action
    return view
  }

  /// Lets the rows of a list be moved: with Alt-↑ and Alt-↓ on a row, by clicks on its arrows in edit
  /// mode, by `set N up` and `set N down` in plain mode.
  ///
  /// The action gets the offsets of the rows and the offset before which they go; `nil` allows it no
  /// longer.
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    var view = self
    view._edits.move = action
    return view
  }
}

extension ForEach: DynamicViewContent {}
