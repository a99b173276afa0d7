/// Uses a value, so that the optimiser cannot leave out the work that made it.
@inline(never)
@_optimize(none)
public func keep<Value>(_ value: borrowing Value) {}
