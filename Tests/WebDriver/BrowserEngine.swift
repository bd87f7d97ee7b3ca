import Foundation

/// The engines that the pages are tried in.
public enum BrowserEngine: CaseIterable, Sendable {
  case chromium, webKit, firefox

  /// What must be installed for it: a program, and the Debian package that has it.
  private var needs: [(program: String, package: String)] {
    switch self {
    case .chromium: [("chromedriver", "chromium-driver")]
    case .webKit: [("WebKitWebDriver", "webkit2gtk-driver"), ("Xvfb", "xvfb")]
    case .firefox: [("firefox-esr", "firefox-esr")]
    }
  }

  /// Why this engine can't be had on this machine, or `nil` if it can.
  public var absence: String? {
    for (program, package) in needs where Self.path(of: program) == nil {
      return "there is no \(program) in PATH (Debian: apt-get install \(package))"
    }
    return nil
  }

  static func path(of program: String) -> String? {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return (places + ["/usr/bin"]).map { "\($0)/\(program)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  static func program(_ name: String) throws(BrowserError) -> String {
    guard let path = path(of: name) else { throw BrowserError("there is no \(name) in PATH") }
    return path
  }
}
