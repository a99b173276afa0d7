import SwiftSyntax

/// Tells property wrappers from the other attributes of a property, which syntax alone can only
/// do by name.
enum PropertyWrapperName {
  /// Wrappers of this package that observe by themselves.
  static let observing: Set<String> = ["Shared", "SharedReader"]

  /// The first attribute that must be a property wrapper.
  static func first(in attributes: AttributeListSyntax) -> AttributeSyntax? {
    attributes.all.first { attribute in
      let name = attribute.baseName
      guard let initial = name.first, initial.isUppercase else { return false }
      return !notWrappers.contains(name) && !name.hasSuffix("Actor")
    }
  }

  private static let notWrappers: Set<String> = [
    "GKInspectable", "IBInspectable", "IBOutlet", "NSCopying", "NSManaged",
    "ObservationStateIgnored", "ObservationStateTracked", "Presents",
  ]
}
