import Foundation

/// A headless Chromium with one page, driven through chromedriver's W3C protocol.
public final class Browser {
  /// Where chromedriver is, if it is on this machine.
  public static let driverPath: String? = {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return (places + ["/usr/bin"]).map { "\($0)/chromedriver" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  private let driver = Process()
  private var port: UInt16 = 0
  var session = ""

  /// Starts chromedriver on a free port, and a browser with a window of that size.
  public init(width: Int = 1280, height: Int = 900, hasTouchScreen: Bool = false) throws {
    guard let path = Self.driverPath else { throw BrowserError("there is no chromedriver in PATH") }
    driver.executableURL = URL(fileURLWithPath: path)
    driver.arguments = ["--port=0"]
    let output = Pipe()
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    do {
      port = try Self.port(in: output)
      try startSession(width: width, height: height, hasTouchScreen: hasTouchScreen)
    } catch {
      quit()
      throw error
    }
  }

  private static func port(in output: Pipe) throws -> UInt16 {
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw BrowserError("chromedriver did not start: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /successfully on port (\d+)/), let port = UInt16(match.1) {
        return port
      }
    }
  }

  private func startSession(width: Int, height: Int, hasTouchScreen: Bool) throws {
    var options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=\(width),\(height)",
      ]
    ]
    if hasTouchScreen {
      options["mobileEmulation"] = [
        "deviceMetrics": ["width": width, "height": height, "pixelRatio": 2, "touch": true] as [String: Any]
      ]
    }
    let wanted: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
    ]
    let answer = try ask("POST", "/session", ["capabilities": ["alwaysMatch": wanted]])
    guard let identifier = (answer as? [String: Any])?["sessionId"] as? String else {
      throw BrowserError("there is no session: \(answer)")
    }
    session = "/session/" + identifier
  }

  /// Ends the browser and its driver.
  public func quit() {
    if !session.isEmpty { _ = try? ask("DELETE", session) }
    if driver.isRunning {
      driver.terminate()
      driver.waitUntilExit()
    }
  }

  @discardableResult
  func ask(_ method: String, _ path: String, _ body: [String: Any] = [:]) throws -> Any {
    let data = method == "POST" ? try JSONSerialization.data(withJSONObject: body) : nil
    let answer = try LocalRequest(method: method, port: port, path: path, body: data).send()
    let value = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["value"] ?? NSNull()
    if let problem = value as? [String: Any], let error = problem["error"] as? String {
      throw BrowserError("\(method) \(path): \(error): \((problem["message"] as? String ?? "").prefix(300))")
    }
    return value
  }

  // MARK: The page

  /// Opens a page.
  public func open(_ page: URL) throws { try ask("POST", session + "/url", ["url": page.absoluteString]) }

  /// Runs a script in the page, and returns what it returns.
  @discardableResult
  public func run(_ script: String, _ arguments: Any...) throws -> Any {
    try ask("POST", session + "/execute/sync", ["script": script, "args": arguments])
  }

  /// What a script returns, as a text; empty if it is none.
  public func text(_ script: String, _ arguments: Any...) throws -> String {
    try ask("POST", session + "/execute/sync", ["script": script, "args": arguments]) as? String ?? ""
  }

  /// What the page wrote to its console, and what it could not load.
  public func consoleMessages() throws -> [String] {
    let entries = try ask("POST", session + "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.map { "\($0["level"] ?? "") \($0["message"] ?? "")" }
  }

  /// Waits until a script returns true; what a finger causes may come after the command has returned.
  public func wait(for what: String, seconds: Double = 20, until script: String) throws {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if try run(script) as? Bool == true { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw BrowserError("this did not happen within \(seconds) s: \(what)")
  }

  // MARK: Fingers and keys

  /// What one finger does at one step; the n-th steps of all fingers happen together.
  public enum Step {
    /// Goes to a point of the window, in CSS pixels.
    case move(Double, Double, milliseconds: Int = 0)
    case down, up
    case pause(milliseconds: Int = 0)
  }

  /// What moves: a mouse has one pointer.
  public enum Pointer: String {
    case mouse, touch, pen
  }

  /// Moves pointers over the page.
  public func play(_ fingers: [[Step]], with pointer: Pointer) throws {
    let actions = fingers.enumerated().map { number, steps -> [String: Any] in
      [
        "type": "pointer", "id": "\(pointer.rawValue)\(number)",
        "parameters": ["pointerType": pointer.rawValue],
        "actions": steps.map(Self.action),
      ]
    }
    try ask("POST", session + "/actions", ["actions": actions])
  }

  private static func action(_ step: Step) -> [String: Any] {
    switch step {
    case .move(let x, let y, let milliseconds):
      ["type": "pointerMove", "duration": milliseconds, "x": Int(x), "y": Int(y), "origin": "viewport"]
    case .down: ["type": "pointerDown", "button": 0]
    case .up: ["type": "pointerUp", "button": 0]
    case .pause(let milliseconds): ["type": "pause", "duration": milliseconds]
    }
  }

  /// Presses and releases keys, one after the other; `nil` is a short wait.
  public func type(_ keys: [String]) throws {
    let actions = keys.flatMap { key -> [[String: Any]] in
      [
        ["type": "keyDown", "value": key], ["type": "pause", "duration": 30],
        ["type": "keyUp", "value": key],
      ]
    }
    try ask("POST", session + "/actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  /// Lifts every finger and key; one that is left down stays down for the whole session.
  public func liftAll() throws { try ask("DELETE", session + "/actions") }
}
