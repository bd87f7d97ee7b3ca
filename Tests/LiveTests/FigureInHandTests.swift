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
    // What comes after the last finger is waited for, and needn't be watched.
    try browser.run("F.figure.speed = 20")
    try browser.wait(for: "the figure rests", until: "return !F.figure.isLive && !F.figure.isPlaying")
    try browser.run("F.figure.speed = 1")
  }

  func testScreenAndAnswerAreInOneViewWhileAFingerIsDown() throws {
    let phone = try page(width: 390, height: 844)
    defer { phone.quit() }
    for name in Self.names {
      try show(name, in: phone)
      let before = try phone.words(of: "figure[data-live='\(name)'] .live-say")
      let isCut = try phone.run(
        """
        const [glass, words] = ['.l-edge', '.l-invite'].map((part) => F.querySelector(part).getBoundingClientRect());
        return words.left < glass.left || words.right > glass.right;
        """)
      XCTAssertEqual(isCut as? Bool, false, "\(name): the invitation is cut")
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
    for name in ["path", "home-screen", "hit-testing", "chain", "recognizers"] {
      try show(name, in: phone)
      let isLit = try phone.run(
        """
        const isLit = (cursor) => {
          F.figure.cursor = cursor;
          F.figure.draw();
          return F.querySelectorAll('.live-screen .l-lit').length === 1;
        };
        F.figure.perform(F.figure.firstPlay, false);
        return [F.figure.story.some((moment) => isLit(moment + 0.01)), isLit(F.figure.total)];
        """)
      XCTAssertEqual(isLit as? [Bool], [true, false], "\(name): what has the finger is lit")
    }
    try show("round-button", in: phone)
    try phone.run(
      "F.figure.perform(F.figure.firstPlay, false); F.figure.cursor = F.figure.total; F.figure.draw()")
    let panel = try phone.text("return F.querySelector('.live-panel').textContent")
    XCTAssertTrue(panel.contains("had your finger") && !panel.contains("has your finger"), panel)
  }

  /// What a line of each figure's log says, first in words, then in code.
  private static let lines = [
    "path": ("The star gets your finger.", "StarView.touchesBegan(_:with:)"),
    "home-screen": ("The system finds the home screen in front.", "SpringBoard is in front and gets it"),
    "hit-testing": ("F says: no, outside.", "FView.hitTest(_:with:) → nil because the point is outside"),
    "ignored": ("C says: E.", "CView.hitTest(_:with:) → EView"),
    "chain": ("The app’s delegate has no next.", "AppDelegate.next → nil"),
    "choices": ("The card does its own work.", "CardView does its own work in touchesBegan"),
    "recognizers": ("It’s a drag, so it’s no tap.", "Tap fails: Pan has recognized"),
    "race": ("The app hears: the drag begins.", "action of Pan: began"),
    "requirement": ("Maybe a tap, if it’s no double tap.", "Tap waits for DoubleTap to fail"),
    "round-button": ("The table gets your finger.", "TableView.touchesBegan(_:with:)"),
    "scroll-delay": ("The page behind was tapped.", "backview tapped"),
    "drag-later": ("It’s a scroll.", "The pan: began"),
    "controls": ("The button is dragged on.", "CLButton sends touchDragInside"),
    "veto": ("The recognizer fails.", "Tap: failed"),
    "two-logs": ("The button acts.", "action of CLButton"),
    "dead-row": ("The row gets your finger.", "LoggingTable touchesBegan"),
  ]

  func testTheLogIsInPlainWordsUntilCodeIsAskedFor() throws {
    let phone = try page(width: 390, height: 844)
    defer { phone.quit() }
    for (name, line) in Self.lines {
      try show(name, in: phone)
      let read = """
        const lines = '.live-log li', words = '.live-say, .live-panel :is(.l-name, .l-column, .l-row)';
        const toggle = [...F.querySelectorAll('button')].find((button) => button.textContent === 'In code');
        const text = (parts) => [...F.querySelectorAll(parts)].filter((part) => part.getClientRects().length)
          .map((part) => part.innerText ?? part.textContent).join('\\n');
        const read = F.figure.run.outline.plays.map((play) => {
          F.figure.perform(play.steps, false);
          F.figure.cursor = F.figure.total;
          F.figure.draw();
          const isSeen = !F.querySelector(lines) || F.querySelector('[aria-current]').getClientRects().length;
          const plain = text(`${lines}, ${words}`) + (isSeen ? '' : '\\nundefined: the last line is not in sight');
          toggle.click();
          const code = text(lines);
          toggle.click();
          return [plain, code];
        });
        return [0, 1].map((n) => read.map((texts) => texts[n]).join('\\n'));
        """
      let texts = try XCTUnwrap(try phone.run(read) as? [String])
      XCTAssertTrue(texts[0].contains(line.0), "\(name): \(texts[0])")
      XCTAssertTrue(texts[1].contains(line.1), "\(name): \(texts[1])")
      XCTAssertFalse(texts[1].contains(line.0), name)
      let code = texts[0].matches(of: /.*(?:[a-z][A-Z]|UI[A-Z]|[()_=→]|\bnil\b|undefined).*/)
      XCTAssertEqual(code.map { String($0.output) }, [], name)
    }
  }
}
