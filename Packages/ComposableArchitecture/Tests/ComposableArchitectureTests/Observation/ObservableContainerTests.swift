import Testing

@testable import ComposableArchitecture

struct ObservableContainerTests {
  @Test func anOldAddressInUnusedBytesIsNotTakenForTheRegistrarsPlace() throws {
    let container = ContainerOf<Padded>()
    let first = UnsafeMutablePointer<Padded>.allocate(capacity: 2)
    first.initialize(repeating: Padded(), count: 1)
    (first + 1).initialize(to: Padded())
    defer {
      first.deinitialize(count: 2)
      first.deallocate()
    }
    let token = try #require(first.pointee._$id.token)
    UnsafeMutableRawPointer(first).storeBytes(
      of: UInt(bitPattern: Unmanaged.passUnretained(token).toOpaque()), as: UInt.self)

    for state in [first, first + 1] {
      let expected = state.pointee._$id.token
      #expect(container.withToken(at: UnsafeRawPointer(state)) { $0 === expected })
    }
  }
}

/// A state that begins with bytes which its value does not use.
@ObservableState
private struct Padded {
  var padding = Padding.none
  var count = 0

  enum Padding {
    case none
    case words(UInt, UInt)
  }
}
