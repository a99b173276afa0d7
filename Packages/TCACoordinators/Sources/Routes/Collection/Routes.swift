/// The routes of a flow, from its root to the screen on top.
public typealias Routes<Screen> = [Route<Screen>]
