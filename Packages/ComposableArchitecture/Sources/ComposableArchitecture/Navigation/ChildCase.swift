public import CasePaths
import IssueReporting

extension StackState where Element: CasePathable {
  /// The value of a case of the element with an id.
  ///
  /// ```swift
  /// state.path[id: 0, case: \.detail]?.isEditing = true
  /// ```
  ///
  /// Setting it to `nil` removes the element. An element that is another case, or is not there, is
  /// left alone, and the change is an issue.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The case.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public subscript<Member>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Member>,
    fileID fileID: _SourceFile = #fileID,
    filePath filePath: _SourceFile = #filePath,
    line line: _SourceNumber = #line,
    column column: _SourceNumber = #column
  ) -> Member? {
    get { self[id: id]?[case: path] }
    _modify {
      var value = self[id: id]?[case: path]
      let isThere = value != nil
      defer {
        if isThere {
          self[id: id] = value.map { path($0) }
        } else {
          CaseMismatch.report(
            in: "stack", id: id, path, found: self[id: id], fileID: fileID, filePath: filePath,
            line: line, column: column)
        }
      }
      yield &value
    }
  }
}

extension PresentationState where State: CasePathable {
  /// The value of a case of the presented child.
  ///
  /// Setting it to `nil` lets the child go. A child that is another case is left alone, and the change
  /// is an issue.
  ///
  /// - Parameters:
  ///   - path: The case.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public subscript<Member>(
    case path: CaseKeyPath<State, Member>,
    fileID fileID: _SourceFile = #fileID,
    filePath filePath: _SourceFile = #filePath,
    line line: _SourceNumber = #line,
    column column: _SourceNumber = #column
  ) -> Member? {
    get { wrappedValue?[case: path] }
    _modify {
      var value = wrappedValue?[case: path]
      let isThere = value != nil
      defer {
        if isThere {
          if let value { _ = modify { $0 = path(value) } } else { dismiss() }
        } else {
          CaseMismatch.report(
            in: "presentation", id: nil, path, found: wrappedValue, fileID: fileID,
            filePath: filePath, line: line, column: column)
        }
      }
      yield &value
    }
  }
}

/// The report of a change of a case that a child is not.
private enum CaseMismatch {
  static func report<Root, Value>(
    in container: String, id: StackElementID?, _ path: CaseKeyPath<Root, Value>, found: Root?,
    fileID: _SourceFile, filePath: _SourceFile, line: _SourceNumber, column: _SourceNumber
  ) {
    let place = id.map { " with the id \($0)" } ?? ""
    let state = found.map { "it is '\(ActionLabel.of($0))'" } ?? "there is none"
    reportIssue(
      """
      Can't modify the case '\(path)' of the child in a \(container)\(place): \(state). …

      Check the case first, or change what is there with 'modify'.
      """,
      fileID: fileID.value, filePath: filePath.value, line: line.value, column: column.value)
  }
}
