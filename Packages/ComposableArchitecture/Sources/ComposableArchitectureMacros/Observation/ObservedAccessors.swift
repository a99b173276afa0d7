import SwiftSyntax
import SwiftSyntaxBuilder

/// The accessors of an observed property.
///
/// The registrar is told the field by a small number, and gets the storage in place: neither a key
/// path nor a copy of the state or of the old value is ever made.
struct ObservedAccessors {
  let storage: String

  private var field: String { "_$Field.\(storage)" }

  /// A getter that returns `result`.
  func get(_ result: String) -> AccessorDeclSyntax {
    """
    get {
      _$observationRegistrar.access(\(raw: field))
      return \(raw: result)
    }
    """
  }

  /// A setter through the registrar's `method`, whose label of the storage is `label`.
  func set(_ method: String, _ label: String) -> AccessorDeclSyntax {
    """
    set {
      \(raw: write(method, label))
    }
    """
  }

  /// The statement of a setter that stores `newValue`.
  func write(_ method: String, _ label: String) -> String {
    "_$observationRegistrar.\(method)(newValue, \(label): &\(storage), field: \(field))"
  }

  /// A coroutine that lends `place`.
  func modify(_ place: String) -> AccessorDeclSyntax {
    """
    _modify {
      let token = _$observationRegistrar.beginModify(&\(raw: storage), field: \(raw: field))
      defer {
        _$observationRegistrar.endModify(&\(raw: storage), token, field: \(raw: field))
      }
      yield &\(raw: place)
    }
    """
  }
}
