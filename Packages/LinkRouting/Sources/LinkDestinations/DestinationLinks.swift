public import LinkMatching

/// The links of an enum of destinations: reads a URL as a destination, writes a destination as one.
///
/// Reading and writing are inverse: `destination(for: url(for: x))` is `x`.
public struct DestinationLinks<Destination>: Sendable {
  private let entries: [DestinationLink<Destination>.Entry]
  private let table: RouteTable
  private let schemes: Set<String>?

  /// Collects links.
  ///
  /// - Parameters:
  ///   - links: The links; of equally specific ones the first wins.
  ///   - schemes: The schemes that are read; `nil` for any. A bare path is always read.
  /// - Throws: `RouteTableError` when a path is no pattern, or has not the one parameter that a value needs.
  public init(
    _ links: [DestinationLink<Destination>], schemes: Set<String>? = nil
  ) throws(RouteTableError) {
    entries = links.flatMap(\.entries)
    if let fault = entries.lazy.compactMap(\.fault).first { throw fault }
    table = try RouteTable(entries.map { RouteDeclaration(path: $0.path, isModal: $0.isModal) })
    self.schemes = schemes.map { Set($0.map { $0.lowercased() }) }
  }

  /// The destination of a URL or a bare path.
  ///
  /// - Throws: ``DestinationError/unknown(_:)``.
  public func destination(for text: String) throws(DestinationError) -> Destination {
    let link: Link
    do { link = try Link(text) } catch {
      throw .unknown(UnknownLink(text, reason: .link(error)))
    }
    if let scheme = link.scheme, let schemes, !schemes.contains(scheme) {
      throw .unknown(UnknownLink(text, reason: .unknownScheme(scheme)))
    }
    guard let fit = table.fit(link) else { throw .unknown(UnknownLink(text)) }
    do {
      return try entries[fit.route].read(table.parameters(fit, of: link))
    } catch let error as ParameterError {
      throw .unknown(UnknownLink(text, reason: .parameter(error)))
    } catch {
      throw .unknown(UnknownLink(text, reason: .refused("\(error)")))
    }
  }

  /// The bare path of a destination.
  ///
  /// - Throws: ``DestinationError`` when its case has no link, or a value cannot stand in one.
  public func url(for destination: Destination) throws(DestinationError) -> String {
    for (route, entry) in entries.enumerated() {
      do {
        guard let parts = try entry.write(destination) else { continue }
        return try table.url(
          route: route, params: parts.params, query: parts.query, fragment: parts.fragment)
      } catch let error as LinkBuildError {
        throw .unwritable(error)
      } catch {
        throw .refused("\(error)")
      }
    }
    throw .undeclared("\(destination)")
  }

  /// A link in the tree that the paths make: one whose path begins with another's is below it.
  package struct Node: Sendable {
    /// The path below the parent's.
    package let path: String
    package let isModal: Bool
    package let read: @Sendable (RouteParameters) throws -> Destination
    package let children: [Node]
  }

  /// The links as a tree.
  package var tree: [Node] {
    var known: [RoutePattern: Int] = [:]
    for route in entries.indices.reversed() { known[table.pattern(route)] = route }
    var children: [Int?: [Int]] = [:]
    var depths: [Int: Int] = [:]
    for route in entries.indices {
      let pattern = table.pattern(route)
      let parent = (0..<pattern.count).reversed().lazy.compactMap { known[pattern.prefix($0)] }
        .first
      depths[route] = parent.map { table.pattern($0).count } ?? 0
      children[parent, default: []].append(route)
    }
    func nodes(below parent: Int?) -> [Node] {
      (children[parent] ?? []).map { route in
        Node(
          path: "\(table.pattern(route).dropping(depths[route] ?? 0))",
          isModal: entries[route].isModal, read: entries[route].read,
          children: nodes(below: route))
      }
    }
    return nodes(below: nil)
  }
}
