import Dependencies
public import IdentifiedCollections
import IssueReporting

/// The states of a stack of features, each with an id that never comes back.
///
/// It is read and changed like an array; ids belong to places in the stack's history, not to elements:
/// an element that is pushed again gets a new one.
public struct StackState<Element> {
  var stack: IdentifiedArray<StackElementID, StackEntry<Element>>

  /// Where an element is being changed through its id; a copy made meanwhile keeps it.
  private var changedPosition: Int?

  /// The ids of the elements, from the bottom to the top.
  public var ids: OrderedIDs<StackElementID> { stack.ids }

  /// Creates an empty stack.
  public init() {
    stack = []
  }

  /// Creates a stack from elements.
  ///
  /// - Parameter elements: The elements, from the bottom to the top.
  public init<Elements: Sequence<Element>>(_ elements: Elements) {
    self.init()
    append(contentsOf: elements)
  }

  /// The element with an id.
  ///
  /// Setting it to `nil` removes the element. An id that is not in the stack cannot be set, but in
  /// tests: there it puts the element on top, so that an assertion can say what was pushed.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - fileID: The file of the call, for issues.
  ///   - filePath: The path of the file, for issues.
  ///   - line: The line of the call, for issues.
  ///   - column: The column of the call, for issues.
  public subscript(
    id id: StackElementID,
    fileID fileID: _SourceFile = #fileID,
    filePath filePath: _SourceFile = #filePath,
    line line: _SourceNumber = #line,
    column column: _SourceNumber = #column
  ) -> Element? {
    get { stack[id: id]?.element }
    _modify {
      if let position = stack.index(id: id) {
        changedPosition = position
        // After a `yield` only a `defer` runs when the change throws.
        defer {
          changedPosition = nil
          if stack[position].element == nil { stack.remove(at: position) }
        }
        yield &stack[position].element
      } else {
        var element: Element?
        defer {
          if let element {
            if isTesting {
              push(element, id: id)
            } else {
              reportIssue(
                "Can't assign an element at an id that is not in the stack: \(id)",
                fileID: fileID.value, filePath: filePath.value, line: line.value,
                column: column.value)
            }
          }
        }
        yield &element
      }
    }
  }

  /// Removes the elements above the one with an id, and that one.
  ///
  /// - Parameter id: The id; one that is not in the stack changes nothing.
  public mutating func pop(from id: StackElementID) {
    guard let position = stack.index(id: id) else { return }
    stack.removeSubrange(position..<stack.count)
  }

  /// Removes the elements above the one with an id.
  ///
  /// - Parameter id: The id; one that is not in the stack changes nothing.
  public mutating func pop(to id: StackElementID) {
    guard let position = stack.index(id: id) else { return }
    stack.removeSubrange((position + 1)..<stack.count)
  }

  /// Puts an element with a given id on top.
  mutating func push(_ element: Element, id: StackElementID) {
    stack.append(StackEntry(id: id, element: element))
  }
}

/// A place in a stack; the element is only missing while it is changed.
struct StackEntry<Element>: Identifiable {
  let id: StackElementID
  var element: Element?
}

extension StackState: Sendable where Element: Sendable {}
extension StackEntry: Sendable where Element: Sendable {}
extension StackEntry: Equatable where Element: Equatable {}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// The position of the bottom element.
  public var startIndex: Int { 0 }

  /// The position after the top element.
  public var endIndex: Int { missingPosition == nil ? stack.count : stack.count - 1 }

  /// The element at a position.
  ///
  /// - Parameter position: The position.
  public subscript(position: Int) -> Element {
    let place = missingPosition.map { position < $0 ? position : position + 1 } ?? position
    guard let element = stack[place].element else {
      preconditionFailure("The position \(position) is out of bounds.")
    }
    return element
  }

  /// The position of an element that was set to `nil` by a change that is not over.
  private var missingPosition: Int? {
    guard let changedPosition, changedPosition < stack.count,
      stack[changedPosition].element == nil
    else { return nil }
    return changedPosition
  }

  /// Replaces elements; the new ones get new ids.
  ///
  /// - Parameters:
  ///   - subrange: The positions of the old elements.
  ///   - newElements: The new elements.
  public mutating func replaceSubrange<Elements: Collection<Element>>(
    _ subrange: Range<Int>, with newElements: Elements
  ) {
    let generator = DependencyValues._current.stackElementID
    stack.removeSubrange(subrange)
    for (offset, element) in newElements.enumerated() {
      let entry = StackEntry(id: generator.next(), element: element)
      stack.insert(entry, at: subrange.lowerBound + offset)
    }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Creates a stack from elements, from the bottom to the top.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}
