struct User: Equatable, Identifiable {
  var id: Int
  var name: String
  var favorites: [Int] = []
}

struct Point: Equatable {
  var x: Int
  var y: Int
}

struct Wrapper: Equatable {
  var value: Int
}

enum Shape: Equatable {
  case dot
  case circle(Int)
  case box(width: Int, height: Int)
  case labelled(name: String)
  case nested(Point)
}

final class Human {
  let name: String
  var friend: Human?

  init(name: String, friend: Human? = nil) {
    self.name = name
    self.friend = friend
  }
}
