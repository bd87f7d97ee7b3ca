import WebDriver
import XCTest

/// What answers a finger is in sight while the finger is down, on a phone and on a desk.
final class FigureInHandTests: XCTestCase {
  private static let names = [
    "path", "hit-testing", "chain", "recognizers", "controls", "scroll-delay", "round-button", "home-screen",
    "ignored", "choices", "race", "requirement", "veto", "drag-later", "dead-row", "two-logs",
  ]

  private func page(width: Int, height: Int) throws -> Browser {
    if let absence = BrowserEngine.chromium.absence { throw XCTSkip("skipped: \(absence)") }
    try LiveProject.make()
    let browser = try Browser(width: width, height: height, hasTouchScreen: width < 800)
    try browser.resize(width: width, height: height)
    try browser.open(LiveProject.live.appendingPathComponent("test.html"))
    return browser
  }

  /// Wakes a figure, and brings its upper edge to that of the window.
  private func show(_ name: String, in browser: Browser) throws {
    try browser.run("window.F = document.querySelector(`figure[data-live=\"${arguments[0]}\"]`)", name)
    try browser.wait(for: "\(name) is awake", until: "F.scrollIntoView(); return F.dataset.ready === 'yes'")
    try browser.run("F.scrollIntoView()")
  }

  /// Where a point of the phone lies in the window.
  private func place(_ x: Double, _ y: Double, in browser: Browser) throws -> (Double, Double) {
    let script = """
      const point = new DOMPoint(arguments[0], arguments[1]).matrixTransform(F.figure.svg.getScreenCTM());
      return [point.x, point.y];
      """
    let place = try XCTUnwrap(try browser.run(script, x, y) as? [Double])
    return (place[0], place[1])
  }

  /// Puts a finger down and leaves it there.
  private func press(_ x: Double, _ y: Double, in browser: Browser) throws {
    let place = try place(x, y, in: browser)
    try browser.command(
      "Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": place.0, "y": place.1]]])
  }

  private func lift(in browser: Browser) throws {
    try browser.command("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
    try browser.wait(for: "the figure rests", until: "return !F.figure.isLive && !F.figure.isPlaying")
  }

  func testScreenAndAnswerAreInOneViewWhileAFingerIsDown() throws {
    let phone = try page(width: 390, height: 844)
    defer { phone.quit() }
    for name in Self.names {
      try show(name, in: phone)
      let before = try phone.words(of: "figure[data-live='\(name)'] .live-say")
      let target = try XCTUnwrap(try phone.run("return F.figure.scene.target") as? [Double])
      try press(target[0], target[1], in: phone)
      try phone.wait(
        for: "\(name): an answer while the finger is down",
        until:
          "return F.querySelector('.live-say').textContent !== '\(before)' && F.figure.fingers.size === 1")
      let faults = try phone.run(
        """
        const box = (part) => F.querySelector(part).getBoundingClientRect();
        const screen = box('.live-screen'), answer = box('.live-outcome'), log = box('.live-log');
        return [screen.top < 0 ? 'the screen begins above the window' : '',
          screen.height > 422 ? `the screen is ${screen.height} points high` : '',
          answer.top < screen.bottom || answer.top > screen.bottom + 16 ? 'the answer is not right below' : '',
          answer.bottom > 844 || log.bottom > 844 ? `the answer ends at ${answer.bottom}` : '',
          box('.live-bar').top < answer.bottom ? 'controls come before the answer' : ''].filter(Boolean);
        """)
      XCTAssertEqual(faults as? [String], [], name)
      try lift(in: phone)
      let height = try phone.run("return F.getBoundingClientRect().height") as? Double ?? 0
      XCTAssertLessThan(height, 1300, "\(name) on a phone")
    }
  }

  func testOnADeskTheAnswerStandsBesideTheScreen() throws {
    let desk = try page(width: 1280, height: 800)
    defer { desk.quit() }
    for name in Self.names {
      try show(name, in: desk)
      try desk.run("F.querySelector('.live-plays button').click(); F.figure.stop(); F.figure.draw()")
      let faults = try desk.run(
        """
        const box = (part) => F.querySelector(part).getBoundingClientRect();
        const screen = box('.live-screen'), answer = box('.live-outcome');
        return [answer.left < screen.right ? 'not beside the screen' : '',
          Math.max(answer.bottom, screen.bottom) > 740 ? 'it ends too low' : '',
          box('.live-bar').top < answer.bottom ? 'controls come before the answer' : ''].filter(Boolean);
        """)
      XCTAssertEqual(faults as? [String], [], name)
    }
  }

  func testRowsLightUpButtonsPressAndTheFingerLeavesATrace() throws {
    let phone = try page(width: 390, height: 844)
    defer { phone.quit() }
    try show("scroll-delay", in: phone)
    try press(160, 160, in: phone)
    try phone.wait(for: "a lit row", until: "return F.querySelectorAll('.l-row-lit').length === 1")
    try phone.wait(for: "a long press", until: "return F.figure.run.end > 800_000")
    try lift(in: phone)
    XCTAssertTrue(try phone.text("return F.querySelector('.live-screen').textContent").contains("Row 1 ✓"))
    XCTAssertEqual(try phone.text("return String(F.querySelectorAll('.l-cross').length)"), "1")
    try press(160, 370, in: phone)
    try phone.wait(for: "a pressed button", until: "return F.querySelector('.l-pressed') !== null")
    try lift(in: phone)
    XCTAssertEqual(try phone.text("return String(F.querySelector('.l-pressed'))"), "null")
    XCTAssertEqual(try phone.run("return F.querySelectorAll('.live-found').length") as? Int, 2)
  }

  func testTheLogIsInPlainWordsUntilCodeIsAskedFor() throws {
    let phone = try page(width: 390, height: 844)
    defer { phone.quit() }
    for (name, words, code) in [
      ("scroll-delay", "The page behind was tapped.", "backview tapped"),
      ("round-button", "The table gets your finger.", "TableView.touchesBegan(_:with:)"),
      ("controls", "The button is dragged on.", "CLButton sends touchDragInside"),
      ("veto", "The recognizer fails.", "Tap: failed"),
      ("two-logs", "The button acts.", "action of CLButton"),
    ] {
      try show(name, in: phone)
      try phone.run(
        "F.querySelector('.live-plays button').click(); F.figure.stop(); F.figure.cursor = F.figure.total; F.figure.draw()"
      )
      let log = "figure[data-live='\(name)'] .live-log"
      XCTAssertTrue(try phone.words(of: log).contains(words), name)
      XCTAssertFalse(try phone.words(of: log).contains(code), name)
      try phone.run("[...F.querySelectorAll('button')].find((b) => b.textContent === 'In code').click()")
      XCTAssertTrue(try phone.words(of: log).contains(code), name)
      XCTAssertFalse(try phone.words(of: log).contains(words), name)
    }
  }
}
