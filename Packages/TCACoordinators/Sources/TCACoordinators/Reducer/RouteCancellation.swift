import ComposableArchitecture

/// When the effects of screens are cancelled.
enum RouteCancellation {
  /// When their screen leaves, and no others.
  case withScreen

  /// When their screen leaves, or one with the same id in a coordinator that shares the cancellation id.
  case shared(AnyHashableSendable)

  /// Never.
  case never

  /// Whether effects end with their screen.
  var endsWithScreen: Bool {
    if case .never = self { false } else { true }
  }
}

/// The cancellation id of the effects of all screens with one id, in coordinators that share theirs.
struct SharedRouteID: Hashable, Sendable {
  let coordinator: AnyHashableSendable
  let route: AnyHashableSendable
}

extension RouteCancellation {
  /// That of a type which was given, or of none.
  static func of(_ type: Any.Type?) -> RouteCancellation {
    type.map { .shared(AnyHashableSendable(ObjectIdentifier($0))) } ?? .withScreen
  }

  /// That of an id, or of none.
  static func of<ID: Hashable & Sendable>(_ id: ID?) -> RouteCancellation {
    id.map { .shared(AnyHashableSendable($0)) } ?? .never
  }
}
