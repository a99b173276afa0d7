import CasePaths
import Synchronization

/// A child of an operator that was given case paths instead of case key paths.
///
/// What is known about a case key path is never freed; a case path is made anew for each action, so what
/// is known about it lives as long as this child, and with it the operator around it.
public struct _CasePathChild<Base: Reducer>: Reducer {
  private let base: Base
  private let paths: [CompiledKeyPath]

  init(_ base: Base, keeping paths: CompiledKeyPath...) {
    self.base = base
    self.paths = paths
  }

  /// Runs the child.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}

extension ActionPath {
  /// The compiled form of a case path; who makes it keeps it.
  ///
  /// Case paths cannot be compared: those of equal types that stand at one place of the source count as
  /// one when effects are told apart.
  static func of(_ path: AnyCasePath<Root, Value>, at site: SourcePlace) -> ActionPath {
    ActionPath(path, as: CasePathPlaces.number(of: (Root.self, Value.self), at: site))
  }
}

/// The places in the source where case paths stand, numbered.
private enum CasePathPlaces {
  private struct Place: Hashable {
    let root: ObjectIdentifier
    let value: ObjectIdentifier
    let file: UInt
    let line: UInt
    let column: UInt
  }

  private static let known = Mutex<[Place: Int]>([:])

  static func number(of types: (root: Any.Type, value: Any.Type), at site: SourcePlace) -> Int {
    let place = Place(
      root: ObjectIdentifier(types.root), value: ObjectIdentifier(types.value),
      file: UInt(bitPattern: site.fileID.utf8Start), line: site.line, column: site.column)
    return known.withLock { known in
      if let number = known[place] { return number }
      known[place] = known.count + 1
      return known.count
    }
  }
}
