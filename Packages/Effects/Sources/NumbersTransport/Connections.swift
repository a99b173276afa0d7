import Glibc

/// The TCP connections of this process.
enum Connections {
  /// Breaks off every connection to `port` of `host`, on another machine or on this one.
  ///
  /// What reads from one of them then fails. Connections to other hosts are left alone, unless none
  /// leads to an address that the host's name has now: then it has had another one, and all
  /// connections to the port are meant. Connections that were accepted here never are: their other
  /// side has a port of its own. `shutdown` would not do, since what still arrives can be read after
  /// it; a connection to no address drops all that, as connect(2) says.
  ///
  /// It may ask for the host's addresses, so it can take seconds.
  static func breakOff(to host: String, port: Int) {
    let candidates = openDescriptors.compactMap { descriptor in
      peer(of: descriptor).flatMap { $0.port == port ? (descriptor, $0.address) : nil }
    }
    guard !candidates.isEmpty else { return }
    let addresses = addresses(of: host)
    let meant = candidates.filter { addresses.contains($0.1) }
    var nowhere = sockaddr()
    nowhere.sa_family = sa_family_t(AF_UNSPEC)
    for (descriptor, _) in meant.isEmpty ? candidates : meant {
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

  private static func peer(of descriptor: Int32) -> SocketAddress? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getpeername(descriptor, address, &size) == 0 else { return nil }
        return SocketAddress(address)
      }
    }
  }

  private static func addresses(of host: String) -> Set<[UInt8]> {
    // A URL has the address of the sixth version in brackets.
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var addresses: Set<[UInt8]> = []
    var next = list
    while let entry = next?.pointee {
      if let address = entry.ai_addr.flatMap({ SocketAddress($0) }) {
        addresses.insert(address.address)
      }
      next = entry.ai_next
    }
    return addresses
  }
}

/// Where a connection leads.
private struct SocketAddress {
  /// The bytes of the address, four or sixteen.
  let address: [UInt8]
  let port: Int

  init?(_ pointer: UnsafePointer<sockaddr>) {
    switch Int32(pointer.pointee.sa_family) {
    case AF_INET:
      (address, port) = pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        (Self.bytes($0.pointee.sin_addr), Int(UInt16(bigEndian: $0.pointee.sin_port)))
      }
    case AF_INET6:
      (address, port) = pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        (Self.bytes($0.pointee.sin6_addr), Int(UInt16(bigEndian: $0.pointee.sin6_port)))
      }
    default: return nil
    }
  }

  private static func bytes<Value>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value) { Array($0) }
  }
}
