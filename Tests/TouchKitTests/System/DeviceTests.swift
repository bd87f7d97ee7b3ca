import TouchKit
import XCTest

/// The device as a whole: time, apps, misuse that must not crash, and what is let go of.
final class DeviceTests: XCTestCase {
  // MARK: Time

  func testTimeStandsStillUntilItIsAdvanced() {
    let stage = Stage()
    stage.tap(100, 100, hold: 0)
    XCTAssertEqual(stage.device.clock.now, 0)
    stage.device.advance(by: 0.5)
    stage.device.advance(to: 0.75)
    stage.device.advance(by: 0)
    XCTAssertEqual(stage.device.clock.now, 0.75)
    XCTAssertEqual(stage.refusals, [])
  }

  func testAdvancingBackwardsOrNowhereIsRefused() {
    let stage = Stage()
    stage.device.advance(by: 1)
    stage.device.advance(by: -0.5)
    stage.device.advance(to: 0.5)
    stage.device.advance(by: .nan)
    stage.device.advance(by: .infinity)
    XCTAssertEqual(stage.device.clock.now, 1)
    XCTAssertEqual(
      stage.refusals,
      Array(repeating: "the clock cannot run backwards, or to a time that is no number", count: 4))
  }

  func testAdvancingInsideACallbackEndsThoughATimerIsDue() {
    let stage = Stage()
    let view = stage.add(SpyView())
    var log: [String] = []
    stage.runLoop.add(VirtualRunLoop.Timer(fireTime: 0.5, interval: 0.25) { log.append("timer") })
    view.onTouches = { heard in
      log.append("in \(heard.text)")
      stage.device.advance(by: 1)
      stage.device.settle()
      log.append("out")
    }
    stage.down(100, 100)
    XCTAssertEqual(stage.device.clock.now, 1)
    XCTAssertEqual(log, ["in began 1", "out", "timer"])
  }

  func testPlayingFramesKeepsTheirTimes() {
    let stage = Stage()
    let view = stage.add(SpyView())
    stage.device.advance(by: 1)
    stage.device.play([
      DigitizerFrame(time: 0, contacts: [.began(100, 100)]),
      DigitizerFrame(time: 0.5, contacts: [.moved(110, 110)]),
      DigitizerFrame(time: 0.25, contacts: [.moved(120, 120)]),
      DigitizerFrame(time: 1, contacts: [.ended(120, 120)]),
    ])
    XCTAssertEqual(view.heard.map { $0.time }, [1, 1.5, 1.5, 2])
    XCTAssertEqual(stage.refusals, [])
    stage.device.play([DigitizerFrame(time: .nan, contacts: [.began(100, 100)])])
    XCTAssertEqual(view.heard.last?.time, 2)
  }

  func testPlayingFramesInsideACallbackQueuesThem() {
    let stage = Stage()
    let view = stage.add(SpyView())
    view.onTouches = { heard in
      guard heard.phase == .began else { return }
      stage.device.play([
        DigitizerFrame(time: 0.25, contacts: [.moved(110, 110)]),
        DigitizerFrame(time: 0.5, contacts: [.ended(110, 110)]),
      ])
    }
    stage.down(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "ended 1"])
    XCTAssertEqual(view.heard.map { $0.timestamps[0] }, [0, 0.25, 0.5])
  }

  // MARK: Screen

  func testAScreenThatCannotBeBecomesTheEnginesChoice() {
    let usual = CGRect(0, 0, 320, 480)
    for size in [
      CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: CGFloat.infinity, height: 5),
    ] {
      XCTAssertEqual(Device(screen: size).screen.bounds, usual)
    }
    XCTAssertEqual(Device().screen.bounds, usual)
    XCTAssertEqual(Device(screen: Stage.size).screen.bounds.size, Stage.size)
  }

  // MARK: Apps

  func testTheLifeOfAnApp() {
    let delegate = ResponderDelegate()
    let device = Device(screen: Stage.size)
    var wasTold: [String] = []
    let app = device.launch("App", delegate: delegate) { app in
      wasTold = delegate.heard
      XCTAssertTrue(UIApplication.shared === app)
      XCTAssertEqual(UIScreen.main.bounds.size, Stage.size)
    }
    XCTAssertEqual(wasTold, ["launched"])
    XCTAssertEqual(app.applicationState, .active)
    XCTAssertTrue(device.frontmostApplication === app)
    device.interrupt()
    device.interrupt()
    XCTAssertEqual(app.applicationState, .inactive)
    device.endInterruption()
    device.endInterruption()
    device.showHomeScreen()
    XCTAssertNil(device.frontmostApplication)
    XCTAssertEqual(app.applicationState, .background)
    device.bringToFront(app)
    device.bringToFront(app)
    XCTAssertEqual(
      delegate.heard,
      ["launched", "active", "resigns", "active", "resigns", "background", "active"])
  }

  func testTheCurrentApplicationIsTheOneWhoseRunLoopRuns() {
    let stage = Stage()
    let view = stage.add(SpyView())
    let other = stage.device.launch("Other")
    XCTAssertTrue(UIApplication.shared === other)
    stage.device.bringToFront(stage.app)
    var seen: UIApplication?
    view.onTouches = { _ in seen = UIApplication.shared }
    stage.down(100, 100)
    XCTAssertTrue(seen === stage.app)
  }

  func testAnAppThatDoesNotRunHereCannotComeToTheFront() {
    let stage = Stage()
    let view = stage.add(SpyView())
    stage.device.bringToFront(UIApplication())
    stage.device.bringToFront(Stage().app)
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
    XCTAssertEqual(
      stage.refusals,
      Array(repeating: "UIApplication does not run on this device: it cannot come to the front", count: 2))
  }

  func testAnApplicationIsLaunchedOnce() {
    let stage = Stage()
    let view = stage.add(SpyView())
    stage.device.launch("Again", application: stage.app)
    let other = Stage()
    other.device.launch("Again", application: stage.app)
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
    for stage in [stage, other] {
      XCTAssertEqual(stage.refusals, ["UIApplication runs already and cannot be launched again"])
    }
  }

  func testTwoDevicesDoNotMix() {
    let first = Stage()
    let second = Stage()
    let firstView = first.add(SpyView())
    let secondView = second.add(SpyView())
    first.device.advance(by: 1)
    first.down(100, 100)
    second.down(200, 200)
    XCTAssertEqual(firstView.heard.map { $0.locations[0].x }, [100])
    XCTAssertEqual(secondView.heard.map { $0.locations[0].x }, [200])
    XCTAssertEqual(firstView.heard.map { $0.time }, [1])
    XCTAssertEqual(secondView.heard.map { $0.time }, [0])
    XCTAssertFalse(firstView.heard.first?.event === secondView.heard.first?.event)
  }

  func testLaunchingAnotherAppInsideACallback() {
    let stage = Stage()
    let view = stage.add(SpyView())
    view.onTouches = { heard in if heard.phase == .began { stage.device.launch("Other") } }
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
    XCTAssertEqual(stage.app.applicationState, .background)
  }

  // MARK: The view tree

  func testAViewCannotBeAddedToItselfOrToWhatIsInIt() {
    let stage = Stage()
    let outer = stage.add("outer")
    let inner = stage.add("inner", in: outer)
    inner.addSubview(inner)
    inner.addSubview(outer)
    inner.insertSubview(outer, at: 0)
    XCTAssertEqual(
      stage.refusals,
      [
        "inner cannot be put into inner: a view cannot contain itself",
        "outer cannot be put into inner: a view cannot contain itself",
        "outer cannot be put into inner: a view cannot contain itself",
      ])
    XCTAssertTrue(inner.superview === outer)
    XCTAssertTrue(outer.superview === stage.window)
    XCTAssertEqual(inner.subviews, [])
  }

  func testAWindowCannotBeASubview() {
    let stage = Stage()
    let view = stage.add("view")
    view.addSubview(stage.window)
    view.addSubview(UIWindow(frame: .zero))
    XCTAssertEqual(
      stage.refusals, Array(repeating: "UIWindow is a window and cannot be a subview", count: 2))
    XCTAssertNil(stage.window.superview)
    XCTAssertEqual(view.subviews, [])
  }

  func testAnOverrideThatTurnsTheTreeAroundDuringTheMoveMakesNoRing() {
    final class Twister: UIView {
      override func willMove(toSuperview newSuperview: UIView?) {
        if let newSuperview, newSuperview.superview == nil { addSubview(newSuperview) }
      }
    }
    let twister = Twister()
    let parent = UIView()
    parent.addSubview(twister)
    XCTAssertTrue(parent.superview === twister)
    XCTAssertNil(twister.superview)
    XCTAssertEqual(parent.subviews, [])
  }

  func testAnOverrideThatMovesTheViewOnWhileItIsRemovedLeavesItInOnePlace() {
    final class Mover: UIView {
      var destination: UIView?
      override func willMove(toSuperview newSuperview: UIView?) {
        let place = destination
        destination = nil
        if newSuperview == nil { place?.addSubview(self) }
      }
    }
    let first = UIView()
    let second = UIView()
    let mover = Mover()
    first.addSubview(mover)
    mover.destination = second
    mover.removeFromSuperview()
    XCTAssertTrue(mover.superview === second)
    XCTAssertEqual(second.subviews, [mover])
    XCTAssertEqual(first.subviews, [])
  }

  func testSiblingsThatAreNoSubviewsAreRefused() {
    let stage = Stage()
    let parent = stage.add("parent")
    let stranger = UIView()
    stranger.traceName = "stranger"
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    XCTAssertEqual(
      stage.refusals, Array(repeating: "stranger is not a subview of parent", count: 2))
    XCTAssertEqual(parent.subviews, [])
  }

  func testPlacesInTheOrderOutOfRangeBecomeTheNearest() {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView() }
    parent.insertSubview(views[0], at: 5)
    parent.insertSubview(views[1], at: -5)
    parent.insertSubview(views[2], at: 1)
    XCTAssertEqual(parent.subviews, [views[1], views[2], views[0]])
    parent.insertSubview(views[1], at: 2)
    XCTAssertEqual(parent.subviews, [views[2], views[0], views[1]])
    parent.insertSubview(views[1], belowSubview: views[1])
    parent.insertSubview(views[1], belowSubview: views[2])
    XCTAssertEqual(parent.subviews, [views[1], views[2], views[0]])
  }

  func testTheTreeTellsOfItsChangesInUIKitsOrder() {
    final class Teller: UIView {
      var log: [String] = []
      func name(_ view: UIView?) -> String { view?.traceName ?? "nil" }
      override func didAddSubview(_ subview: UIView) { log.append("added \(name(subview))") }
      override func willRemoveSubview(_ subview: UIView) { log.append("will remove \(name(subview))") }
      override func willMove(toSuperview view: UIView?) { log.append("will move to \(name(view))") }
      override func didMoveToSuperview() { log.append("moved to \(name(superview))") }
      override func willMove(toWindow window: UIWindow?) { log.append("will move to window \(name(window))") }
      override func didMoveToWindow() { log.append("moved to window \(name(window))") }
    }
    let stage = Stage()
    let parent = stage.add(Teller(), "parent")
    let child = Teller()
    child.traceName = "child"
    parent.log = []
    parent.addSubview(child)
    child.removeFromSuperview()
    child.removeFromSuperview()
    XCTAssertEqual(
      child.log,
      [
        "will move to parent", "will move to window UIWindow", "moved to window UIWindow", "moved to parent",
        "will move to nil", "will move to window nil", "moved to window nil", "moved to nil",
      ])
    XCTAssertEqual(parent.log, ["added child", "will remove child"])
    XCTAssertNil(child.window)
  }

  func testViewsKnowTheirWindowAndFindEachOther() {
    let stage = Stage()
    let outer = UIView()
    let inner = UIView()
    inner.tag = 7
    outer.addSubview(inner)
    XCTAssertNil(inner.window)
    stage.window.addSubview(outer)
    XCTAssertTrue(inner.window === stage.window)
    XCTAssertTrue(stage.window.window === stage.window)
    XCTAssertTrue(stage.window.viewWithTag(7) === inner)
    XCTAssertNil(stage.window.viewWithTag(8))
    XCTAssertTrue(inner.isDescendant(of: stage.window))
    XCTAssertTrue(inner.isDescendant(of: inner))
    XCTAssertFalse(outer.isDescendant(of: inner))
    outer.removeFromSuperview()
    XCTAssertNil(inner.window)
  }

  func testASubviewThatOutlivesItsSuperviewIsLoose() {
    let inner = UIView(frame: CGRect(1, 2, 3, 4))
    let innermost = UIView()
    inner.addSubview(innermost)
    inAScopeOfItsOwn {
      let window = UIWindow(frame: CGRect(0, 0, 10, 10))
      window.addSubview(inner)
    }
    XCTAssertNil(inner.superview)
    XCTAssertNil(inner.window)
    XCTAssertNil(innermost.window)
    XCTAssertNil(inner.next)
    XCTAssertEqual(inner.convert(CGPoint.zero, to: nil), .zero)
  }

  private func inAScopeOfItsOwn(_ work: () -> Void) { work() }

  func testATreeOfAThousandLevelsIsSearchedTracedAndReleased() {
    let stage = Stage(.iOS12)
    var views: [UIView] = [stage.window]
    for _ in 0..<1000 {
      let view = UIView(frame: CGRect(origin: .zero, size: Stage.size))
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    let deepest = views[views.count - 1]
    views = []
    XCTAssertTrue(stage.hit(100, 100) === deepest)
    stage.down(100, 100)
    XCTAssertEqual(stage.refusals.count, 1, "forwarding stops on the way")
    XCTAssertEqual(deepest.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 1, y: 1))
  }

  // MARK: Overrides that misbehave

  func testHitTestMayAnswerAnything() {
    let stage = Stage()
    let loose = SpyView()
    let view = stage.add(CustomView(), "view")
    view.onHitTest = { _, _, _ in loose }
    stage.tap(100, 100)
    XCTAssertEqual(loose.texts, ["began 1", "ended 1"])
    XCTAssertTrue(loose.heard.first?.touches.first?.window === stage.window)
    var answers: [UIView?] = [view, nil]
    view.onHitTest = { _, _, _ in answers.removeFirst() }
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, [], "the second pass decides, and it asks the window")
    view.onHitTest = { _, _, _ in
      view.removeFromSuperview()
      return view
    }
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, [], "the second pass does not find it any more")
  }

  func testAWindowThatIsHiddenBetweenThePasses() {
    let stage = Stage(.iOS12)
    let view = stage.add(CustomView(), "view")
    view.onHitTest = { _, _, hit in
      stage.window.isHidden = true
      return hit
    }
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, [])
  }

  func testHitTestingFromInsideHitTesting() {
    let stage = Stage()
    let view = stage.add(CustomView(), "view")
    let inner = stage.add(SpyView(), "inner", CGRect(0, 0, 50, 50), in: view)
    var isInside = false
    view.onHitTest = { [unowned view] _, event, hit in
      guard !isInside else { return hit }
      isInside = true
      defer { isInside = false }
      return view.hitTest(CGPoint(x: 1, y: 1), with: event)
    }
    stage.tap(300, 300)
    XCTAssertEqual(inner.texts, ["began 1", "ended 1"])
  }

  func testEverythingGoesAwayInsideTouchesBegan() {
    let stage = Stage()
    let view = stage.add(SpyView())
    view.onTouches = { heard in
      guard heard.phase == .began else { return }
      for subview in stage.window.subviews { subview.removeFromSuperview() }
      stage.window.isHidden = true
    }
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
  }

  func testMessagesWithoutAnEvent() {
    let stage = Stage()
    let view = stage.add(SpyView())
    view.forwards = true
    view.touchesBegan([], with: nil)
    stage.window.sendEvent(UIEvent())
    stage.app.sendEvent(UIEvent())
    XCTAssertEqual(view.texts, ["began 0"])
    XCTAssertTrue(stage.window.hitTest(CGPoint(x: 1, y: 1), with: UIEvent()) === view)
    XCTAssertTrue(view.point(inside: CGPoint(x: 1, y: 1), with: nil))
  }

  // MARK: After the device has gone

  func testNothingKeepsAReleasedDeviceOrWhatWasOnIt() {
    for profile in SystemProfile.all {
      for isFingerDown in [false, true] {
        var stage: Stage? = Stage(profile, delegate: ResponderDelegate())
        let view = stage?.add(SpyView())
        stage?.tap(100, 100)
        if isFingerDown { stage?.down(100, 100) }
        XCTAssertEqual(view?.heard.isEmpty, false)
        weak let device = stage?.device
        weak let app = stage?.app
        weak let window = stage?.window
        weak let scene = stage?.window.windowScene
        weak let process = stage?.device.processes.last
        weak let loop = stage?.runLoop
        weak let delegate = stage?.app.delegate
        weak let weakView = stage?.window.subviews.first
        view?.forget()
        stage = nil
        XCTAssertNil(device, profile.name)
        XCTAssertNil(process, profile.name)
        XCTAssertNil(loop, profile.name)
        XCTAssertNil(app, profile.name)
        XCTAssertNil(window, profile.name)
        XCTAssertNil(scene, profile.name)
        XCTAssertNil(delegate, profile.name)
        XCTAssertNotNil(weakView)
        XCTAssertNil(view?.window)
      }
    }
  }

  func testAViewIsReleasedWithItsDevice() {
    var stage: Stage? = Stage()
    weak let view = stage?.add("view")
    XCTAssertNotNil(view)
    stage?.down(100, 100)
    stage = nil
    XCTAssertNil(view)
  }

  /// Everything that somebody may keep of a device that has gone.
  private struct Remains {
    var digitizer: Digitizer
    var app: UIApplication
    var window: UIWindow
    var view: SpyView
    var scene: UIWindowScene?
    var processes: [SystemProcess]
    var loops: [VirtualRunLoop]
    var springBoard: SpringBoard
    var trace: Trace
    var screen: UIScreen
  }

  private func remains(of profile: SystemProfile) -> Remains {
    let stage = Stage(profile, delegate: ResponderDelegate())
    let view = stage.add(SpyView())
    view.forwards = true
    stage.tap(100, 100)
    stage.down(100, 100)
    return Remains(
      digitizer: stage.device.digitizer, app: stage.app, window: stage.window, view: view,
      scene: stage.window.windowScene, processes: stage.device.processes,
      loops: stage.device.processes.map { $0.mainRunLoop }, springBoard: stage.device.springBoard,
      trace: stage.trace, screen: stage.device.screen)
  }

  func testWhatIsKeptOfADeviceCanStillBeUsed() {
    for profile in SystemProfile.all {
      let kept = remains(of: profile)
      let count = kept.trace.entries.count
      XCTAssertTrue(kept.processes.allSatisfy { $0.device == nil })
      kept.digitizer.report([.began(100, 100, finger: 3)])
      XCTAssertTrue(kept.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === kept.view)
      kept.view.addSubview(kept.view)
      kept.view.frame = CGRect(.nan, 0, 1, 1)
      kept.window.addSubview(UIView())
      kept.window.isHidden = true
      kept.window.makeKeyAndVisible()
      kept.app.sendEvent(UIEvent())
      if let event = kept.view.heard.first?.event {
        kept.app.sendEvent(event)
        _ = kept.window.hitTest(CGPoint(x: 10, y: 10), with: event)
      }
      _ = UIWindow(frame: .zero)
      var responder: UIResponder? = kept.view
      var length = 0
      while let here = responder, length < 10 {
        responder = here.next
        length += 1
      }
      XCTAssertGreaterThan(length, 2)
      _ = kept.scene?.windows
      _ = kept.app.windows
      _ = kept.window.screen.bounds
      for loop in kept.loops {
        loop.add(VirtualRunLoop.Timer(fireTime: 0) {})
        loop.enter(.tracking)
        loop.leave()
        loop.wakeUp()
      }
      for process in kept.processes { process.eventPort.send(.text("hello")) }
      XCTAssertEqual(kept.springBoard.handledEvents, [])
      kept.trace.log("later")
      XCTAssertGreaterThan(kept.trace.entries.count, count)
      XCTAssertEqual(kept.screen.bounds.size, Stage.size)
    }
  }

  func testARunLoopThatOutlivesItsProcessCanStillBeEnteredAndLeft() {
    var stage: Stage? = Stage()
    let loops = stage?.device.processes.map { $0.mainRunLoop } ?? []
    stage = nil
    for loop in loops {
      loop.enter(.tracking)
      loop.leave()
    }
    XCTAssertEqual(loops.count, 3)
  }

  func testASceneThatOutlivesItsApplicationEndsTheChain() {
    var stage: Stage? = Stage()
    let scene = stage?.app.connectedScenes.first as? UIWindowScene
    stage = nil
    XCTAssertNotNil(scene)
    XCTAssertNil(scene?.next)
    XCTAssertNil(UIApplication.shared.next)
    XCTAssertEqual(UIApplication.shared.applicationState, .background)
    XCTAssertEqual(scene?.windows, [])
  }

  func testAWindowShownAfterItsDeviceHasGoneIsReleasedToo() {
    var stage: Stage? = Stage()
    var window = stage?.window
    stage = nil
    window?.isHidden = true
    window?.makeKeyAndVisible()
    weak let kept = window
    window = nil
    XCTAssertNil(kept)
  }

  func testAnAppInFrontIsActiveOnlyWhenTheInterruptionIsOver() {
    let stage = Stage()
    stage.device.interrupt()
    let other = stage.device.launch("Other")
    XCTAssertNotEqual(other.applicationState, .active)
    stage.device.endInterruption()
    XCTAssertEqual(other.applicationState, .active)
  }

  func testAnAppThatLaunchesAnotherGoesOnAsItself() {
    let stage = Stage()
    var shared: UIApplication?
    stage.runLoop.add(
      VirtualRunLoop.Timer(fireTime: 1) {
        stage.device.launch("Other")
        shared = UIApplication.shared
      })
    stage.device.advance(by: 1)
    XCTAssertTrue(shared === stage.app)
  }
}
