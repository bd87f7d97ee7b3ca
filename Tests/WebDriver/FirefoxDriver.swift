import Foundation

/// A headless Firefox, through WebDriver BiDi: messages of JSON over a web socket.
final class FirefoxDriver: BrowserDriver {
  private let profile = FileManager.default.temporaryDirectory
    .appendingPathComponent("firefox-\(UUID().uuidString)")
  private let program: BackgroundProgram
  private let socket: WebSocket
  private var asked = 0
  private var entries: [String] = []
  private var context = ""

  init(width: Int, height: Int, scheme: ColorScheme) throws {
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    let setting = "layout.css.prefers-color-scheme.content-override"
    try Data("user_pref(\"\(setting)\", \(scheme == .dark ? 0 : 1));\n".utf8)
      .write(to: profile.appendingPathComponent("user.js"))
    program = try BackgroundProgram(
      BrowserEngine.program("firefox-esr"),
      ["--headless", "--no-remote", "--profile", profile.path, "--remote-debugging-port=0"])
    socket = try WebSocket(
      port: program.number(after: "WebDriver BiDi listening on ws://127.0.0.1:"), path: "/session")
    try ask("session.new", ["capabilities": [String: Any]()])
    try ask("session.subscribe", ["events": ["log.entryAdded"]])
    let contexts = try ask("browsingContext.getTree", [:])["contexts"] as? [[String: Any]]
    guard let first = contexts?.first?["context"] as? String else {
      throw BrowserError("Firefox has no page")
    }
    context = first
    try resize(width: width, height: height)
  }

  @discardableResult
  private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    asked += 1
    let command: [String: Any] = ["id": asked, "method": method, "params": parameters]
    try socket.send(String(decoding: try JSONSerialization.data(withJSONObject: command), as: UTF8.self))
    while true {
      let answer =
        try JSONSerialization.jsonObject(with: Data(socket.receive().utf8)) as? [String: Any] ?? [:]
      if answer["method"] as? String == "log.entryAdded", let entry = answer["params"] as? [String: Any] {
        entries.append("\(Self.levels[entry["level"] as? String ?? ""] ?? "INFO") \(entry["text"] ?? "")")
      }
      guard answer["id"] as? Int == asked else { continue }
      guard let result = answer["result"] as? [String: Any] else {
        throw BrowserError("\(method): \(answer["error"] ?? ""): \(answer["message"] ?? "")")
      }
      return result
    }
  }

  private static let levels = ["error": "SEVERE", "warn": "WARNING"]

  func open(_ page: URL) throws {
    try ask(
      "browsingContext.navigate", ["context": context, "url": page.absoluteString, "wait": "complete"])
  }

  func run(_ script: String, _ arguments: [Any], isAsynchronous: Bool) throws -> Any {
    let function =
      isAsynchronous
      ? "function(...list) { return new Promise((done) => (function() { \(script) })(...list, done)) }"
      : "function() { \(script) }"
    let answer = try ask(
      "script.callFunction",
      [
        "functionDeclaration": function, "arguments": arguments.map(BiDiValue.encode),
        "target": ["context": context], "awaitPromise": isAsynchronous,
      ])
    if let problem = answer["exceptionDetails"] as? [String: Any] {
      throw BrowserError("a script failed: \(problem["text"] ?? "")")
    }
    return BiDiValue.decode(answer["result"])
  }

  func perform(_ actions: [[String: Any]]) throws {
    try ask("input.performActions", ["context": context, "actions": actions])
  }

  func releaseActions() throws { try ask("input.releaseActions", ["context": context]) }

  func resize(width: Int, height: Int) throws {
    try ask(
      "browsingContext.setViewport", ["context": context, "viewport": ["width": width, "height": height]])
  }

  func messages() throws -> [String] {
    // What was written before this question was sent comes before its answer.
    _ = try run("", [], isAsynchronous: false)
    defer { entries = [] }
    return entries
  }

  func printed() throws -> Data {
    Data(base64Encoded: try ask("browsingContext.print", ["context": context])["data"] as? String ?? "")
      ?? Data()
  }

  func quit() {
    _ = try? ask("browser.close", [:])
    program.stop()
    try? FileManager.default.removeItem(at: profile)
  }
}
