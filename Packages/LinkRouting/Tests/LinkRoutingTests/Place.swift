import CasePaths
import LinkRouting

/// Destinations that stand for routes.
@CasePathable
enum Place: Equatable {
  case start
  case number(Int)
  case help(Int)

  static let links: [DestinationLink<Place>] = [
    DestinationLink(path: "/", \.start),
    DestinationLink(path: "/number/:number", \.number),
    DestinationLink(path: "/number/:number/help", \.help, isModal: true),
  ]
}
