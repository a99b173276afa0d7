import Glibc

/// The variables that would lead requests for loopback to a proxy.
enum Proxies {
  /// Takes them away, once in the process and before anything is sent.
  static let areUnset: Bool = {
    for name in ["http_proxy", "https_proxy", "all_proxy"] { unsetenv(name) }
    return true
  }()
}
