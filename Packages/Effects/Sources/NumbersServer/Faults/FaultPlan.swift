import Synchronization

/// Which requests get which fault.
public struct FaultPlan: Sendable {
  /// The fault for a request; `nil` is the true reply. Called on the server's thread.
  let fault: @Sendable (ServedRequest) -> Fault?

  /// A plan that looks at each request.
  public init(_ fault: @escaping @Sendable (ServedRequest) -> Fault?) {
    self.fault = fault
  }

  /// True replies only.
  public static let none = FaultPlan { _ in nil }

  /// The same fault for each request.
  public static func always(_ fault: Fault) -> FaultPlan {
    FaultPlan { _ in fault }
  }

  /// These faults for the first requests in their order, then true replies.
  public static func sequence(_ faults: [Fault?]) -> FaultPlan {
    let place = PlaceCounter()
    return FaultPlan { _ in
      let index = place.next()
      return index < faults.count ? faults[index] : nil
    }
  }

  /// A fault for requests whose target starts with a text, as `/42` or `/random/math`.
  public static func target(_ prefix: String, _ fault: Fault) -> FaultPlan {
    FaultPlan { $0.target.hasPrefix(prefix) ? fault : nil }
  }

  private final class PlaceCounter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        defer { count += 1 }
        return count
      }
    }
  }
}
