public import FoundationEssentials

extension UUID: LinkParameter {
  /// Reads `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`, in large or small letters.
  public init?(linkText: String) {
    self.init(uuidString: linkText)
  }

  /// The identifier in large letters.
  public var linkText: String { uuidString }
}
