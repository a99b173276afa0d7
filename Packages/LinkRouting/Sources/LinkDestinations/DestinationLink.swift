public import CasePaths
public import LinkMatching

/// The link of one case of an enum of destinations.
///
/// ```swift
/// @CasePathable enum Destination { case contacts, contact(id: Int), settings(Settings) }
///
/// let links: [DestinationLink<Destination>] = [
///   DestinationLink(path: "/contacts", \.contacts),
///   DestinationLink(path: "/contacts/:id", \.contact),
///   DestinationLink(path: "/settings", \.settings, links: Settings.links),
/// ]
/// ```
public struct DestinationLink<Destination>: Sendable {
  /// One path, read and written.
  struct Entry: Sendable {
    let path: String
    let isModal: Bool
    let read: @Sendable (RouteParameters) throws -> Destination
    /// `nil` when the destination is another case.
    let write: @Sendable (Destination) throws -> LinkParts?
    /// What is wrong with the declaration.
    var fault: RouteTableError?
  }

  let entries: [Entry]

  /// The link of a case, by functions that read and write its value.
  ///
  /// - Parameters:
  ///   - path: The pattern.
  ///   - keyPath: The case.
  ///   - isModal: Whether the screen is presented in front of those before it.
  ///   - read: Makes the value; what it throws makes the link an unknown one.
  ///   - write: What the value puts into the link.
  public init<Value>(
    path: String, _ keyPath: CaseKeyPath<Destination, Value>, isModal: Bool = false,
    read: @escaping @Sendable (RouteParameters) throws -> Value,
    write: @escaping @Sendable (Value) throws -> LinkParts
  ) {
    let casePath = AnyCasePath(keyPath)
    entries = [
      Entry(
        path: path, isModal: isModal, read: { casePath.embed(try read($0)) },
        write: { try casePath.extract(from: $0).map(write) })
    ]
  }

  /// The link of a case without a value.
  public init(
    path: String, _ keyPath: CaseKeyPath<Destination, Void>, isModal: Bool = false
  ) {
    self.init(path: path, keyPath, isModal: isModal, read: { _ in }, write: { LinkParts() })
  }

  /// The link of a case whose value is the only parameter of the path.
  ///
  /// A path with no parameter, or with several, is refused by ``DestinationLinks/init(_:schemes:)``: it is for
  /// the initializer with `read` and `write`.
  public init<Value: LinkParameter>(
    path: String, _ keyPath: CaseKeyPath<Destination, Value>, isModal: Bool = false
  ) {
    // A path that is no pattern is refused as such.
    let names = (try? RoutePattern(path))?.parameterNames
    let name = names?.first ?? ""
    let casePath = AnyCasePath(keyPath)
    var entry = Entry(
      path: path, isModal: isModal,
      read: { casePath.embed(try $0.require(name, as: Value.self)) },
      write: { casePath.extract(from: $0).map { LinkParts(params: [name: $0.linkText]) } })
    if let names, names.count != 1 {
      entry.fault = .notOneParameter(path: path, destination: "\(Destination.self)")
    }
    entries = [entry]
  }

  /// The links of a case whose value is an enum of destinations itself; their paths are joined to
  /// `path`.
  public init<Child>(
    path: String = "", _ keyPath: CaseKeyPath<Destination, Child>, links: [DestinationLink<Child>]
  ) {
    let casePath = AnyCasePath(keyPath)
    entries = links.flatMap(\.entries).map { child in
      Entry(
        path: path + "/" + child.path, isModal: child.isModal,
        read: { casePath.embed(try child.read($0)) },
        write: { try casePath.extract(from: $0).flatMap { try child.write($0) } },
        fault: child.fault)
    }
  }
}
