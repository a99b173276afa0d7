import Glibc

/// Standard output could not be written.
struct OutputError: Error {
  let number: Int32

  var sentence: String {
    "standard output could not be written: \(String(cString: strerror(number)))"
  }
}
