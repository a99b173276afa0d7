/// Where a narrower view stands in a wider room.
public enum HorizontalAlignment: Sendable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing
}

/// Where a lower view stands in a higher room.
public enum VerticalAlignment: Sendable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// First lines side by side: at the top, since a cell has no baseline of its own.
  case firstTextBaseline
  /// Last lines side by side: at the bottom, since a cell has no baseline of its own.
  case lastTextBaseline
}

/// Where a smaller view stands in a larger room.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment of two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the left, in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the right, in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
