import Foundation

extension Browser {
  /// Asks Chromium in the words of its own protocol; other engines have none.
  @discardableResult
  public func command(_ name: String, _ parameters: [String: Any]) throws -> Any {
    guard let chromium = driver as? ChromiumDriver else { throw BrowserError("\(name): only in Chromium") }
    return try chromium.command(name, parameters)
  }

  /// Runs a script whose last argument is a function that takes the answer.
  public func runLater(_ script: String) throws -> Any {
    try driver.run(script, [], isAsynchronous: true)
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
  public func resize(width: Int, height: Int = 900) throws { try driver.resize(width: width, height: height) }

  /// Prefers light or dark pages, on a screen or on paper; only in Chromium.
  public func emulate(media: String = "", scheme: ColorScheme = .light) throws {
    try command(
      "Emulation.setEmulatedMedia",
      ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme.rawValue]]])
  }

  /// The page as a PDF.
  public func printed() throws -> Data { try driver.printed() }

  /// Types a text.
  public func type(_ text: String) throws { try type(text.map(String.init)) }
}
