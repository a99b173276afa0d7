import TerminalTest
import Testing

@MainActor
struct StepperTests {
  private final class Box<Value: Strideable> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private func step<Value: Strideable>(
    _ value: Value, in limits: ClosedRange<Value>? = nil, by step: Value.Stride = 1, _ keys: Key...
  ) -> Value {
    let box = Box(value)
    // Only read and written on the main actor.
    nonisolated(unsafe) let unsafe = box
    let binding = Binding(get: { unsafe.value }, set: { unsafe.value = $0 })
    let test = TerminalTest(columns: 20, rows: 1) {
      if let limits {
        Stepper("n", value: binding, in: limits, step: step)
      } else {
        Stepper("n", value: binding, step: step)
      }
    }
    for key in keys {
      test.send(key)
    }
    return box.value
  }

  @Test func `A number stops at the ends of its type`() {
    #expect(step(UInt8(255), .right) == 255)
    #expect(step(UInt(0), .left) == 0)
    #expect(step(Int.max, .right) == .max)
    #expect(step(Int.min, .left) == .min)
    #expect(step(Int8(120), by: 10, .right) == 127)
    #expect(step(Int8(-120), by: 10, .left) == -128)
    #expect(step(UInt8(1), by: 300, .right) == 255)
    #expect(step(UInt8(0), by: 300, .right, .left) == 0)
    #expect(step(UInt64.max - 1, .right, .right) == .max)
  }

  @Test func `The last step ends at the limit`() {
    #expect(step(9, in: 0...10, by: 3, .right) == 10)
    #expect(step(1, in: 0...10, by: 3, .left) == 0)
    #expect(step(255, in: UInt8(0)...255, .right) == 255)
    #expect(step(Int.min, in: .min ... .max, .left, .right) == .min + 1)
    #expect(step(0.9, in: 0...1, by: 0.3, .right) == 1)
    #expect(step(0.1, in: 0...1, by: 0.3, .left) == 0)
  }

  @Test func `A number outside the limits comes back into them`() {
    #expect(step(20, in: 0...10, .right) == 10)
    #expect(step(20, in: 0...10, .left) == 10)
    #expect(step(-20, in: 0...10, .right) == 0)
    #expect(step(-20, in: 0...10, .left) == 0)
    #expect(step(7.0, in: 0...1, by: 0.5, .left) == 1)
  }

  @Test func `A negative step goes the other way`() {
    #expect(step(5, in: 0...10, by: -3, .right) == 2)
    #expect(step(5, in: 0...10, by: -3, .right, .right) == 0)
    #expect(step(UInt8(5), by: -3, .left) == 8)
  }

  @Test func `Plain mode says which steps there are`() async {
    let test = PlainTest {
      VStack {
        Stepper("up", onIncrement: {}, onDecrement: nil)
        Stepper("none", onIncrement: nil, onDecrement: nil)
      }
    }
    await test.show()
    test.expectScreen("[1] up (+)\n[2] none")
  }

  @Test func `Plain mode takes the same steps`() async {
    let box = Box(UInt8(254))
    let binding = Binding(get: { box.value }, set: { box.value = $0 })
    let test = PlainTest { Stepper("n", value: binding) }
    await test.show()
    test.expectScreen("[1] n (+, -)")
    let code = await test.run("set n +", "set n +", "set n 300")
    #expect(box.value == 255)
    #expect(code == 1)
  }
}
