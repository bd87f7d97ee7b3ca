import Foundation

/// Where a tool of the Swift toolchain is.
package enum ToolPlace: Equatable, Sendable {
  case besideCompiler(String)
  /// In one of the folders that `PATH` lists.
  case inPath(String)
  /// Xcode's program for that finds it.
  case knownToXcode(String)

  /// The program to start, and its first arguments.
  ///
  /// - Parameter compiler: The path of the compiler, with no links in it.
  package func command(compiler: String) -> (executable: String, arguments: [String]) {
    switch self {
    case .besideCompiler(let name): ((compiler as NSString).deletingLastPathComponent + "/" + name, [])
    case .inPath(let name): ("/usr/bin/env", [name])
    case .knownToXcode(let name): ("/usr/bin/xcrun", [name])
    }
  }
}
