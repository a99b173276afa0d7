/// Where a router has its navigator from.
enum NavigatorSource<Navigator> {
  /// From outside, where another one may take its place.
  case given(Navigator)
  /// It makes one itself, once.
  case made(@MainActor () throws(NavigatorError) -> Navigator)
}

/// The navigator that a router made, for the life of its view.
@MainActor
final class KeptNavigator<Navigator> {
  private var made: Result<Navigator, NavigatorError>?

  nonisolated init() {}

  /// The navigator of a source.
  func navigator(of source: NavigatorSource<Navigator>) -> Result<Navigator, NavigatorError> {
    switch source {
    case .given(let navigator): return .success(navigator)
    case .made(let make):
      if let made { return made }
      let result: Result<Navigator, NavigatorError>
      do { result = .success(try make()) } catch { result = .failure(error) }
      made = result
      return result
    }
  }
}
