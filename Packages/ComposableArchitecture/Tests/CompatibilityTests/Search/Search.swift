import ComposableArchitecture
import Foundation

struct City: Decodable, Equatable, Identifiable, Sendable {
  var id: Int
  var name: String
}

struct Forecast: Equatable, Sendable {
  var city: City
  var degrees: [Double]
}

@DependencyClient
struct WeatherClient: Sendable {
  var forecast: @Sendable (_ city: City) async throws -> Forecast
  var search: @Sendable (_ query: String, _ limit: Int) async throws -> [City]
}

extension WeatherClient: DependencyKey {
  static let liveValue = WeatherClient(
    forecast: { Forecast(city: $0, degrees: []) }, search: { _, _ in [] })
}

struct WeatherFailure: Equatable, LocalizedError {
  var errorDescription: String? { "The weather is down." }
}

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var filter = Filter()
    var forecast: Forecast?
    var forecastInFlight: City.ID?
    var history: [String] = []
    var query = ""
    var results: IdentifiedArrayOf<City> = []

    struct Filter: Equatable, Sendable {
      var limit = 10
      var isNearby = false
    }
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case cityTapped(City)
    case forecastResponse(City.ID, Result<Forecast, WeatherFailure>)
    case searchResponse(Result<[City], any Error>)
    case stopButtonTapped

    @CasePathable
    enum Alert: Equatable, Sendable { case retry }
  }

  enum CancelID: Hashable { case search, forecast }

  @Dependency(\.continuousClock) var clock
  @Dependency(WeatherClient.self) var weatherClient

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.filter.limit) { oldValue, newValue in
        Reduce { state, _ in
          state.history.append("limit \(oldValue) → \(newValue)")
          return self.search(state).cancellable(id: CancelID.search, cancelInFlight: true)
        }
      }

    Reduce { state, action in
      switch action {
      case .alert(.presented(.retry)):
        return search(state).cancellable(id: CancelID.search, cancelInFlight: true)

      case .alert:
        return .none

      case .binding(\.query):
        guard !state.query.isEmpty else {
          state.results = []
          state.forecast = nil
          return .cancel(id: CancelID.search)
        }
        return search(state)
          .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)

      case .binding:
        return .none

      case let .cityTapped(city):
        state.forecastInFlight = city.id
        return .run { send in
          let result = await Result {
            try await weatherClient.forecast(city)
          }
          .mapError { _ in WeatherFailure() }
          await send(.forecastResponse(city.id, result))
        }
        .cancellable(id: CancelID.forecast, cancelInFlight: true)

      case let .forecastResponse(_, .success(forecast)):
        state.forecast = forecast
        state.forecastInFlight = nil
        return .none

      case let .forecastResponse(_, .failure(error)):
        state.alert = AlertState {
          TextState("No forecast")
        } message: {
          TextState(error.errorDescription ?? "")
        }
        state.forecastInFlight = nil
        return .none

      case let .searchResponse(.success(cities)):
        state.results = IdentifiedArray(uniqueElements: cities)
        state.history.append(state.query)
        return .none

      case .searchResponse(.failure):
        state.alert = AlertState(title: { TextState("Search failed") }) {
          ButtonState(action: .retry) { TextState("Retry") }
        }
        return .none

      case .stopButtonTapped:
        state.forecastInFlight = nil
        return .merge(
          .cancel(id: CancelID.search),
          .cancel(id: CancelID.forecast)
        )
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func search(_ state: State) -> Effect<Action> {
    .run { [query = state.query, limit = state.filter.limit] send in
      let cities = try await weatherClient.search(query: query, limit: limit)
      await send(.searchResponse(.success(cities)))
    } catch: { error, send in
      await send(.searchResponse(.failure(error)))
    }
  }
}
