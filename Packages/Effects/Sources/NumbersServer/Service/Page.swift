/// The two pages that the server has.
enum Page {
  static let notFound = HTTPResponse(
    status: 404,
    text: """
      <!DOCTYPE html>
      <html lang="en"><head><title>Not found</title></head>
      <body><h1>Not found</h1><p>Ask for <a href="/42">/42</a> instead.</p></body></html>

      """,
    contentType: "text/html; charset=utf-8", headers: CrossOrigin.headers)

  static let index = HTTPResponse(
    text: """
      <!DOCTYPE html>
      <html lang="en"><head><title>Numbers</title></head>
      <body><h1>Numbers</h1><ul>
      <li><a href="/42">/42</a>, <a href="/42/math">/42/math</a></li>
      <li><a href="/2020/year">/2020/year</a>, <a href="/2/29/date">/2/29/date</a></li>
      <li><a href="/random/trivia?min=10&amp;max=20">/random/trivia?min=10&amp;max=20</a></li>
      <li><a href="/1..3,10?json">/1..3,10?json</a></li>
      </ul></body></html>

      """,
    contentType: "text/html; charset=utf-8", headers: CrossOrigin.headers)
}
