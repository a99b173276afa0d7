/// What the program says about itself.
enum Program {
  /// The version, as `--version` prints it and recordings keep it.
  static let version = "0.1.0"
}
