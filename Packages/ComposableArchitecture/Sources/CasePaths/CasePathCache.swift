/// A table of the case paths that direct case key paths lead to.
///
/// A look-up of a known key path costs a few nanoseconds, applying the key path some hundred. The
/// table has a fixed number of places, so literals in generic code, which are new objects each time,
/// push each other out instead of piling up. Not `Sendable`: each owner has its own.
public final class CasePathCache {
  @usableFromInline
  struct Place {
    @usableFromInline let keyPath: AnyKeyPath
    @usableFromInline let path: AnyObject

    @usableFromInline
    init(keyPath: AnyKeyPath, path: AnyObject) {
      self.keyPath = keyPath
      self.path = path
    }
  }

  @usableFromInline var places: [Place?]

  /// Creates an empty table.
  public init() {
    places = Array(repeating: nil, count: 512)
  }

  /// The case path that a direct case key path leads to.
  ///
  /// - Parameter keyPath: The direct case key path.
  /// - Returns: The case path.
  /// - Complexity: O(1).
  @inlinable
  public func path<Root: CasePathable, Value>(
    _ keyPath: DirectCaseKeyPath<Root, Value>
  ) -> ResolvedCasePath<Root, Value> {
    let bits = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    let index = Int(truncatingIfNeeded: (bits >> 4) ^ (bits >> 13)) & 511
    // The place retains its key path, so no other object can have got the same address; and a key path's
    // type, which is that of its object, decides the type of the case path.
    if let place = places[index], place.keyPath === keyPath {
      return unsafeDowncast(place.path, to: ResolvedCasePath<Root, Value>.self)
    }
    let path = ResolvedCasePath(Root.allCasePaths[keyPath: keyPath])
    places[index] = Place(keyPath: keyPath, path: path)
    return path
  }
}

/// A case path in an object, so that it can be shared without copying its closures.
public final class ResolvedCasePath<Root, Value>: Sendable {
  /// The case path.
  public let path: AnyCasePath<Root, Value>

  /// Creates an object that holds a case path.
  ///
  /// - Parameter path: The case path.
  public init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
  }
}
