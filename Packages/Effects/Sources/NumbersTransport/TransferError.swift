import Foundation
import FoundationNetworking
import NumbersProtocol

extension APIError {
  /// What an error of the session means.
  ///
  /// The session uses one code for a body that is too short and for a failed handshake: whether the
  /// head of the reply was there tells them apart.
  init(transferError error: any Error, hasHead: Bool, isSecure: Bool) {
    guard let error = error as? URLError else {
      self = .other(Sanitizer.line("\(error)", limit: 200))
      return
    }
    switch error.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .cannotConnectToHost: self = .offline(.refused)
    case .cannotFindHost, .dnsLookupFailed: self = .offline(.unknownHost)
    case .notConnectedToInternet: self = .offline(.unreachable)
    case .networkConnectionLost, .badServerResponse:
      self = hasHead ? .cutOff : .offline(.lost)
    case .httpTooManyRedirects, .redirectToNonExistentLocation: self = .badRedirect
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      self = .offline(.insecure)
    // The address was looked at before: what is not supported is what came, which is not HTTP.
    case .badURL, .unsupportedURL: self = .notText
    case .unknown: self = hasHead ? .cutOff : .offline(isSecure ? .insecure : .lost)
    default: self = .other(Sanitizer.line(error.localizedDescription, limit: 200))
    }
  }
}
