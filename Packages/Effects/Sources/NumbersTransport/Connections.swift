import Glibc

/// The TCP connections of this process.
enum Connections {
  /// Breaks off every connection to `port` on another machine or on this one.
  ///
  /// What reads from one of them then fails. Connections that were accepted here are not meant:
  /// their other side has a port of its own. `shutdown` would not do, since what still arrives can
  /// be read after it; a connection to no address drops all that, as connect(2) says.
  static func breakOff(toPort port: Int) {
    var nowhere = sockaddr()
    nowhere.sa_family = sa_family_t(AF_UNSPEC)
    for descriptor in openDescriptors where peerPort(of: descriptor) == port {
      connect(descriptor, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
    }
  }

  private static var openDescriptors: [Int32] {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var descriptors: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let descriptor = Int32(name) { descriptors.append(descriptor) }
    }
    return descriptors
  }

  private static func peerPort(of descriptor: Int32) -> Int? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int? in
        guard getpeername(descriptor, address, &size) == 0,
          [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family))
        else { return nil }
        // The port stands at the same place in addresses of both families.
        return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          Int(UInt16(bigEndian: $0.pointee.sin_port))
        }
      }
    }
  }
}
