import Foundation

/// What every browser can be asked to do; each protocol says it in its own words.
protocol BrowserDriver: AnyObject {
  func open(_ page: URL) throws
  /// Runs the body of a function; if it is asynchronous, its last argument takes the answer.
  func run(_ script: String, _ arguments: [Any], isAsynchronous: Bool) throws -> Any
  /// Moves pointers and keys, in the words that both protocols share.
  func perform(_ actions: [[String: Any]]) throws
  func releaseActions() throws
  func resize(width: Int, height: Int) throws
  /// What the pages wrote to the console, with its level, since the last time.
  func messages() throws -> [String]
  func printed() throws -> Data
  func quit()
}
