/// Which program this is, to whom it talks to and to its user.
public enum NumbersVersion {
  /// The version, as `numbers --version` prints it and recordings keep it.
  public static let text = "0.1.0"
  /// The name by which the program introduces itself to a server.
  public static let userAgent = "numbers/\(text)"
}
