import Foundation
import WebDriver
import XCTest

/// axe-core, which looks for what keeps readers out who see or hear less; its script comes with the Python package
/// axe-core-python.
enum Axe {
  /// What is looked at.
  enum Extent {
    case everything
    /// Whether words can be told from what is behind them, which costs more than all other rules together.
    case colors
    /// Everything else in the text; what stands around it is the same on all pages.
    case text

    /// What axe calls these, as arguments.
    fileprivate var arguments: String {
      switch self {
      case .everything: "document, {"
      case .colors: "document, { runOnly: ['color-contrast'],"
      case .text: "'main', { rules: { 'color-contrast': { enabled: false } },"
      }
    }
  }

  private static let script = Result { try read() }

  /// Puts the script into every page that a browser opens from now on.
  static func join(_ browser: Browser) throws {
    try browser.command("Page.addScriptToEvaluateOnNewDocument", ["source": try script.get()])
  }

  /// What it finds in the open page, with everything opened that a reader can open.
  static func faults(in browser: Browser, _ extent: Extent) throws -> [String] {
    let faults = try browser.runLater(
      """
      const done = arguments[arguments.length - 1];
      for (const form of document.querySelectorAll('form.predict')) form.firstElementChild.click();
      for (const details of document.querySelectorAll('details')) details.open = true;
      axe.run(\(extent.arguments) resultTypes: ['violations'], preload: false }).then(r => done(r.violations
        .map(v => `${v.impact} ${v.id}: ` + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(' | '))))
      """)
    return faults as? [String] ?? ["no answer"]
  }

  private static func read() throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import axe_core_python, pathlib; print(pathlib.Path(axe_core_python.__file__).parent)",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let folder = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let name = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String })
        .first(where: { $0.hasSuffix("axe.min.js") || $0.hasSuffix("axe.js") })
    else {
      throw XCTSkip("skipped: there is no axe-core (pip install axe-core-python, for the python3 in PATH)")
    }
    return try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }
}
