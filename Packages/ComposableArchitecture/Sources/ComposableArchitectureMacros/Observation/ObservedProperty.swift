import SwiftSyntax

/// How `@ObservableState` treats a member of a struct.
enum ObservedProperty {
  /// Storage moves to `_name`, accessors report to the registrar.
  case tracked(InstanceProperty)
  /// Marked `@Presents`: storage is a `PresentationState` in `_name`.
  case presented(InstanceProperty)
  /// Stored, and not observed.
  case ignored(InstanceProperty)

  init?(_ declaration: some SyntaxProtocol) {
    guard let property = InstanceProperty(declaration), property.isStored else { return nil }
    let attributes = property.declaration.attributes
    if attributes.contains(named: "Presents") {
      self = .presented(property)
    } else if attributes.contains(named: "ObservationStateTracked") {
      self = .tracked(property)
    } else if attributes.contains(named: "ObservationStateIgnored") || !property.isVariable
      || property.isLazy || PropertyWrapperName.first(in: attributes) != nil
    {
      self = .ignored(property)
    } else {
      self = .tracked(property)
    }
  }

  var property: InstanceProperty {
    switch self {
    case .tracked(let property), .presented(let property), .ignored(let property): property
    }
  }

  /// Whether the registrar has a field for it.
  var isObserved: Bool {
    switch self {
    case .tracked, .presented: true
    case .ignored: false
    }
  }
}
