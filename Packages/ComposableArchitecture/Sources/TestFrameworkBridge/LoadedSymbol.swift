#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether the process has loaded a library that exports `symbol`.
func isLoaded(_ symbol: String) -> Bool {
  #if os(Windows)
    false
  #else
    dlsym(dlopen(nil, RTLD_NOW), symbol) != nil
  #endif
}
