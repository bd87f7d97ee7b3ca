import TouchKit
import XCTest

/// What is recorded, and how it is written.
final class TraceTests: XCTestCase {
  private let sample: [TraceEntry] = [
    TraceEntry(
      time: 1.5, stage: .hitTesting, subject: "AView", event: .call(.hitTest), depth: 1,
      details: [.init("point", .point(CGPoint(x: 1.5, y: 2)))]),
    TraceEntry(
      time: 1.5, stage: .hitTesting, subject: "AView", event: .answer(.hitTest, "nil"), depth: 1,
      details: [.init("because", .obstacle(.hidden))]),
    TraceEntry(time: 1.5, stage: .delivery, subject: "AView", event: .call(.touchesBegan)),
    TraceEntry(time: 1.5, stage: .delivery, subject: "AView", event: .answer(.touchesBegan, nil)),
    TraceEntry(
      time: 2, stage: .system, subject: "backboardd", event: .note(.words("does")),
      details: [.init("n", .integer(3)), .init("after", .seconds(0.25))]),
    TraceEntry(time: 2, stage: .log, subject: "app", event: .note(.words("View \"Tapped\"\n"))),
  ]

  // MARK: Names

  func testRecognizersWithoutNamesAreToldApartIfThatIsWanted() {
    let device = Device()
    device.trace = Trace(of: [.gestures])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.traceName = "Card"
    let recognizers = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer(),
    ]
    recognizers[3].name = "Own"
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    device.launch("App") { _ in
      let window = UIWindow(frame: device.screen.bounds)
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    let classes = ["UITapGestureRecognizer", "UIPanGestureRecognizer", "UITapGestureRecognizer", "Own"]
    XCTAssertEqual(recognizers.map(\.traceName), classes)
    device.trace?.recognizerNames = .byView
    XCTAssertEqual(
      recognizers.map(\.traceName),
      [
        "Card's UITapGestureRecognizer 1", "Card's UIPanGestureRecognizer", "Card's UITapGestureRecognizer 2",
        "Own",
      ])
    view.removeFromSuperview()
    XCTAssertEqual(recognizers.map(\.traceName), classes)
  }

  // MARK: Formats

  func testArticleFormat() {
    XCTAssertEqual(
      TraceFormat.article.text(of: sample),
      """
      -[AView hitTest:withEvent:]
      -[AView touchesBegan:withEvent:]
      backboardd: does
      View "Tapped"


      """)
    XCTAssertEqual(TraceFormat.article.text(of: []), "")
  }

  func testArticleFormatEndsACallWithTheStateThatItLedTo() {
    func entry(_ subject: String, _ event: TraceEntry.Event) -> TraceEntry {
      TraceEntry(time: 0, stage: .gestures, subject: subject, event: event)
    }
    XCTAssertEqual(
      TraceFormat.article.text(of: [
        entry("Tap", .call(.touchesEnded)), entry("Pan", .state(.failed)), entry("Pan", .call(.touchesMoved)),
        entry("Pan", .answer(.touchesMoved, nil)), entry("Pan", .state(.began)), entry("Pan", .state(.ended)),
      ]),
      """
      -[Tap touchesEnded:withEvent:]
      Pan state = 5 (failed)
      -[Pan touchesMoved:withEvent:] state = 1 (began)
      Pan state = 3 (ended)

      """)
  }

  func testSwiftFormatKeepsACallFromItsAnswerWhenSomethingHappensBetween() {
    func entry(_ subject: String, _ event: TraceEntry.Event, _ depth: Int) -> TraceEntry {
      TraceEntry(time: 0, stage: .hitTesting, subject: subject, event: event, depth: depth)
    }
    let entries = [
      entry("A", .call(.hitTest), 0), entry("A", .call(.pointInside), 1),
      entry("A", .answer(.pointInside, "true"), 1), entry("A", .answer(.hitTest, "A"), 0),
    ]
    XCTAssertEqual(
      TraceFormat.swift.text(of: entries),
      """
      0.000  A.hitTest(_:with:)
      0.000    A.point(inside:with:) → true
      0.000  A.hitTest(_:with:) → A

      """)
  }

  func testSwiftFormat() {
    XCTAssertEqual(
      TraceFormat.swift.text(of: sample),
      """
      1.500    AView.hitTest(_:with:) point (1.5, 2) → nil because it is hidden
      1.500  AView.touchesBegan(_:with:)
      2.000  backboardd: does, n 3, after 0.25 s
      2.000  app: View "Tapped"


      """)
  }

  func testMethodNamesInBothLanguages() {
    let names: [(TraceMethod, String, String)] = [
      (.sendEvent, "sendEvent:", "sendEvent(_:)"), (.hitTest, "hitTest:withEvent:", "hitTest(_:with:)"),
      (.pointInside, "pointInside:withEvent:", "point(inside:with:)"),
      (.touchesBegan, "touchesBegan:withEvent:", "touchesBegan(_:with:)"),
      (.touchesMoved, "touchesMoved:withEvent:", "touchesMoved(_:with:)"),
      (.touchesEnded, "touchesEnded:withEvent:", "touchesEnded(_:with:)"),
      (.touchesCancelled, "touchesCancelled:withEvent:", "touchesCancelled(_:with:)"),
      (.next, "nextResponder", "next"),
    ]
    for (method, selector, swiftName) in names {
      XCTAssertEqual(method.selector, selector)
      XCTAssertEqual(method.swiftName, swiftName)
    }
  }

  private func objects(_ entries: [TraceEntry]) throws -> [[String: Any]] {
    try TraceFormat.json.text(of: entries).split(separator: "\n").map { line in
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  func testJSONHasOneObjectPerEntryWithEverythingInIt() throws {
    let objects = try objects(sample)
    XCTAssertEqual(objects.count, sample.count)
    XCTAssertEqual(
      objects.map { $0["event"] as? String }, ["call", "answer", "call", "answer", "note", "note"])
    XCTAssertEqual(objects[0]["time"] as? Double, 1.5)
    XCTAssertEqual(objects[0]["stage"] as? String, "hitTesting")
    XCTAssertEqual(objects[0]["subject"] as? String, "AView")
    XCTAssertEqual(objects[0]["method"] as? String, "hitTest(_:with:)")
    XCTAssertEqual(objects[0]["depth"] as? Int, 1)
    XCTAssertEqual((objects[0]["details"] as? [String: [Double]])?["point"], [1.5, 2])
    XCTAssertEqual(objects[1]["answer"] as? String, "nil")
    XCTAssertTrue(objects[3]["answer"] is NSNull)
    XCTAssertEqual((objects[4]["details"] as? [String: Double]), ["n": 3, "after": 0.25])
    XCTAssertEqual(objects[5]["text"] as? String, "View \"Tapped\"\n")
  }

  func testJSONSurvivesAnyTextAndAnyNumber() throws {
    let text = "\u{0}\u{1F}\"\\\t é 手 \u{1F44D} \u{2028}"
    let entry = TraceEntry(
      time: .nan, stage: .log, subject: text, event: .note(.words(text)),
      details: [.init(text, .point(CGPoint(x: .infinity, y: 1e300))), .init("s", .seconds(-.infinity))])
    let object = try XCTUnwrap(objects([entry]).first)
    XCTAssertEqual(object["text"] as? String, text)
    XCTAssertEqual(object["subject"] as? String, text)
    XCTAssertTrue(object["time"] is NSNull)
    let chrome = TraceFormat.chrome.text(of: [entry])
    XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(chrome.utf8)))
  }

  private func chromeEvents(_ entries: [TraceEntry]) throws -> [[String: Any]] {
    let text = TraceFormat.chrome.text(of: entries)
    let document = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return try XCTUnwrap(document["traceEvents"] as? [[String: Any]])
  }

  func testChromeSlicesBeginAndEndInTheirTrackAndTimeRunsOn() throws {
    let stage = richStage()
    let events = try chromeEvents(stage.entries)
    var open: [Int: Int] = [:]
    var last = -1.0
    var slices = 0
    for event in events {
      let track = try XCTUnwrap(event["tid"] as? Int)
      guard let time = event["ts"] as? Double else { continue }
      XCTAssertGreaterThan(time, last)
      last = time
      switch event["ph"] as? String {
      case "B":
        open[track, default: 0] += 1
        slices += 1
        XCTAssertNotNil(event["name"])
      case "E":
        open[track, default: 0] -= 1
        XCTAssertGreaterThanOrEqual(open[track] ?? -1, 0)
      default: XCTAssertEqual(event["ph"] as? String, "i")
      }
    }
    XCTAssertGreaterThan(slices, 50)
    XCTAssertTrue(open.values.allSatisfy { $0 == 0 }, "\(open)")
    XCTAssertEqual(events.filter { $0["ph"] as? String == "M" }.count, 4)
  }

  func testChromeTimesAreMicroseconds() throws {
    let events = try chromeEvents(sample).compactMap { $0["ts"] as? Double }
    XCTAssertEqual(events, [1_500_000, 1_500_001, 1_500_002, 1_500_003, 2_000_000, 2_000_001])
    XCTAssertEqual(try chromeEvents([]).count, 4)
  }

  // MARK: Determinism

  private func richStage() -> Stage {
    let stage = Stage(.iOS13, delegate: ResponderDelegate())
    let parent = stage.add("parent", CGRect(50, 50, 300, 300))
    parent.transform = CGAffineTransform(rotationAngle: 0.3)
    let views = (0..<4).map { stage.add("view \($0)", CGRect(CGFloat($0) * 70, 0, 60, 300), in: parent) }
    views[1].isMultipleTouchEnabled = true
    views[2].isHidden = true
    stage.runLoop.add(VirtualRunLoop.Timer(fireTime: 0.01, interval: 0.3) { stage.trace.log("tick") })
    for step in 0..<10 {
      let shift = CGFloat(step) * 7.3
      stage.report(
        .began(100 + shift, 200), .began(150, 120 + shift, finger: 1), .began(155, 130, finger: 2),
        .began(300, 300, finger: 3))
      stage.device.advance(by: 0.016)
      stage.report(.moved(110 + shift, 210), .moved(160, 120, finger: 1), .ended(155, 130, finger: 2))
      if step == 5 { stage.device.interrupt() }
      stage.device.advance(by: 0.1)
      stage.report(.ended(110 + shift, 210), .ended(160, 120, finger: 1), .ended(300, 300, finger: 3))
      stage.device.endInterruption()
    }
    return stage
  }

  func testTheSameScriptGivesTheSameTextInEveryFormat() {
    let first = richStage()
    let second = richStage()
    XCTAssertGreaterThan(first.entries.count, 500)
    XCTAssertEqual(first.entries, second.entries)
    for format in TraceFormat.allCases {
      XCTAssertEqual(format.text(of: first.entries), format.text(of: second.entries), format.rawValue)
    }
  }

  // MARK: Recording

  func testWithoutATraceNothingIsRecordedAndEverythingHappens() {
    let stage = Stage()
    stage.device.trace = nil
    let view = stage.add(SpyView())
    stage.tap(100, 100)
    stage.move(100, 100)
    view.addSubview(view)
    stage.device.advance(by: -1)
    XCTAssertEqual(stage.entries, [])
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
  }

  func testATraceMayBeDetachedReplacedAndEmptiedAtAnyTime() {
    let stage = Stage()
    let view = stage.add(SpyView())
    let second = Trace()
    view.onTouches = { heard in
      switch heard.phase {
      case .began: stage.device.trace = nil
      case .moved: stage.device.trace = second
      default: second.removeAll()
      }
    }
    stage.down(100, 100)
    stage.move(110, 110)
    stage.lift(110, 110)
    stage.tap(100, 100)
    XCTAssertEqual(view.texts.count, 5)
    second.removeAll()
    XCTAssertEqual(second.entries, [])
    XCTAssertEqual(TraceFormat.article.text(of: second.entries), "")
  }

  func testATraceOfSomeStagesHasTheEntriesOfTheseOnly() {
    let stages: [TraceEntry.Stage] = [.gestures, .delivery]
    func entries(_ trace: Trace) -> [TraceEntry] {
      let stage = Stage(.iOS12)
      stage.device.trace = trace
      let view = stage.add("view")
      view.addGestureRecognizer(UITapGestureRecognizer())
      // Its answer of nil has a reason, which must not become that of a call that is recorded.
      stage.add("hidden").isHidden = true
      stage.tap(100, 100)
      return trace.entries
    }
    func flat(_ entries: [TraceEntry]) -> [TraceEntry] {
      entries.map { entry in
        var entry = entry
        entry.depth = 0
        return entry
      }
    }
    let everything = entries(Trace())
    let some = entries(Trace(of: stages))
    XCTAssertGreaterThan(some.count, 5)
    XCTAssertLessThan(some.count, everything.count)
    XCTAssertEqual(flat(some), flat(everything.filter { stages.contains($0.stage) }))
    XCTAssertEqual(some.first?.depth, 0)
    XCTAssertEqual(entries(Trace(of: [])), [])
  }

  func testCallsAreNestedByDepth() {
    let stage = Stage(.iOS12)
    let view = stage.add("view")
    stage.down(100, 100)
    XCTAssertEqual(
      stage.entries.filter { $0.subject == view.traceName || $0.subject == "UIWindow" }.prefix(6).map {
        $0.depth
      }, [0, 1, 1, 1, 2, 2])
    XCTAssertEqual(stage.entries.last?.depth, 0)
  }

  func testEntriesCarryTheTimeOfTheDevice() {
    let stage = Stage()
    stage.device.advance(by: 0.25)
    stage.trace.log("now")
    XCTAssertEqual(
      stage.entries, [TraceEntry(time: 0.25, stage: .log, subject: "app", event: .note(.words("now")))])
  }

  func testEachDeliveryNamesItsFingersInTheOrderInWhichTheyLanded() {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    view.isMultipleTouchEnabled = true
    stage.report(.began(10, 10, finger: 7), .began(20, 20, finger: 2))
    let details = stage.entries.first { $0.event == .call(.touchesBegan) }?.details
    XCTAssertEqual(
      details,
      [
        .init("finger", .integer(2)), .init("at", .point(CGPoint(x: 20, y: 20))),
        .init("tapCount", .integer(1)),
        .init("finger", .integer(7)), .init("at", .point(CGPoint(x: 10, y: 10))),
        .init("tapCount", .integer(1)),
      ])
  }

  func testEveryStageHasItsOwnName() {
    XCTAssertEqual(Set(TraceEntry.Stage.allCases.map { $0.name }).count, TraceEntry.Stage.allCases.count)
  }

  // MARK: Calls that views make themselves

  /// The calls and answers of the first pass of hit-testing, of some names.
  private func firstPass(_ stage: Stage, _ names: Set<String>) -> [String] {
    let lines = stage.entries.filter { $0.stage == .hitTesting && names.contains($0.subject) }
    return lines.prefix(lines.count / 2).compactMap { entry in
      entry.swiftLine.map { String($0.drop { "0123456789. ".contains($0) }) }
    }
  }

  func testAnOverrideThatCallsSuperIsRecordedOnce() {
    let stage = Stage(.iOS12)
    stage.add(CustomView(), "view")
    stage.down(100, 100)
    XCTAssertEqual(stage.receivers(of: .hitTest).filter { $0 == "view" }.count, 2)
    XCTAssertEqual(stage.receivers(of: .pointInside).filter { $0 == "view" }.count, 2)
  }

  func testACallFromOneViewToAnotherIsRecorded() {
    let stage = Stage(.iOS12)
    let under = stage.add("under", CGRect(400, 400, 50, 50))
    let top = stage.add(CustomView(), "top", CGRect(0, 0, 200, 200))
    top.onHitTest = { _, event, hit in
      under.point(inside: .zero, with: event) ? under.hitTest(CGPoint(x: 1, y: 1), with: event) : hit
    }
    stage.down(100, 100)
    XCTAssertEqual(
      firstPass(stage, ["under", "top"]),
      [
        "top.hitTest(_:with:) point (100, 100)", "top.point(inside:with:) point (100, 100)",
        "top.point(inside:with:) → true", "under.point(inside:with:) point (0, 0)",
        "under.point(inside:with:) → true", "under.hitTest(_:with:) point (1, 1)",
        "under.point(inside:with:) point (1, 1)", "under.point(inside:with:) → true",
        "under.hitTest(_:with:) → under", "top.hitTest(_:with:) → under",
      ])
  }

  func testAnOverrideThatOnlyAsksAnotherViewHidesNoCall() {
    final class Asker: UIView {
      var other: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        other?.hitTest(point, with: event)
      }
    }
    let stage = Stage(.iOS12)
    let under = stage.add("under", CGRect(0, 0, 200, 200))
    stage.add(Asker(), "asker").other = under
    stage.down(100, 100)
    XCTAssertEqual(
      stage.receivers(of: .hitTest), ["UIWindow", "asker", "under", "UIWindow", "asker", "under"])
  }

  func testASecondCallToSuperIsRecordedAsAnotherCall() {
    final class Twice: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(CGPoint(x: -1, y: -1), with: event) ?? super.hitTest(point, with: event)
      }
    }
    let stage = Stage(.iOS12)
    stage.add(Twice(), "twice")
    stage.down(100, 100)
    XCTAssertEqual(
      firstPass(stage, ["twice"]),
      [
        "twice.hitTest(_:with:) point (100, 100)", "twice.point(inside:with:) point (-1, -1)",
        "twice.point(inside:with:) → false", "twice.hitTest(_:with:) point (100, 100)",
        "twice.point(inside:with:) point (100, 100)", "twice.point(inside:with:) → true",
        "twice.hitTest(_:with:) → twice", "twice.hitTest(_:with:) → twice",
      ])
  }

  func testAnAnswerOfNilSaysWhy() {
    let reasons: [(TraceEntry.Obstacle, String, (UIControl) -> Void)] = [
      (.hidden, "it is hidden", { $0.isHidden = true }),
      (.disabled, "its user interaction is off", { $0.isUserInteractionEnabled = false }),
      (
        .animated, "it is being animated",
        { view in UIView.animate(withDuration: 1) { view.frame.origin.x += 1 } }
      ),
      (.transparent, "its alpha is below 0.01", { $0.alpha = 0 }),
      (.transparent, "its alpha is below 0.01", { $0.alpha = .nan }),
      (
        .squeezed, "its transform squeezes it to nothing",
        { $0.transform = CGAffineTransform(scaleX: 0, y: 0) }
      ),
      (.outside, "the point is outside", { $0.frame = CGRect(300, 300, 10, 10) }),
      (.disabledControl, "it is a disabled control", { $0.isEnabled = false }),
    ]
    XCTAssertEqual(Set(reasons.map { $0.0 }), Set(TraceEntry.Obstacle.allCases))
    for (obstacle, reason, change) in reasons {
      let stage = Stage(.iOS12)
      change(stage.add(UIControl(), "view"))
      stage.down(100, 100)
      let answers = stage.entries.filter { $0.event == .answer(.hitTest, "nil") }
      XCTAssertEqual(answers.map { $0.subject }, ["view", "view"], reason)
      XCTAssertEqual(answers.first?.details, [.init("because", .obstacle(obstacle))])
      XCTAssertEqual(obstacle.text, reason)
    }
  }

  func testAReasonStaysWithTheViewItBelongsTo() {
    let stage = Stage(.iOS12)
    let under = stage.add("under", CGRect(400, 400, 50, 50))
    let top = stage.add(CustomView(), "top", CGRect(0, 0, 50, 50))
    top.onHitTest = { _, event, hit in
      XCTAssertNil(hit)
      return under.point(inside: .zero, with: event) ? under : hit
    }
    stage.down(100, 100)
    XCTAssertEqual(
      firstPass(stage, ["under", "top"]),
      [
        "top.hitTest(_:with:) point (100, 100)", "top.point(inside:with:) point (100, 100)",
        "top.point(inside:with:) → false", "under.point(inside:with:) point (0, 0)",
        "under.point(inside:with:) → true", "top.hitTest(_:with:) → under",
      ])
  }

  func testADisabledControlAskedByAnotherViewIsRecordedWithItsOwnReason() {
    let stage = Stage(.iOS12)
    let control = stage.add(UIControl(), "control", CGRect(400, 400, 50, 50))
    control.isEnabled = false
    let top = stage.add(CustomView(), "top", CGRect(0, 0, 200, 200))
    top.onHitTest = { _, event, _ in control.hitTest(CGPoint(x: 1, y: 1), with: event) }
    stage.down(100, 100)
    let lines = stage.entries.filter { $0.event == .answer(.hitTest, "nil") }
    XCTAssertEqual(lines.prefix(2).map { $0.subject }, ["control", "top"])
    XCTAssertEqual(lines.first?.details, [.init("because", .obstacle(.disabledControl))])
    XCTAssertEqual(lines.dropFirst().first?.details, [])
  }

  func testTheNameInTracesIsTheClassesUnlessOneIsGiven() {
    let view = SpyView()
    XCTAssertEqual(view.traceName, "SpyView")
    view.traceName = "EView"
    XCTAssertEqual(view.traceName, "EView")
  }
}
