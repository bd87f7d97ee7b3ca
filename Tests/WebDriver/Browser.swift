import Foundation

/// A browser with one page, in any of the three engines.
public final class Browser {
  /// What the pages run in.
  public let engine: BrowserEngine
  let driver: any BrowserDriver

  /// Starts a browser with a page of that size; only Chromium can have a touch screen.
  public init(
    _ engine: BrowserEngine = .chromium, width: Int = 1280, height: Int = 900, hasTouchScreen: Bool = false,
    scheme: ColorScheme = .light
  ) throws {
    self.engine = engine
    if let absence = engine.absence { throw BrowserError(absence) }
    driver =
      switch engine {
      case .chromium: try ChromiumDriver(width: width, height: height, hasTouchScreen: hasTouchScreen)
      case .webKit: try WebKitDriver(width: width, height: height, scheme: scheme)
      case .firefox: try FirefoxDriver(width: width, height: height, scheme: scheme)
      }
    if engine == .chromium, scheme == .dark { try emulate(scheme: .dark) }
  }

  /// Ends the browser and its driver.
  public func quit() { driver.quit() }

  // MARK: The page

  /// Opens a page.
  public func open(_ page: URL) throws { try driver.open(page) }

  /// Runs a script in the page, and returns what it returns.
  @discardableResult
  public func run(_ script: String, _ arguments: Any...) throws -> Any {
    try driver.run(script, arguments, isAsynchronous: false)
  }

  /// What a script returns, as a text; empty if it is none.
  public func text(_ script: String, _ arguments: Any...) throws -> String {
    try driver.run(script, arguments, isAsynchronous: false) as? String ?? ""
  }

  /// What the page wrote to its console, and what it could not load.
  public func consoleMessages() throws -> [String] { try driver.messages() }

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
    try driver.perform(actions)
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
    try driver.perform([["type": "key", "id": "keys", "actions": actions]])
  }

  /// Lifts every finger and key; one that is left down stays down for the whole session.
  public func liftAll() throws { try driver.releaseActions() }
}
