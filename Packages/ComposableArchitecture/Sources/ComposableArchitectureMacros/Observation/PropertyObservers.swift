import SwiftSyntax
import SwiftSyntaxBuilder

/// The `willSet` and `didSet` of a tracked property, which its setter has to call.
///
/// Such a property has no `_modify`: an observer sees a new value beside the old one, so a change in
/// place needs a copy, as it does in the language itself.
struct PropertyObservers {
  private let storage: String
  private let willSet: AccessorDeclSyntax?
  private let didSet: AccessorDeclSyntax?

  /// Nothing for a property without observers.
  init?(of property: InstanceProperty) {
    guard
      property.hasObservers,
      case .accessors(let accessors) = property.binding.accessorBlock?.accessors
    else { return nil }
    storage = property.storageName
    willSet = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }
    didSet = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }
  }

  /// A setter that calls the observers around the write.
  func set(through accessors: ObservedAccessors) -> AccessorDeclSyntax {
    var before: [String] = []
    var after: [String] = []
    if let willSet {
      before += rename("newValue", in: willSet) + function("willSet", willSet) + ["willSet()"]
    }
    if let didSet {
      let old = didSet.parameters?.name.text ?? "oldValue"
      if mentions(old, in: didSet) { before.append("let \(old) = \(storage)") }
      after += function("didSet", didSet) + ["didSet()"]
    }
    let lines = before + [accessors.write("assign", "to")] + after
    return AccessorDeclSyntax(
      stringLiteral: (["set {"] + indented(lines) + ["}"]).joined(separator: "\n"))
  }

  private func rename(_ name: String, in observer: AccessorDeclSyntax) -> [String] {
    guard let own = observer.parameters?.name.text, own != name,
      mentions(own, in: observer)
    else { return [] }
    return ["let \(own) = \(name)"]
  }

  private func mentions(_ name: String, in observer: AccessorDeclSyntax) -> Bool {
    observer.body?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false
  }

  /// A local function, so that a `return` in the observer leaves the observer alone.
  private func function(_ name: String, _ observer: AccessorDeclSyntax) -> [String] {
    ["func \(name)() {"] + indented([observer.body?.statements.trimmedDescription ?? ""]) + ["}"]
  }
}
