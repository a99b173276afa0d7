public import CustomDump

extension Route: Equatable where Screen: Equatable {
  /// Whether two routes show equal screens in the same way.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.style == rhs.style && lhs.screen == rhs.screen
  }
}

extension Route: Hashable where Screen: Hashable {
  /// Hashes the screen and how it is shown.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(screen)
  }
}

extension Route: Identifiable where Screen: Identifiable {
  /// The screen's id.
  public var id: Screen.ID { screen.id }
}

extension Route: CustomDumpReflectable {
  /// The screen and how it is shown, without the identity.
  public var customDumpMirror: Mirror {
    let payload: Any =
      isPresented ? (screen, embedInNavigationView: embedInNavigationView) as Any : screen
    let name =
      switch self {
      case .push: "push"
      case .sheet: "sheet"
      case .cover: "cover"
      }
    return Mirror(self, children: [(label: name, value: payload)], displayStyle: .enum)
  }
}
