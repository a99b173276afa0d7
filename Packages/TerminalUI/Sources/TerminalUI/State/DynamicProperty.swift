/// A property of a view that is connected to the view's place before its body is evaluated.
///
/// A type of your own that holds `@State`, `@Environment` and the like conforms so that they work in
/// it as they do in a view.
public protocol DynamicProperty {
  /// Called before the body is evaluated, after the properties inside have been connected.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor public mutating func update() {}
}

/// A property with storage at the view's place.
@MainActor
protocol ConnectedProperty: DynamicProperty {
  /// Makes the storage when the place is made.
  func makeStorage(node: _AnyNode) -> AnyObject
  /// Points the property at its storage.
  mutating func connect(to storage: AnyObject)
}

/// Storage whose value lives on when its view leaves a window for a while.
@MainActor
protocol LastingStorage: AnyObject {
  /// Whether the value may be another than the one it began with.
  var isChanged: Bool { get }
}

/// A value that need not outlast a view's time on screen.
protocol PassingValue {}

/// Storage of a property that reads the environment.
@MainActor
protocol EnvironmentReader: AnyObject {
  /// Whether the value that is read differs.
  func isChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
}
