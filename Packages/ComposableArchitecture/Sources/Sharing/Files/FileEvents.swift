#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What inotify tells of folders.
enum FileEvents {
  /// A change in a folder.
  struct Event {
    /// The descriptor of the folder.
    let folder: CInt
    /// The name in it that has changed; empty for the folder itself.
    let name: String
    /// Whether something was made under the name.
    let isCreation: Bool
    /// Whether the folder itself has gone or moved.
    let isFolderGone: Bool
    /// Whether events were lost.
    let hasOverflowed: Bool
  }

  /// Complete writes, renames, removals, changed permissions, and what is made.
  static var mask: UInt32 {
    UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB)
      | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
  }

  /// The events that are there, or `nil` if there is none.
  static func next(from instance: CInt) -> [Event]? {
    var buffer = [UInt64](repeating: 0, count: 2048)
    return buffer.withUnsafeMutableBytes { bytes in
      let count = read(instance, bytes.baseAddress, bytes.count)
      guard count > 0 else { return nil }
      return events(in: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
    }
  }

  private static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
    var result: [Event] = []
    var offset = 0
    let headSize = MemoryLayout<inotify_event>.size
    while offset + headSize <= bytes.count {
      let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let end = offset + headSize + Int(head.len)
      guard end <= bytes.count else { break }
      let name = bytes[(offset + headSize)..<end].prefix { $0 != 0 }
      result.append(
        Event(
          folder: head.wd, name: String(decoding: name, as: UTF8.self),
          isCreation: head.mask & UInt32(IN_CREATE) != 0, isFolderGone: head.mask & gone != 0,
          hasOverflowed: head.mask & overflow != 0))
      offset = end
    }
    return result
  }

  private static var gone: UInt32 {
    UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT)
  }

  private static var overflow: UInt32 { UInt32(IN_Q_OVERFLOW) }
}
