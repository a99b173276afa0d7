@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Enum>(_ value: Enum) -> UnsafePointer<CChar>?

/// The name of the case that an enum is, whatever its description says.
func caseName(_ value: Any) -> String {
  func open<Enum>(_ value: Enum) -> String {
    runtimeCaseName(value).map { String(cString: $0) } ?? String(describing: value)
  }
  return _openExistential(value, do: open)
}
