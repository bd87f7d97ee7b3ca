import TouchKit
import XCTest

/// Shaking, buttons, remote control and the accelerometer (facts R14–R16, O1–O6, scenario RC12).
final class OtherEventTests: XCTestCase {
  /// A view that takes the focus and writes down what it is told.
  private class Listener: UIView {
    var heard: [String] = []
    var forwards = false
    var onMotion: (() -> Void)?
    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion began \(motion.rawValue)")
      onMotion?()
      if forwards { super.motionBegan(motion, with: event) }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion ended")
      if forwards { super.motionEnded(motion, with: event) }
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion cancelled")
      if forwards { super.motionCancelled(motion, with: event) }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("began", presses, event)
      if forwards { super.pressesBegan(presses, with: event) }
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("changed", presses, event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("ended", presses, event)
      if forwards { super.pressesEnded(presses, with: event) }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("cancelled", presses, event)
    }
    override func remoteControlReceived(with event: UIEvent?) {
      heard.append("remote \(event?.subtype.rawValue ?? -1)")
      if forwards { super.remoteControlReceived(with: event) }
    }
    private func hear(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      let types = presses.map { $0.type.rawValue }.sorted()
      heard.append("presses \(word) \(types), \(event?.allPresses.count ?? -1) down")
    }
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  private func focused(_ stage: Stage) -> Listener {
    let view = stage.add(Listener(), "listener")
    view.becomeFirstResponder()
    return view
  }

  // MARK: Shaking

  func testR14_aShakeHasABeginningAndAnEndAndNothingBetween() {
    let stage = Stage()
    let view = focused(stage)
    stage.device.shake(duration: 1)
    XCTAssertEqual(view.take(), ["motion began 1", "motion ended"])
    XCTAssertEqual(stage.device.clock.now, 1)
    stage.device.shake(duration: 0)
    XCTAssertEqual(view.take(), ["motion began 1", "motion ended"])
  }

  func testR14_motionIsForwardedUpTheChain() {
    let stage = Stage(.iOS12, delegate: AppDelegate())
    stage.root(UIViewController()).view.addSubview(UIView())
    stage.device.shake()
    for method in [TraceMethod.motionBegan, .motionEnded] {
      XCTAssertEqual(stage.receivers(of: method), ["UIWindow", "UIApplication", "AppDelegate"])
    }
  }

  func testR14_aShakeIsCancelledWhenTheAppBecomesInactive() {
    let stage = Stage()
    let view = focused(stage)
    stage.device.beginShake()
    stage.device.interrupt()
    XCTAssertEqual(view.take(), ["motion began 1", "motion cancelled"])
    stage.device.endShake()
    stage.device.endInterruption()
    XCTAssertEqual(view.take(), [], "what is over is over")
    stage.device.beginShake()
    stage.device.showHomeScreen()
    XCTAssertEqual(view.take(), ["motion began 1", "motion cancelled"])
  }

  func testR14_aShakeIsCancelledWhenItsViewLeavesTheWindow() {
    let stage = Stage()
    let parent = stage.add("parent")
    let view = stage.add(Listener(), "listener", in: parent)
    view.becomeFirstResponder()
    stage.device.beginShake()
    parent.removeFromSuperview()
    XCTAssertEqual(view.take(), ["motion began 1", "motion cancelled"])
    stage.device.endShake()
    XCTAssertEqual(view.take(), [])
  }

  func testR14_aShakeThatLastsTooLongIsCancelled() {
    let stage = Stage()
    let view = focused(stage)
    stage.device.shake(duration: 2.875)
    XCTAssertEqual(view.take(), ["motion began 1", "motion ended"])
    stage.device.shake(duration: 0.5)
    XCTAssertEqual(
      view.take(), ["motion began 1", "motion ended"], "the limit belongs to the shake that is over")
    stage.device.shake(duration: 3.5)
    XCTAssertEqual(view.take(), ["motion began 1", "motion cancelled"])
    stage.device.shake(duration: 0.5)
    XCTAssertEqual(view.take(), ["motion began 1", "motion ended"])
  }

  func testR14_aShakeThatCannotBeIsRefused() {
    let stage = Stage()
    stage.device.endShake()
    stage.device.beginShake()
    stage.device.beginShake()
    stage.device.endShake()
    stage.device.shake(duration: -1)
    stage.device.shake(duration: .nan)
    XCTAssertEqual(stage.refusals.count, 4)
    XCTAssertEqual(stage.receivers(of: .motionBegan).first, "UIWindow")
  }

  func testO3_aShakeGoesToTheKeyWindowsFirstResponderElseToTheWindow() {
    let stage = Stage(.iOS12)
    let view = stage.add(Listener(), "listener")
    stage.device.shake()
    XCTAssertEqual(view.take(), [])
    XCTAssertEqual(stage.receivers(of: .motionBegan), ["UIWindow", "UIApplication"])
    view.becomeFirstResponder()
    stage.device.shake()
    XCTAssertEqual(view.take(), ["motion began 1", "motion ended"])
    let other = UIWindow(frame: CGRect(0, 0, 10, 10))
    other.traceName = "other"
    other.makeKeyAndVisible()
    stage.trace.removeAll()
    stage.device.shake()
    XCTAssertEqual(view.take(), [])
    XCTAssertEqual(stage.receivers(of: .motionBegan), ["other", "UIApplication"])
    stage.window.isHidden = true
    other.isHidden = true
    stage.device.shake()
    XCTAssertTrue(stage.lines(.application).contains("UIApplication: no window is key: the event is dropped"))
  }

  func testO3_theEndGoesToWhoHeardTheBeginning() {
    let stage = Stage()
    let view = focused(stage)
    stage.device.beginShake()
    view.resignFirstResponder()
    stage.device.endShake()
    XCTAssertEqual(view.take(), ["motion began 1", "motion ended"])
  }

  func testO3_whatIsOpenWhenTheDeviceGoesKeepsNobody() {
    weak var window: UIWindow?
    weak var app: UIApplication?
    do {
      let stage = Stage()
      _ = focused(stage)
      stage.device.beginShake()
      stage.device.pressDown(.select)
      (window, app) = (stage.window, stage.app)
    }
    XCTAssertNil(window)
    XCTAssertNil(app)
  }

  // MARK: Kinds and numbers

  func testO1_theNumbersOfTheKinds() {
    let kinds: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    XCTAssertEqual(kinds.map { $0.rawValue }, [0, 1, 2, 3, 10, 11, 14])
    final class App: UIApplication {
      var types: [Int] = []
      override func sendEvent(_ event: UIEvent) {
        types.append(event.type.rawValue)
        super.sendEvent(event)
      }
    }
    let app = App()
    let stage = Stage(application: app)
    _ = focused(stage)
    app.beginReceivingRemoteControlEvents()
    stage.down(100, 100)
    stage.device.beginShake()
    stage.device.remoteControl(.play)
    stage.device.pressDown(.select)
    XCTAssertEqual(app.types, [0, 1, 2, 3])
  }

  func testO2_theNumbersOfTheSubtypes() {
    XCTAssertEqual(UIEvent.EventSubtype.motionShake.rawValue, 1)
    let subtypes: [UIEvent.EventSubtype] = [
      .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
      .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
      .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
    ]
    XCTAssertEqual(subtypes.map { $0.rawValue }, Array(100...109))
    let stage = Stage()
    let view = focused(stage)
    stage.app.beginReceivingRemoteControlEvents()
    for command in RemoteCommand.allCases { stage.device.remoteControl(command) }
    XCTAssertEqual(view.take(), (100...109).map { "remote \($0)" })
    XCTAssertEqual(UIEvent().subtype, .none)
  }

  func testO4_motionAndRemoteEventsAskNobodyElse() {
    let stage = Stage()
    let view = focused(stage)
    let sibling = stage.add(Listener(), "sibling")
    stage.app.beginReceivingRemoteControlEvents()
    stage.device.shake()
    stage.device.remoteControl(.pause)
    XCTAssertEqual(stage.receivers(of: .hitTest), [])
    XCTAssertEqual(stage.receivers(of: .motionBegan), ["listener"])
    XCTAssertEqual(stage.receivers(of: .remoteControlReceived), ["listener"])
    XCTAssertEqual(view.take(), ["motion began 1", "motion ended", "remote 101"])
    XCTAssertEqual(sibling.take(), [])
  }

  // MARK: Remote control

  func testR15_remoteControlNeedsAFirstResponderAndAnAppThatAsked() {
    let stage = Stage()
    let view = focused(stage)
    view.forwards = true
    stage.device.remoteControl(.play)
    XCTAssertEqual(view.take(), [])
    stage.app.beginReceivingRemoteControlEvents()
    stage.device.remoteControl(.play)
    XCTAssertEqual(view.take(), ["remote 100"])
    XCTAssertEqual(
      stage.receivers(of: .remoteControlReceived), ["listener", "UIWindow", "UIWindowScene", "UIApplication"])
    view.resignFirstResponder()
    stage.trace.removeAll()
    stage.device.remoteControl(.nextTrack)
    XCTAssertEqual(stage.receivers(of: .remoteControlReceived), [])
    XCTAssertTrue(
      stage.lines(.application).contains(
        "UIApplication: there is no first responder: the event is dropped"))
    view.becomeFirstResponder()
    stage.app.endReceivingRemoteControlEvents()
    stage.device.remoteControl(.nextTrack)
    XCTAssertEqual(view.take(), [])
    stage.device.showHomeScreen()
    stage.app.beginReceivingRemoteControlEvents()
    stage.device.remoteControl(.stop)
    XCTAssertEqual(view.take(), [])
  }

  // MARK: Buttons

  func testR16_theFourMessagesOfAPress() {
    let stage = Stage()
    let view = focused(stage)
    stage.device.pressDown(.select)
    stage.device.changePress(.select, force: 2)
    stage.device.release(.select)
    XCTAssertEqual(
      view.take(),
      [
        "presses began [4], 1 down", "presses changed [4], 1 down", "presses ended [4], 1 down",
      ])
    stage.device.pressDown(.menu)
    stage.device.interrupt()
    stage.device.release(.menu)
    stage.device.endInterruption()
    XCTAssertEqual(view.take(), ["presses began [5], 1 down", "presses cancelled [5], 1 down"])
  }

  func testR16_twoButtonsAtOnce() {
    let stage = Stage()
    let view = focused(stage)
    stage.device.pressDown(.upArrow)
    stage.device.pressDown(.pageDown)
    stage.device.release(.upArrow)
    stage.device.release(.pageDown)
    XCTAssertEqual(
      view.take(),
      [
        "presses began [0], 1 down", "presses began [31], 2 down", "presses ended [0], 2 down",
        "presses ended [31], 1 down",
      ])
  }

  func testR16_pressesAreForwardedAndAPressStaysWithItsResponder() {
    let stage = Stage()
    let parent = stage.add(Listener(), "parent")
    let view = stage.add(Listener(), "view", in: parent)
    view.forwards = true
    view.becomeFirstResponder()
    stage.device.pressDown(.select)
    parent.becomeFirstResponder()
    stage.device.release(.select)
    XCTAssertEqual(view.take(), ["presses began [4], 1 down", "presses ended [4], 1 down"])
    XCTAssertEqual(parent.take(), ["presses began [4], 1 down", "presses ended [4], 1 down"])
    XCTAssertEqual(
      stage.receivers(of: .sendEvent), ["UIApplication", "UIWindow", "UIApplication", "UIWindow"])
  }

  func testR16_aButtonThatCannotBeIsRefused() {
    let stage = Stage()
    let view = focused(stage)
    stage.device.release(.select)
    stage.device.changePress(.select, force: 1)
    stage.device.pressDown(.select)
    stage.device.pressDown(.select)
    stage.device.press(.menu, duration: -.infinity)
    XCTAssertEqual(stage.refusals.count, 4)
    XCTAssertEqual(view.take(), ["presses began [4], 1 down"])
  }

  func testO5_whatAPressKnows() throws {
    final class Keeper: UIView {
      var press: UIPress?
      var forces: [CGFloat] = []
      var phases: [UIPress.Phase] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        press = presses.first
        note(presses)
      }
      override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses) }
      private func note(_ presses: Set<UIPress>) {
        XCTAssertTrue(presses.first === press)
        forces += presses.map { $0.force }
        phases += presses.map { $0.phase }
      }
    }
    let stage = Stage()
    let keeper = stage.add(Keeper(), "keeper")
    keeper.becomeFirstResponder()
    stage.device.advance(by: 1)
    stage.device.pressDown(.playPause, force: 0.5)
    let press = try XCTUnwrap(keeper.press)
    XCTAssertEqual(press.type, .playPause)
    XCTAssertTrue(press.responder === keeper)
    XCTAssertTrue(press.window === stage.window)
    XCTAssertEqual(press.timestamp, 1)
    stage.device.advance(by: 1)
    stage.device.changePress(.playPause, force: .nan)
    stage.device.release(.playPause)
    XCTAssertEqual(press.timestamp, 2)
    XCTAssertEqual(keeper.forces, [0.5, 0, 0])
    XCTAssertEqual(keeper.phases, [.began, .changed, .ended])
    let types: [UIPress.PressType] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
    ]
    XCTAssertEqual(types.map { $0.rawValue }, [0, 1, 2, 3, 4, 5, 6, 30, 31])
    XCTAssertEqual(UIPress.Phase.cancelled.rawValue, 4)
  }

  // MARK: The accelerometer

  func testO6_accelerometerSamplesComeWithoutEventsAndResponders() throws {
    let stage = Stage()
    let view = focused(stage)
    let manager = CMMotionManager()
    XCTAssertTrue(manager.isAccelerometerAvailable)
    manager.accelerometerUpdateInterval = 0.25
    var samples: [CMAccelerometerData] = []
    manager.startAccelerometerUpdates(to: .main) { data, _ in samples += data.map { [$0] } ?? [] }
    stage.trace.removeAll()
    stage.device.advance(by: 0.5)
    stage.device.accelerometer.acceleration = CMAcceleration(x: 1, y: 0, z: -1)
    stage.device.accelerometer.acceleration = CMAcceleration(x: .nan, y: 0, z: 0)
    stage.device.advance(by: 0.5)
    XCTAssertEqual(stage.refusals, ["the accelerometer keeps its value: the new one is no number"])
    XCTAssertEqual(samples.map { $0.timestamp }, [0.25, 0.5, 0.75, 1])
    XCTAssertEqual(samples.map { $0.acceleration.x }, [0, 0, 1, 1])
    XCTAssertEqual(samples.map { $0.acceleration.z }, [-1, -1, -1, -1])
    XCTAssertEqual(stage.receivers(of: .sendEvent), [])
    XCTAssertEqual(view.take(), [])
    manager.stopAccelerometerUpdates()
    stage.device.advance(by: 1)
    XCTAssertEqual(samples.count, 4)
    XCTAssertFalse(manager.isAccelerometerActive)
    manager.startAccelerometerUpdates()
    stage.device.advance(by: 0.25)
    XCTAssertEqual(manager.accelerometerData?.timestamp, 2.25)
    XCTAssertEqual(samples.count, 4)
  }

  func testO6_aManagerThatIsGoneSamplesNoMore() {
    let stage = Stage()
    var samples = 0
    do {
      let manager = CMMotionManager()
      manager.startAccelerometerUpdates(to: .main) { _, _ in samples += 1 }
      manager.accelerometerUpdateInterval = -1
      stage.device.advance(by: 0.0055)
      XCTAssertEqual(samples, 5)
    }
    stage.device.advance(by: 1)
    XCTAssertEqual(samples, 5)
  }

  // MARK: The way

  func testRC12_theWayOfAShakeIsTheWayOfATouch() {
    for (profile, router) in [(SystemProfile.iOS5, "SpringBoard"), (.iOS13, "backboardd")] {
      let stage = Stage(profile)
      stage.device.beginShake()
      let lines = stage.lines(.sensors, .machPort, .system, .application)
      XCTAssertEqual(
        lines,
        [
          "sensors: shaking begins", "IOKit: sends it to the port \"hardware events\"",
          "\(router): App is in front and gets it: shaking begins",
          "\(router): sends it to the port \"App events\"", "UIApplication: queues the event: 1 waiting",
          "UIApplication: takes the event off the queue: shaking begins",
        ])
      stage.device.showHomeScreen()
      stage.trace.removeAll()
      stage.device.endShake()
      XCTAssertEqual(stage.receivers(of: .sendEvent), [])
      XCTAssertTrue(
        stage.lines(.system).contains("SpringBoard: the home screen has no use for it: shaking ends"))
    }
  }

  func testRC12_allOfThemReachTheFirstResponderAndItsChain() {
    let stage = Stage(.iOS12, delegate: AppDelegate())
    final class Page: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let page = stage.root(Page())
    page.becomeFirstResponder()
    stage.app.beginReceivingRemoteControlEvents()
    stage.trace.removeAll()
    stage.device.shake()
    stage.device.press(.select)
    stage.device.remoteControl(.play)
    let names = ["Page", "UIWindow", "UIApplication", "AppDelegate"]
    let selectors = [
      "motionBegan:withEvent:", "motionEnded:withEvent:", "pressesBegan:withEvent:",
      "pressesEnded:withEvent:",
      "remoteControlReceivedWithEvent:",
    ]
    XCTAssertEqual(
      stage.lines(.delivery, .responders).filter { !$0.contains("sendEvent") },
      selectors.flatMap { selector in names.flatMap { ["-[\($0) \(selector)]", "-[\($0) nextResponder]"] } })
  }
}
