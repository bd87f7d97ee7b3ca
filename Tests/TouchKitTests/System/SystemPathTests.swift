import TouchKit
import XCTest

/// From the glass to the app's queue (scenarios SP1–SP8, facts S1–S26).
final class SystemPathTests: XCTestCase {
  /// The notes of the path, without the details of run loop passes, and the calls that matter.
  private func path(_ stage: Stage) -> [String] {
    stage.entries.compactMap { entry in
      switch (entry.stage, entry.event) {
      case (.runLoopActivity, _), (.gestures, _), (_, .answer), (_, .call(.next)), (_, .call(.pointInside)):
        nil
      case (_, .call): entry.articleLine
      case (_, .note(.sleeps)), (_, .note(.pass)): nil
      case (_, .note(let note)): "\(entry.subject): \(note.text)"
      case (_, .state), (_, .action): nil
      }
    }
  }

  private func profile(_ router: SystemProfile.Router, _ intake: SystemProfile.Intake) -> SystemProfile {
    var profile = SystemProfile.iOS12
    profile.router = router
    profile.intake = intake
    return profile
  }

  private let glass = [
    "digitizer: finger 0 began", "IOKit: makes an IOHIDEvent: hand with finger 0 began",
    "IOKit: sends it to the port \"hardware events\"",
  ]
  private let app = [
    "UIApplication: queues the event: 1 waiting",
    "UIApplication: takes the event off the queue: hand with finger 0 began",
    "-[UIWindow hitTest:withEvent:]", "-[AView hitTest:withEvent:]",
    "-[UIWindow hitTest:withEvent:]", "-[AView hitTest:withEvent:]",
    "-[UIApplication sendEvent:]", "-[UIWindow sendEvent:]", "-[AView touchesBegan:withEvent:]",
  ]

  private func routed(by router: String) -> [String] {
    [
      "\(router): wakes up", "\(router): source1 fires: hardware events",
      "\(router): App is in front and gets it: hand with finger 0 began",
      "\(router): sends it to the port \"App events\"",
    ]
  }

  // MARK: SP1, S10, S12–S16

  func testSP1_withAThreadThatFetchesEvents() {
    let stage = Stage(.iOS12)
    stage.add(SpyView(), "AView")
    stage.down(100, 100)
    XCTAssertEqual(
      path(stage),
      glass + routed(by: "backboardd") + [
        "App event fetch thread: wakes up", "App event fetch thread: source1 fires: HID events",
        "App: wakes up", "App: source0 fires: event queue",
      ] + app)
  }

  func testSP1_asTheArticlesTellIt() {
    let stage = Stage(profile(.springBoard, .source1ThenSource0))
    stage.add(SpyView(), "AView")
    stage.down(100, 100)
    XCTAssertEqual(
      path(stage),
      glass + routed(by: "SpringBoard") + [
        "App: wakes up", "App: source1 fires: HID events", "App: source0 fires: event queue",
      ] + app)
  }

  func testSP1_withGraphicsServicesThereIsNoSource0() {
    for (profile, router) in [(SystemProfile.iOS5, "SpringBoard"), (.iOS6, "backboardd")] {
      let stage = Stage(profile)
      stage.add(SpyView(), "AView")
      stage.down(100, 100)
      let pass = ["-[UIWindow hitTest:withEvent:]", "-[AView hitTest:withEvent:]"]
      XCTAssertEqual(
        path(stage),
        glass + routed(by: router) + ["App: wakes up", "App: source1 fires: GraphicsServices events"]
          + app.prefix(2) + pass + app.dropFirst(2), profile.name)
    }
  }

  func testSP1_onTheLatestSystem() {
    let stage = Stage(.iOS13)
    stage.add(SpyView(), "AView")
    stage.down(100, 100)
    let keyboard = [
      "UITextEffectsWindow", "UIInputSetContainerView", "UIEditingOverlayGestureView", "UIInputSetHostView",
    ].map { "-[\($0) hitTest:withEvent:]" }
    XCTAssertEqual(
      path(stage),
      glass + routed(by: "backboardd") + [
        "App event fetch thread: wakes up", "App event fetch thread: source1 fires: HID events",
        "App: wakes up", "App: source0 fires: event queue",
      ] + app.prefix(2) + keyboard + app.dropFirst(2))
  }

  func testS10_upToSystem5TheHomeScreenRoutesAndFromSystem6ADaemonDoes() throws {
    XCTAssertEqual(Device(profile: .iOS5).processes.map { $0.name }, ["SpringBoard"])
    for profile in [SystemProfile.iOS6, .iOS12, .iOS13] {
      XCTAssertEqual(Device(profile: profile).processes.map { $0.name }, ["backboardd", "SpringBoard"])
    }
    let stage = Stage(.iOS6)
    stage.tap(100, 100)
    XCTAssertFalse(stage.entries.contains { $0.subject == "SpringBoard" }, "not in the way any more")
  }

  func testS12_theOldWayHasOneSourceOnTheMainRunLoop() {
    let stage = Stage(.iOS6)
    stage.down(100, 100)
    XCTAssertEqual(
      stage.lines(.runLoop, of: ["App"]),
      [
        "App: wakes up", "App: source1 fires: GraphicsServices events",
        "App: has nothing left to do and sleeps",
      ])
  }

  func testS13_source1ReceivesAndSource0Handles() {
    let stage = Stage(profile(.backboardd, .source1ThenSource0))
    stage.down(100, 100)
    XCTAssertEqual(
      stage.lines(.runLoop, of: ["App"]),
      [
        "App: wakes up", "App: source1 fires: HID events", "App: source0 fires: event queue",
        "App: has nothing left to do and sleeps",
      ])
  }

  func testS14_theMainRunLoopOnlySeesASource0() {
    let stage = Stage(.iOS13)
    stage.down(100, 100)
    XCTAssertEqual(
      stage.lines(.runLoop, of: ["App"]),
      ["App: wakes up", "App: source0 fires: event queue", "App: has nothing left to do and sleeps"])
    XCTAssertEqual(
      stage.lines(.runLoop, of: ["App event fetch thread"]),
      [
        "App event fetch thread: wakes up", "App event fetch thread: source1 fires: HID events",
        "App event fetch thread: has nothing left to do and sleeps",
      ])
  }

  func testS16_eachWindowWithTouchesGetsTheEventOnceAfterAllHitTesting() {
    let stage = Stage(.iOS12)
    let upper = UIWindow(frame: CGRect(0, 0, 100, 100))
    upper.traceName = "upper"
    upper.isHidden = false
    stage.add(SpyView(), "u", CGRect(0, 0, 100, 100), in: upper).isMultipleTouchEnabled = true
    stage.add(SpyView(), "w").isMultipleTouchEnabled = true
    let unused = UIWindow(frame: CGRect(400, 400, 10, 10))
    unused.isHidden = false
    stage.report(.began(10, 10), .began(200, 200, finger: 1), .began(20, 20, finger: 2))
    let delivery = stage.lines(.delivery)
    XCTAssertEqual(
      delivery,
      [
        "-[UIApplication sendEvent:]", "-[upper sendEvent:]", "-[u touchesBegan:withEvent:]",
        "-[UIWindow sendEvent:]", "-[w touchesBegan:withEvent:]",
      ])
    let lastSearch = stage.entries.lastIndex { $0.stage == .hitTesting } ?? .max
    let firstDelivery = stage.entries.firstIndex { $0.stage == .delivery } ?? -1
    XCTAssertLessThan(lastSearch, firstDelivery)
  }

  func testS16_anAppMayOverrideSendEvent() {
    final class App: UIApplication {
      var heard = 0
      override func sendEvent(_ event: UIEvent) {
        heard += 1
        if heard == 1 { super.sendEvent(event) }
      }
    }
    let app = App()
    let stage = Stage(application: app)
    let view = stage.add(SpyView())
    stage.tap(100, 100)
    XCTAssertEqual(app.heard, 2)
    XCTAssertEqual(view.texts, ["began 1"])
  }

  func testS16_aWindowMayOverrideSendEvent() {
    final class Window: UIWindow {
      override func sendEvent(_ event: UIEvent) {}
    }
    let stage = Stage(window: { Window(frame: $0) })
    let view = stage.add(SpyView())
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, [])
  }

  // MARK: SP2

  func testSP2_onTheHomeScreenTheHomeScreensOwnSourcesFireAndNoAppSeesAnything() {
    for router in [SystemProfile.Router.springBoard, .backboardd] {
      let stage = Stage(profile(router, .eventFetchThread))
      stage.device.showHomeScreen()
      stage.trace.removeAll()
      stage.down(100, 100)
      XCTAssertEqual(stage.device.springBoard.handledEvents.count, 1)
      let fired = stage.lines(.runLoop, of: ["SpringBoard"]).filter { $0.contains("fires") }
      let port = router == .springBoard ? "hardware events" : "home screen port"
      XCTAssertEqual(
        fired, ["SpringBoard: source1 fires: \(port)", "SpringBoard: source0 fires: home screen events"])
      XCTAssertTrue(
        stage.lines(.system).contains("SpringBoard: the home screen handles it: hand with finger 0 began"))
      XCTAssertFalse(stage.entries.contains { $0.subject.hasPrefix("App") || $0.subject == "UIApplication" })
      XCTAssertEqual(stage.app.applicationState, .background)
    }
  }

  // MARK: SP3

  func testSP3_whereNothingIsHitTheEventIsDroppedAndTheRunLoopSleepsAgain() {
    for profile in SystemProfile.all {
      let stage = Stage(profile)
      let view = stage.add(SpyView())
      stage.window.isUserInteractionEnabled = false
      stage.down(100, 100)
      XCTAssertTrue(stage.runLoop.isAsleep)
      stage.window.isUserInteractionEnabled = true
      stage.move(110, 110)
      stage.lift(110, 110)
      XCTAssertEqual(view.texts, [], profile.name)
      XCTAssertEqual(stage.receivers(of: .sendEvent), [], profile.name)
      stage.tap(100, 100)
      XCTAssertEqual(view.texts, ["began 1", "ended 1"], profile.name)
    }
  }

  // MARK: SP4, S15, S20

  func testSP4_eventsThatArriveWhileOneIsHandledWaitInOrder() {
    for profile in SystemProfile.all {
      let stage = Stage(profile)
      let view = stage.add(SpyView())
      var log: [String] = []
      view.onTouches = { heard in
        log.append("in \(heard.text) at \(Int(heard.locations[0].x))")
        if heard.phase == .began {
          stage.move(110, 100)
          stage.move(120, 100)
          stage.lift(120, 100)
        }
        log.append("out \(heard.text)")
      }
      stage.down(100, 100)
      XCTAssertEqual(
        log,
        [
          "in began 1 at 100", "out began 1", "in moved 1 at 110", "out moved 1", "in moved 1 at 120",
          "out moved 1", "in ended 1 at 120", "out ended 1",
        ], profile.name)
    }
  }

  func testSP4_whatTheFetchThreadCollectsMeanwhileWaitsInTheAppsQueue() {
    let stage = Stage(.iOS13)
    let view = stage.add(SpyView())
    view.onTouches = { heard in
      guard heard.phase == .began else { return }
      stage.move(110, 100)
      stage.lift(120, 100)
    }
    stage.down(100, 100)
    XCTAssertEqual(
      stage.lines(.application),
      [
        "UIApplication: queues the event: 1 waiting",
        "UIApplication: takes the event off the queue: hand with finger 0 began",
        "UIApplication: queues the event: 1 waiting", "UIApplication: queues the event: 2 waiting",
        "UIApplication: takes the event off the queue: hand with finger 0 moved",
        "UIApplication: takes the event off the queue: hand with finger 0 ended",
      ])
  }

  func testS15_theQueueIsFirstInFirstOutAcrossFingers() {
    let stage = Stage()
    let view = stage.add(SpyView())
    view.isMultipleTouchEnabled = true
    for finger in 0..<4 { stage.device.digitizer.report([.began(100, CGFloat(finger), finger: finger)]) }
    XCTAssertEqual(view.texts, [], "nothing happens before the device runs")
    stage.device.settle()
    XCTAssertEqual(view.heard.map { $0.locations[0].y }, [0, 1, 2, 3])
  }

  func testS20_landingsAndLiftsAreNeverMergedAway() {
    let stage = Stage()
    let view = stage.add(SpyView())
    for _ in 0..<3 {
      stage.device.digitizer.report([.began(100, 100)])
      stage.device.digitizer.report([.ended(100, 100)])
    }
    stage.device.settle()
    XCTAssertEqual(view.texts, ["began 1", "ended 1", "began 1", "ended 1", "began 1", "ended 1"])
  }

  // MARK: SP5

  func testSP5_eachPortsMessageFiresItsOwnSourceOnly() {
    let stage = Stage(.iOS6)
    let port = MachPort(name: "other")
    var texts: [String] = []
    stage.runLoop.add(
      VirtualRunLoop.Source1(name: "other source", port: port) { message in
        if case .text(let text) = message { texts.append(text) }
      })
    let view = stage.add(SpyView())
    port.send(.text("hello"))
    port.send(.text("again"))
    stage.device.settle()
    XCTAssertEqual(texts, ["hello", "again"])
    XCTAssertEqual(view.texts, [])
    stage.down(100, 100)
    XCTAssertEqual(texts, ["hello", "again"])
    XCTAssertEqual(view.texts, ["began 1"])
    XCTAssertEqual(
      stage.lines(.runLoop, of: ["App"]).filter { $0.contains("fires") },
      [
        "App: source1 fires: other source", "App: source1 fires: other source",
        "App: source1 fires: GraphicsServices events",
      ])
  }

  func testSP5_aTextToTheEventPortHarmsNobody() {
    for profile in SystemProfile.all {
      let stage = Stage(profile)
      let view = stage.add(SpyView())
      stage.device.process(of: stage.app).eventPort.send(.text("hello"))
      stage.device.springBoard.eventPort.send(.text("hello"))
      stage.tap(100, 100)
      XCTAssertEqual(view.texts, ["began 1", "ended 1"])
      XCTAssertEqual(stage.device.springBoard.handledEvents, [])
    }
  }

  // MARK: SP6, S26

  func testSP6_timeAndPlaceAreCarriedOver() {
    let stage = Stage(.iOS13)
    let view = stage.add(SpyView(), "view", CGRect(50, 60, 100, 100))
    stage.device.advance(by: 3)
    stage.down(100, 100)
    XCTAssertEqual(view.heard.first?.time, 3)
    XCTAssertEqual(view.heard.first?.timestamps, [3])
    XCTAssertEqual(view.heard.first?.locations, [CGPoint(x: 50, y: 40)])
    XCTAssertEqual(view.heard.first?.event?.type, .touches)
    XCTAssertNil(view.heard.first?.event?.gsEvent)
  }

  func testS26_olderSystemsWrapAGraphicsServicesRecord() throws {
    for profile in [SystemProfile.iOS5, .iOS6] {
      let stage = Stage(profile)
      let small = UIWindow(frame: CGRect(100, 200, 100, 100))
      small.isHidden = false
      let view = stage.add(SpyView(), "view", CGRect(0, 0, 100, 100), in: small)
      stage.device.advance(by: 3)
      var records: [GSEvent?] = []
      view.onTouches = { records.append($0.event?.gsEvent) }
      stage.down(110, 220)
      stage.device.advance(by: 1)
      stage.move(130, 250)
      XCTAssertEqual(records.map { $0?.type }, [3001, 3001])
      XCTAssertEqual(records.map { $0?.location }, [CGPoint(x: 110, y: 220), CGPoint(x: 130, y: 250)])
      XCTAssertEqual(records.map { $0?.windowLocation }, [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 50)])
      XCTAssertEqual(records.map { $0?.timestamp }, [3, 4])
    }
  }

  // MARK: SP7

  func testSP7_theTouchStaysWithTheAppThatGotItsBegan() {
    let stage = Stage()
    let view = stage.add(SpyView(), "first app's")
    view.isMultipleTouchEnabled = true
    let other = stage.device.launch("Other")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let otherView = stage.add(SpyView(), "other app's", in: window)
    stage.device.bringToFront(stage.app)
    stage.down(100, 100)
    stage.device.bringToFront(other)
    stage.move(110, 110)
    stage.down(200, 200, finger: 1)
    stage.report(.moved(120, 120), .moved(210, 210, finger: 1))
    stage.lift(120, 120)
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "moved 1", "ended 1"])
    XCTAssertEqual(otherView.texts, ["began 1", "moved 1"])
    XCTAssertEqual(otherView.heard.last?.event?.allTouches?.count, 1)
    XCTAssertEqual(stage.app.applicationState, .background)
    XCTAssertEqual(other.applicationState, .active)
    stage.down(100, 100)
    XCTAssertEqual(view.texts.count, 4)
  }

  // MARK: S11

  func testS11_whatAnotherProcessDrawsInAWindowGetsItsFingers() {
    let stage = Stage()
    let view = stage.add(SpyView(), "app's")
    let sheet = stage.device.launch("Sheet")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let sheetView = stage.add(SpyView(), "sheet's", in: window)
    stage.device.bringToFront(stage.app)
    stage.device.embed(sheet, in: CGRect(0, 256, 512, 256))
    XCTAssertEqual(stage.app.applicationState, .active)
    stage.down(100, 300)
    XCTAssertEqual(stage.receivers(of: .sendEvent), ["UIApplication", "UIWindow"])
    XCTAssertEqual([view.texts, sheetView.texts], [[], ["began 1"]])
    stage.move(100, 100)
    stage.lift(100, 100)
    XCTAssertEqual([view.texts, sheetView.texts], [[], ["began 1", "moved 1", "ended 1"]])
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
    stage.device.embed(sheet, in: nil)
    stage.tap(100, 300)
    XCTAssertEqual([view.texts.count, sheetView.texts.count], [4, 3])
  }

  func testS11_whatIsEmbeddedGoesWithEitherApp() {
    let stage = Stage()
    let view = stage.add(SpyView(), "app's")
    let sheet = stage.device.launch("Sheet")
    stage.device.bringToFront(stage.app)
    stage.device.embed(stage.app, in: CGRect(0, 0, 512, 512))
    XCTAssertEqual(stage.refusals.count, 1, "an app can't be embedded in itself")
    stage.device.embed(sheet, in: CGRect(0, 0, 512, 512))
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, [])
    stage.device.terminate(sheet)
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
    let other = stage.device.launch("Other")
    stage.device.bringToFront(stage.app)
    stage.device.embed(other, in: CGRect(0, 0, 512, 512))
    stage.device.showHomeScreen()
    stage.tap(100, 100)
    XCTAssertEqual(stage.device.springBoard.handledEvents.count, 2, "the home screen is SpringBoard's alone")
  }

  func testSP7_theHomeScreenComesInMidTouch() {
    let stage = Stage()
    let view = stage.add(SpyView())
    stage.down(100, 100)
    stage.device.showHomeScreen()
    stage.move(110, 110)
    stage.lift(110, 110)
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "ended 1"])
    XCTAssertEqual(stage.device.springBoard.handledEvents, [])
  }

  // MARK: SP8

  func testSP8_aCallCancelsOpenTouchesAndTheFingersLaterMovesReachNobody() {
    for profile in SystemProfile.all {
      let delegate = ResponderDelegate()
      let stage = Stage(profile, delegate: delegate)
      let view = stage.add(SpyView())
      view.isMultipleTouchEnabled = true
      stage.down(100, 100)
      stage.down(200, 200, finger: 1)
      stage.device.advance(by: 1)
      stage.device.interrupt()
      XCTAssertEqual(view.texts, ["began 1", "began 1", "cancelled 2"], profile.name)
      XCTAssertEqual(view.heard.last?.timestamps, [1, 1])
      XCTAssertEqual(stage.app.applicationState, .inactive)
      stage.trace.removeAll()
      stage.report(.moved(110, 110), .moved(220, 220, finger: 1))
      XCTAssertEqual(stage.lines(.application), [], profile.name)
      stage.lift(110, 110)
      stage.device.endInterruption()
      stage.move(230, 230, finger: 1)
      stage.lift(230, 230, finger: 1)
      XCTAssertEqual(view.texts.count, 3, profile.name)
      XCTAssertEqual(stage.lines(.application), [], profile.name)
      XCTAssertEqual(stage.device.springBoard.handledEvents, [], profile.name)
      stage.tap(100, 100)
      XCTAssertEqual(view.texts.suffix(2), ["began 1", "ended 1"], profile.name)
      XCTAssertEqual(delegate.heard, ["launched", "active", "resigns", "active"])
    }
  }

  func testSP8_whileTheCallIsOnNewFingersAreTheSystems() {
    let stage = Stage()
    let view = stage.add(SpyView())
    stage.device.interrupt()
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, [])
    XCTAssertEqual(stage.device.springBoard.handledEvents.count, 2)
  }

  func testSP8_aCallFromInsideACallbackWaitsItsTurn() {
    let stage = Stage()
    let view = stage.add(SpyView())
    view.onTouches = { heard in
      guard heard.phase == .began else { return }
      stage.device.interrupt()
      XCTAssertEqual(view.texts, ["began 1"])
    }
    stage.down(100, 100)
    stage.device.interrupt()
    XCTAssertEqual(view.texts, ["began 1", "cancelled 1"])
  }

  func testSP8_theHomeScreensOwnTouchesAreCancelledToo() {
    let device = Device(profile: .iOS5, screen: Stage.size)
    device.digitizer.report([.began(100, 100)])
    device.settle()
    device.interrupt()
    XCTAssertEqual(device.springBoard.handledEvents.map { $0.children.first?.phase }, [.began, .cancelled])
  }
}
