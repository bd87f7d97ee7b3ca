import Foundation

extension Browser {
  /// Asks Chromium itself, in the words of its own protocol.
  @discardableResult
  public func command(_ name: String, _ parameters: [String: Any]) throws -> Any {
    try ask("POST", session + "/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// Runs a script whose last argument is a function that takes the answer.
  public func runLater(_ script: String) throws -> Any {
    try ask("POST", session + "/execute/async", ["script": script, "args": [Any]()])
  }

  /// The text that a reader sees in the first element that a selector finds.
  public func words(of selector: String) throws -> String {
    try text("return document.querySelector(arguments[0])?.innerText ?? ''", selector)
  }

  /// What the pages have complained of since the last time.
  public func complaints() throws -> [String] {
    try consoleMessages().filter { $0.hasPrefix("SEVERE") || $0.hasPrefix("WARNING") }
  }

  /// Makes the page as wide as some device.
  public func resize(width: Int, height: Int = 900) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800])
  }

  /// Prefers light or dark pages, on a screen or on paper.
  public func emulate(media: String = "", scheme: String = "light") throws {
    try command(
      "Emulation.setEmulatedMedia",
      ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// The page as a PDF.
  public func printed() throws -> Data {
    Data(base64Encoded: try ask("POST", session + "/print") as? String ?? "") ?? Data()
  }

  /// Types a text.
  public func type(_ text: String) throws { try type(text.map(String.init)) }
}
