import ComposableArchitecture

/// Where in a house a worker can be.
enum Place: CaseIterable, Sendable {
  case ifLet, plainIfLet, row, stack, destination, ifCase, deep, stackInRow, rowInStack
}
