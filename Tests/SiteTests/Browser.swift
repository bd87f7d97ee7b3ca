import Foundation

/// A browser without a window, driven by chromedriver as the W3C's WebDriver protocol says.
final class Browser {
  private let driver: Process
  private let port: Int
  private var session = ""

  /// Where chromedriver is, or `nil` on a machine without.
  static let chromedriver: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { "\($0)/chromedriver" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Starts a browser.
  ///
  /// - Parameter preferences: Settings of the browser's profile.
  init(chromedriver: String, preferences: [String: Any] = [:]) throws {
    driver = Process()
    driver.executableURL = URL(fileURLWithPath: chromedriver)
    // Not silent: the line with the port would be hidden, too.
    driver.arguments = ["--port=0"]
    let output = Pipe()
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    driver.standardInput = FileHandle.nullDevice
    try driver.run()
    do {
      port = try Browser.port(in: output)
    } catch {
      driver.terminate()
      throw error
    }
    do { try open(preferences) } catch {
      driver.terminate()
      driver.waitUntilExit()
      throw error
    }
  }

  /// Reads until chromedriver says where it listens; that it ends without a word ends the wait, too.
  private static func port(in output: Pipe) throws -> Int {
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw LocalRequest.Failure(description: "chromedriver did not start: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /successfully on port (\d+)/), let port = Int(match.1) {
        return port
      }
    }
  }

  private func open(_ preferences: [String: Any]) throws {
    let options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--no-first-run", "--disable-background-networking",
      ],
      "prefs": preferences,
    ]
    let wanted: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
    ]
    let answer = try call("POST", "/session", ["capabilities": ["alwaysMatch": wanted]], isInSession: false)
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
      throw LocalRequest.Failure(description: "no session: \(answer)")
    }
    session = id
  }

  /// Ends the browser and its driver.
  func quit() {
    _ = try? call("DELETE", "")
    driver.terminate()
    driver.waitUntilExit()
  }

  @discardableResult
  private func call(
    _ method: String, _ path: String, _ body: [String: Any]? = nil, isInSession: Bool = true
  ) throws -> Any {
    let data = method == "POST" ? try JSONSerialization.data(withJSONObject: body ?? [:]) : nil
    let request = LocalRequest(
      method: method, port: port, path: (isInSession ? "/session/\(session)" : "") + path, body: data)
    let answer = try JSONSerialization.jsonObject(with: try request.send()) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let value = value as? [String: Any], let error = value["error"] as? String {
      let message = (value["message"] as? String ?? "").prefix(300)
      throw LocalRequest.Failure(description: "\(method) \(path): \(error): \(message)")
    }
    return value
  }

  /// Opens a page, with nothing of the page before left over.
  func open(_ page: URL) throws {
    try call("POST", "/url", ["url": page.absoluteString])
  }

  /// Runs a function's body in the page.
  @discardableResult
  func run(_ script: String, _ arguments: Any...) throws -> Any {
    try call("POST", "/execute/sync", ["script": script, "args": arguments])
  }

  /// Runs a function's body whose last argument takes the answer.
  func runLater(_ script: String) throws -> Any {
    try call("POST", "/execute/async", ["script": script, "args": [Any]()])
  }

  /// The text that a reader sees in the first element that a selector finds.
  func text(_ selector: String) throws -> String {
    try run("return document.querySelector(arguments[0])?.innerText ?? ''", selector) as? String ?? ""
  }

  /// Asks Chromium itself.
  @discardableResult
  func command(_ name: String, _ parameters: [String: Any]) throws -> Any {
    try call("POST", "/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// Makes the page as wide as some device.
  func resize(width: Int, height: Int = 900) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800])
  }

  /// Prefers light or dark pages, or prints.
  func emulate(media: String = "", scheme: String = "light") throws {
    try command(
      "Emulation.setEmulatedMedia",
      ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// Types into what has the focus.
  func type(_ keys: String) throws {
    let steps = keys.flatMap {
      [["type": "keyDown", "value": String($0)], ["type": "keyUp", "value": String($0)]]
    }
    try call("POST", "/actions", ["actions": [["type": "key", "id": "keys", "actions": steps]]])
  }

  /// What the pages have complained of since the last time.
  func complaints() throws -> [String] {
    let entries = try call("POST", "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.filter { ["SEVERE", "WARNING"].contains($0["level"] as? String) }
      .map { "\($0["level"] ?? "") \($0["message"] ?? "")" }
  }

  /// A picture of the page.
  func picture() throws -> Data {
    Data(base64Encoded: try call("GET", "/screenshot") as? String ?? "") ?? Data()
  }

  /// The page as a PDF.
  func print() throws -> Data {
    Data(base64Encoded: try call("POST", "/print", [:]) as? String ?? "") ?? Data()
  }

  /// Asks again until it is so: what a key causes may come after the command has returned.
  func wait(for what: String, seconds: Double = 10, until isSo: () throws -> Bool) throws {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if try isSo() { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw LocalRequest.Failure(description: "it never came to this: \(what)")
  }
}
