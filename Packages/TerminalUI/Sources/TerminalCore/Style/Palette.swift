/// The colours behind the indices of xterm's 256-colour palette.
enum Palette {
  typealias Components = (red: Int, green: Int, blue: Int)

  /// The levels of the 6×6×6 cube at indices 16 to 231.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// Xterm's default values of the 16 named colours.
  private static let named: [Components] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  static func components(of index: UInt8) -> Components {
    switch Int(index) {
    case let value where value < 16: return named[value]
    case let value where value < 232:
      let cube = value - 16
      return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    case let value:
      let grey = 8 + (value - 232) * 10
      return (grey, grey, grey)
    }
  }

  /// The nearest entry of the cube or of the grey ramp; themes change the first 16, so those never.
  static func nearestIndex(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    let target = (red: Int(red), green: Int(green), blue: Int(blue))
    let cube =
      16 + 36 * nearestLevel(target.red) + 6 * nearestLevel(target.green)
      + nearestLevel(target.blue)
    let average = (target.red + target.green + target.blue) / 3
    let grey = 232 + min(23, max(0, (average - 3) / 10))
    let best = [cube, grey].min {
      distance(components(of: UInt8($0)), target) < distance(components(of: UInt8($1)), target)
    }
    return UInt8(best ?? cube)
  }

  static func nearestName(to target: Components) -> Int {
    named.indices.min { distance(named[$0], target) < distance(named[$1], target) } ?? 0
  }

  private static func nearestLevel(_ value: Int) -> Int {
    levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
  }

  private static func distance(_ left: Components, _ right: Components) -> Int {
    let red = left.red - right.red
    let green = left.green - right.green
    let blue = left.blue - right.blue
    return red * red + green * green + blue * blue
  }
}
