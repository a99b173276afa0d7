/// Headers that let pages of any origin read the replies.
enum CrossOrigin {
  static let methods = "GET, HEAD, OPTIONS"

  static let headers = [
    (name: "Access-Control-Allow-Origin", value: "*"),
    (name: "Access-Control-Expose-Headers", value: "X-Numbers-API-Number, X-Numbers-API-Type"),
  ]

  static let preflight =
    headers + [
      (name: "Allow", value: methods),
      (name: "Access-Control-Allow-Methods", value: methods),
      (name: "Access-Control-Allow-Headers", value: "Accept, Content-Type, X-Requested-With"),
      (name: "Access-Control-Max-Age", value: "86400"),
    ]
}
