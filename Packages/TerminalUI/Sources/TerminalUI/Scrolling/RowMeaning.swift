/// What a control does because of the row of a list that it stands in.
struct RowMeaning {
  /// What else can be done with the row.
  var edits: RowEdits?
  /// Selects the row as the control is pressed.
  var select: (@MainActor () -> Void)?
}
