/// A whole navigation, to be kept and restored.
///
/// It is `Codable`; a snapshot of another version is refused when it is decoded.
public struct NavigationSnapshot: Hashable, Sendable {
  /// The version that is written, and the only one that is read.
  public static let version = 1

  /// A screen, by its link.
  struct Place: Hashable, Codable, Sendable {
    var url: String
    var pattern: String
    var carried: PathParameters?
    var redirectedFrom: [String]?
  }

  /// Where a stack stands.
  struct Position: Hashable, Codable, Sendable {
    var root: Place
    /// The screens on the way that were asked for with more than the path of the one in front holds.
    var below: [Place]?
    /// The screen in front, when that is not the root.
    var top: Place?
    /// What was asked for and not found, when that screen is in front.
    var unknown: String?
  }

  /// A stack: where it stands, and where `forward` leads, the next one last.
  struct Stack: Hashable, Codable, Sendable {
    var position: Position
    var forward: [Position]
  }

  /// The pattern of the tab that is selected.
  package var selectedTab: String?
  var stacks: [Stack]

  package init(selectedTab: String?, stacks: [NavigationHistory]) {
    self.selectedTab = selectedTab
    self.stacks = stacks.map(Stack.init)
  }
}

extension NavigationSnapshot: Codable {
  private enum Key: CodingKey {
    case version, selectedTab, stacks
  }

  /// Decodes a snapshot.
  ///
  /// - Throws: ``SnapshotError/otherVersion(_:)``, or what the decoder finds wrong.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw SnapshotError.otherVersion(version) }
    selectedTab = try container.decodeIfPresent(String.self, forKey: .selectedTab)
    stacks = try container.decode([Stack].self, forKey: .stacks)
  }

  /// Encodes the snapshot with its version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encodeIfPresent(selectedTab, forKey: .selectedTab)
    try container.encode(stacks, forKey: .stacks)
  }
}

extension NavigationSnapshot.Stack {
  init(_ history: NavigationHistory) {
    self.init(
      position: NavigationSnapshot.Position(history.state),
      forward: history.ahead.map(NavigationSnapshot.Position.init))
  }
}

extension NavigationSnapshot.Position {
  init(_ state: NavigationState) {
    let routes = state.crumbs.filter { $0.unknown == nil }
    let below = routes.dropLast().filter { crumb in
      let own = crumb.parameters
      let last = routes[routes.count - 1].parameters
      return !own.query.items.isEmpty || own.fragment != nil
        || own.redirectedFrom != last.redirectedFrom
        || own.carried != last.carried
    }
    self.init(
      root: NavigationSnapshot.Place(state.root),
      below: below.isEmpty ? nil : below.map(NavigationSnapshot.Place.init),
      top: routes.last.map(NavigationSnapshot.Place.init), unknown: state.top.unknown?.text)
  }
}

extension NavigationSnapshot.Place {
  init(_ crumb: Crumb) {
    let parameters = crumb.parameters
    self.init(
      url: parameters.url, pattern: crumb.pattern ?? "/",
      carried: parameters.carried.isEmpty ? nil : parameters.carried,
      redirectedFrom: parameters.redirectedFrom.isEmpty ? nil : parameters.redirectedFrom)
  }
}
