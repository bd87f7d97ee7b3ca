import Foundation

/// WebKitGTK's small browser, on a screen that only exists in memory.
///
/// It has no headless mode, no finger, and no window narrower than about 450 pixels.
final class WebKitDriver: ClassicDriver {
  private let display: BackgroundProgram
  private let program: BackgroundProgram
  let session: ClassicSession

  init(width: Int, height: Int, scheme: ColorScheme) throws {
    display = try BackgroundProgram(
      BrowserEngine.program("Xvfb"), ["-displayfd", "1", "-screen", "0", "2000x2000x24", "-nolisten", "tcp"])
    let port = LocalConnection.freePort()
    program = try BackgroundProgram(
      BrowserEngine.program("WebKitWebDriver"), ["--port=\(port)"],
      variables: [
        "DISPLAY": ":\(try display.number())", "GDK_BACKEND": "x11",
        "GTK_THEME": scheme == .dark ? "Adwaita:dark" : "Adwaita",
      ])
    // The driver doesn't say when it listens.
    let end = Date().addingTimeInterval(20)
    while (try? LocalConnection(port: port)) == nil, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    session = try ClassicSession(port: port, capabilities: ["browserName": "MiniBrowser"])
    try resize(width: width, height: height)
  }

  func open(_ page: URL) throws {
    try session.ask("POST", "/url", ["url": page.absoluteString])
    // The driver has no log, so the page keeps one from now on.
    _ = try run(
      """
      window.__messages = [];
      addEventListener('error', (event) => __messages.push(`SEVERE ${event.message}`));
      addEventListener('unhandledrejection', (event) => __messages.push(`SEVERE ${event.reason}`));
      """, [], isAsynchronous: false)
  }

  func messages() throws -> [String] {
    try run(
      "return (window.__messages ?? []).splice(0)", [], isAsynchronous: false) as? [String] ?? []
  }

  func resize(width: Int, height: Int) throws {
    // A window is larger than its page, and only the page can say by how much.
    var size = (width: width, height: height)
    for _ in 0..<2 {
      try session.ask("POST", "/window/rect", ["width": size.width, "height": size.height])
      let page =
        try run("return [innerWidth, innerHeight]", [], isAsynchronous: false) as? [Int] ?? [width, height]
      size = (size.width + width - page[0], size.height + height - page[1])
    }
  }

  func quit() {
    _ = try? session.ask("DELETE", "")
    program.stop()
    display.stop()
  }
}
