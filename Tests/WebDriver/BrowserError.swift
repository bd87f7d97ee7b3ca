/// What went wrong between a test and a browser.
public struct BrowserError: Error, CustomStringConvertible {
  /// What was asked, and what happened.
  public let description: String

  init(_ description: String) { self.description = description }
}
