import Foundation

/// A session in the W3C's WebDriver protocol: one request over HTTP for each command.
final class ClassicSession {
  private let port: UInt16
  private var path = "/session"

  init(port: UInt16, capabilities: [String: Any]) throws {
    self.port = port
    let answer = try ask("POST", "", ["capabilities": ["alwaysMatch": capabilities]])
    guard let identifier = (answer as? [String: Any])?["sessionId"] as? String else {
      throw BrowserError("there is no session: \(answer)")
    }
    path += "/" + identifier
  }

  @discardableResult
  func ask(_ method: String, _ command: String, _ body: [String: Any] = [:]) throws -> Any {
    let data = method == "POST" ? try JSONSerialization.data(withJSONObject: body) : nil
    let answer = try LocalRequest(method: method, port: port, path: path + command, body: data).send()
    let value = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["value"] ?? NSNull()
    if let problem = value as? [String: Any], let error = problem["error"] as? String {
      throw BrowserError("\(command): \(error): \((problem["message"] as? String ?? "").prefix(300))")
    }
    return value
  }
}

/// A browser whose driver speaks that protocol.
protocol ClassicDriver: BrowserDriver {
  var session: ClassicSession { get }
}

extension ClassicDriver {
  func open(_ page: URL) throws { try session.ask("POST", "/url", ["url": page.absoluteString]) }

  func run(_ script: String, _ arguments: [Any], isAsynchronous: Bool) throws -> Any {
    try session.ask(
      "POST", isAsynchronous ? "/execute/async" : "/execute/sync", ["script": script, "args": arguments])
  }

  func perform(_ actions: [[String: Any]]) throws {
    try session.ask("POST", "/actions", ["actions": actions])
  }

  func releaseActions() throws { try session.ask("DELETE", "/actions") }

  func printed() throws -> Data {
    Data(base64Encoded: try session.ask("POST", "/print") as? String ?? "") ?? Data()
  }
}
