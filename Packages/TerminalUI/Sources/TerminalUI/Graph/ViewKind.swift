/// What is known about all views of one type.
@MainActor
final class ViewKind {
  /// The properties to connect to a place.
  let fields: [DynamicField]
  /// Whether a body may read something observable at all.
  let mayObserve: Bool
  /// Whether the body of such a view has ever read something observable.
  var readsObservables = false

  private static var known: [ObjectIdentifier: ViewKind] = [:]

  private init(fields: [DynamicField], mayObserve: Bool) {
    self.fields = fields
    self.mayObserve = mayObserve
  }

  /// The kind of all views that have nothing to connect and nothing to watch.
  static let unobserving = ViewKind(fields: [], mayObserve: false)

  /// The kind of a type.
  static func of(_ type: Any.Type) -> ViewKind {
    if let kind = known[ObjectIdentifier(type)] { return kind }
    let kind = ViewKind(fields: DynamicField.fields(of: type), mayObserve: true)
    known[ObjectIdentifier(type)] = kind
    return kind
  }
}
