import Foundation

/// A headless Chromium, through chromedriver.
final class ChromiumDriver: ClassicDriver {
  private let program: BackgroundProgram
  let session: ClassicSession

  init(width: Int, height: Int, hasTouchScreen: Bool) throws {
    program = try BackgroundProgram(BrowserEngine.program("chromedriver"), ["--port=0"])
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
    session = try ClassicSession(
      port: program.number(after: "successfully on port "),
      capabilities: [
        "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
      ])
  }

  /// Asks Chromium in the words of its own protocol.
  func command(_ name: String, _ parameters: [String: Any]) throws -> Any {
    try session.ask("POST", "/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  func resize(width: Int, height: Int) throws {
    _ = try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800])
  }

  func messages() throws -> [String] {
    let entries = try session.ask("POST", "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.map { "\($0["level"] ?? "") \($0["message"] ?? "")" }
  }

  func quit() {
    _ = try? session.ask("DELETE", "")
    program.stop()
  }
}
