import IssueReporting
import Synchronization

/// Which objects were made with which dependencies.
@usableFromInline
enum DependencyOwners {
  private struct Owner: @unchecked Sendable {
    // The weak reference is only compared with nil; the object is never used through it.
    weak var object: AnyObject?
    let values: DependencyValues
  }

  private struct Contents {
    var owners: [ObjectIdentifier: Owner] = [:]
    var sweepSize = 64
  }

  private static let contents = Mutex(Contents())

  /// Remembers the values with which an object was made; other results are let through.
  @inlinable
  static func keep<R>(_ values: DependencyValues, of result: R) {
    guard R.self is AnyObject.Type else { return }
    keepObject(values, of: result as AnyObject)
  }

  @usableFromInline
  static func keepObject(_ values: DependencyValues, of object: AnyObject) {
    let owner = Owner(object: object, values: values)
    let id = ObjectIdentifier(object)
    contents.withLock { contents in
      contents.owners[id] = owner
      guard contents.owners.count > contents.sweepSize else { return }
      contents.owners = contents.owners.filter { $0.value.object != nil }
      contents.sweepSize = max(64, contents.owners.count * 2)
    }
  }

  /// The values with which an object was made.
  static func values(
    of model: AnyObject, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> DependencyValues {
    let id = ObjectIdentifier(model)
    let kept = contents.withLock { contents in
      contents.owners[id].flatMap { $0.object == nil ? nil : $0.values }
    }
    if let kept { return kept }
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any DependencyHolding { return property.initialValues }
      }
      mirror = current.superclassMirror
    }
    reportIssue(
      """
      Dependencies were asked of a model that has none: '\(type(of: model))'.

      Give the model at least one '@Dependency' property, or make it within 'withDependencies'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column)
    return DependencyValues._current
  }
}

/// A property that has kept the values it was made with.
protocol DependencyHolding {
  var initialValues: DependencyValues { get }
}

extension Dependency: DependencyHolding {}
