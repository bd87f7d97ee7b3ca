import WebDriver
import XCTest

@testable import LiveFigures

/// What readers do with a figure: by several fingers, back in time, with links, predictions and on a phone.
final class LiveUseTests: FigureCase {
  func testOneFingerAndTwo() throws {
    for name in Self.names {
      let browser = try open(name)
      let (x, y) = try place(140, 230, in: browser)
      try browser.play([[.move(x, y), .down, .pause(milliseconds: 50), .up]], with: .touch)
      let one = try assertSameAsNative(name, browser)
      XCTAssertTrue(one.contains("digitizer: finger 0 ended"), name)
      let (x2, y2) = try place(200, 260, in: browser)
      try browser.play(
        [
          [.move(x, y), .down, .pause(), .pause(), .pause(milliseconds: 60), .up, .pause()],
          [.pause(), .pause(), .move(x2, y2), .down, .pause(milliseconds: 60), .pause(), .up],
        ], with: .touch)
      let two = try assertSameAsNative(name, browser)
      XCTAssertTrue(two.contains("finger 1 began"), name)
      XCTAssertTrue(two.contains("finger 1 ended"), name)
    }
  }

  func testRewindAndGoOnFromThere() throws {
    let browser = try open("scroll-delay")
    try browser.run("F.querySelectorAll('.live-plays button')[2].click(); F.figure.stop()")
    // Half a second into a press of one second: what came later is forgotten by a new touch.
    try browser.run(
      """
      const slider = F.querySelector('.live-slider');
      slider.value = 500; slider.dispatchEvent(new Event('input'));
      """)
    XCTAssertEqual(try browser.text("return F.querySelector('.live-clock').textContent"), "0.500 s")
    try browser.run("F.querySelector('.live-time [aria-label=Step]').click()")
    XCTAssertEqual(try browser.text("return F.figure.state.entry.name"), "failed")
    try browser.run("F.querySelectorAll('.live-switches button')[2].click()")
    let trace = try assertSameAsNative("scroll-delay", browser)
    XCTAssertFalse(trace.contains("cell selected!"), trace)
  }

  func testALinkOpensTheSameRun() throws {
    let browser = try open("controls")
    try browser.run(
      "F.querySelectorAll('.live-switches button')[1].click(); F.querySelector('.live-plays button').click(); F.figure.stop()"
    )
    let trace = try browser.text("return F.figure.engine.trace()")
    let link = try browser.text("return F.figure.link")
    let hash = String(try XCTUnwrap(link.split(separator: "#").last))
    let again = try open("controls", link: "#" + hash)
    XCTAssertEqual(try again.text("return F.figure.engine.trace()"), trace)
    let damaged = try open("controls", link: "#live=controls=zz_%%")
    XCTAssertTrue(try damaged.text("return F.querySelector('.live-say').textContent").contains("damaged"))
  }

  func testATrapLeavesThePictureAndAWayOut() throws {
    let browser = try open("hit-testing")
    try browser.run("F.querySelector('.live-plays button').click(); F.figure.stop()")
    try browser.run(
      """
      const engine = F.figure.engine;
      engine.exports = { ...engine.exports, live_contact: () => { throw new WebAssembly.RuntimeError('unreachable'); } };
      """)
    let views = "return [...F.figure.svg.querySelectorAll('.l-view')].map((v) => v.outerHTML).join()"
    let before = try browser.text(views)
    let (x, y) = try place(108, 350, in: browser)
    try browser.play([[.move(x, y), .down, .up]], with: .mouse)
    try browser.wait(
      for: "a message", until: "return /Start over/.test(F.querySelector('.live-say').textContent)")
    XCTAssertEqual(try browser.text(views), before)
    try browser.run("[...F.querySelectorAll('button')].find((b) => b.textContent === 'Start over').click()")
    try browser.wait(for: "a fresh engine", until: "return !F.classList.contains('live-broken')")
    try browser.play([[.move(x, y), .down, .up]], with: .mouse)
    XCTAssertTrue(try assertSameAsNative("hit-testing", browser).contains("EView.touchesBegan"))
  }

  func testPredictionsAreJudgedByTheEngine() throws {
    let browser = try open("hit-testing")
    try browser.run(
      "localStorage.clear(); [...F.querySelectorAll('button')].find((b) => b.textContent === 'Predict').click()"
    )
    try browser.wait(for: "a question", until: "return !!F.querySelector('.live-chips button')")
    let choose = """
      for (const name of arguments[0]) [...F.querySelectorAll('.live-chips button')].find((b) => b.textContent === name).click();
      [...F.querySelectorAll('.live-predict button')].find((b) => b.textContent === 'Check').click();
      return F.querySelector('.live-verdict').textContent;
      """
    let surplus = try browser.run(choose, ["A", "C", "F", "E", "B"]) as? String
    XCTAssertEqual(
      surplus, "Line 5 is the first that differs. You: B. The engine: nothing more. Press Show it.")
    XCTAssertEqual(
      try browser.run("return F.querySelector('.live-answer li.live-first').textContent") as? String,
      "nothing more")
    try browser.run("F.figure.prediction.ask(F.figure.prediction.question)")
    try browser.wait(for: "the question again", until: "return !F.querySelector('.live-answer li')")
    let wrong = try browser.run(choose, ["A", "B", "D"]) as? String
    XCTAssertEqual(wrong, "Line 2 is the first that differs. You: B. The engine: C. Press Show it.")
    try browser.run("F.figure.place.querySelector('.live-predict').hidden = false")
    try browser.run(
      "[...F.querySelectorAll('.live-predict button')].find((b) => b.textContent === 'Drill with seed').click()"
    )
    try browser.wait(
      for: "a drill", until: "return /Case 1 of seed/.test(F.querySelector('.live-question').textContent)")
    try browser.run(
      "[...F.querySelectorAll('.live-predict button')].find((b) => b.textContent === 'Drill with seed').click()"
    )
    try browser.wait(
      for: "a harder case",
      until:
        "return /Case 2/.test(F.querySelector('.live-question').textContent) && F.figure.prediction.level === 1"
    )
  }

  /// The answers that readers are judged by, for the chapters' own questions.
  func testQuestionsHaveTheAnswersOfTheChapters() throws {
    let expected: [String: [String: [String]]] = [
      "path": ["SP2": ["digitizer", "IOKit", "backboardd", "SpringBoard"], "SP8": ["touchesCancelled"]],
      "hit-testing": [
        "HT1": ["A", "C", "F", "E"], "HT3-hidden": ["A"], "HT3-alpha": ["E"], "HT3-transparent": ["A"],
        "HT-clips": ["F"],
      ],
      "chain": ["RC5": ["AppDelegate"], "RC5-keep": ["CardView"], "RC5-super": ["AppDelegate"]],
      "recognizers": [
        "GR3": ["touchesCancelled"], "GR10": ["DoubleTap", "Press", "Tap"], "GR7": ["touchesEnded"],
        "GR14": ["Tap"], "GR14-double": ["DoubleTap"],
      ],
      "controls": [
        "CT9": [
          "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragEnter",
          "touchDragInside",
          "touchUpInside",
        ], "C8": [], "CT1": ["CLButton"], "CT2": ["Tap"], "CT3": ["Tap", "CLButton"],
        "CT9-outside": ["touchUpOutside"],
      ],
      "scroll-delay": [
        "SD1": [], "SD2": ["touchesBegan", "touchesCancelled"], "SD3": ["cell selected!"],
        "SD4": ["button clicked!"], "SD6": [], "SD7": ["touchesBegan", "touchesMoved", "touchesCancelled"],
      ],
      "round-button": ["HT5": ["The table"], "HT5-lower": ["The button"], "HT5-override": ["The button"]],
    ]
    for (name, answers) in expected {
      let browser = try open(name)
      try browser.run(
        """
        F.truths = null;
        (async () => {
          const prediction = F.figure.prediction, truths = {};
          prediction.engine = await Live.Engine.start();
          for (const question of F.figure.scene.predictions) truths[question.id] = prediction.truth(question);
          F.truths = truths;
        })();
        """)
      try browser.wait(for: "the answers", until: "return F.truths !== null")
      let truths = try XCTUnwrap(try browser.run("return F.truths") as? [String: [String]])
      for (question, answer) in answers { XCTAssertEqual(truths[question], answer, "\(name) \(question)") }
    }
  }

  func testFitsAPhone() throws {
    let phone = try Browser(width: 390, height: 844, hasTouchScreen: true)
    defer { phone.quit() }
    try phone.open(LiveProject.live.appendingPathComponent("test.html"))
    for name in Self.names {
      try phone.run("window.F = document.querySelector(`figure[data-live=\"${arguments[0]}\"]`)", name)
      try phone.wait(for: "\(name) is awake", until: "F.scrollIntoView(); return F.dataset.ready === 'yes'")
      try phone.run(
        "F.querySelector('.live-plays button').click(); F.figure.stop(); F.figure.cursor = F.figure.total; F.figure.draw()"
      )
      let small =
        try phone.run(
          """
          const screen = F.querySelector('.live-screen').getBoundingClientRect();
          const small = [...F.querySelectorAll('.live-root button, .live-root summary')].filter((b) => b.offsetParent && (b.offsetHeight < 44 || b.offsetWidth < 44));
          return [document.documentElement.scrollWidth > innerWidth ? 'the page scrolls sideways' : '',
            screen.height > innerHeight / 2 ? 'the screen is too high' : '',
            screen.left < 40 || innerWidth - screen.right < 40 ? 'no page beside the screen' : '',
            ...small.map((b) => `small: ${b.textContent}`)].filter(Boolean);
          """) as? [String]
      XCTAssertEqual(small, [], name)
    }
  }
}
