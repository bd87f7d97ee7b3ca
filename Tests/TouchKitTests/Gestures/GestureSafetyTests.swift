import TouchKit
import XCTest

/// What `make fuzz` has found: recognizers, views and windows that go, or refuse to go, at a bad moment.
final class GestureSafetyTests: XCTestCase {
  func testARecognizerWhoseViewGoesWhileOthersAreResetIsResetOnce() {
    let stage = Stage()
    var outer: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let isGone = { [weak outer] in outer == nil }
    let (first, second) = (SpyRecognizer(), SpyRecognizer())
    // The first one keeps the touch of the outer view, the second one that of the inner view, which does not keep the
    // outer one alive.
    func follow(_ view: UIView?, _ recognizer: SpyRecognizer) {
      recognizer.onBegan = { [weak view] recognizer, touches, event in
        for touch in touches where touch.view !== view { recognizer.ignore(touch, for: event) }
      }
      outer?.addGestureRecognizer(recognizer)
    }
    follow(outer, first)
    follow(inner, second)
    outer?.addSubview(inner)
    if let outer { stage.window.addSubview(outer) }
    stage.down(50, 50)
    stage.down(150, 150, finger: 1)
    stage.lift(50, 50)
    stage.lift(150, 150, finger: 1)
    outer?.removeFromSuperview()
    outer = nil
    stage.device.advance(by: 2)
    XCTAssertTrue(isGone())
    XCTAssertEqual([first.resets, second.resets], [1, 1])
  }

  func testARecognizerThatLosesItsViewWhileItsDelegateIsAskedDoesNotBegin() {
    for question in 0..<3 {
      let stage = Stage()
      let view = stage.add(SpyView(), "view")
      let (drag, other) = (DragSpy(), DragSpy())
      let delegate = SpyDelegate()
      func detach() { view.removeGestureRecognizer(drag) }
      switch question {
      case 0:
        delegate.shouldBegin = { _ in
          detach()
          return true
        }
      case 1:
        delegate.requiresFailure = { _, _ in
          detach()
          return false
        }
      default:
        delegate.requiresFailure = { _, _ in
          detach()
          return true
        }
      }
      drag.delegate = delegate
      let seen = stage.watch(drag, on: view) { _ in 0 }
      view.addGestureRecognizer(other)
      stage.down(100, 100)
      stage.move(150, 100)
      stage.lift(150, 100)
      stage.device.advance(by: 2)
      XCTAssertEqual(seen.states, [], "question \(question)")
      XCTAssertEqual(drag.state, .possible)
    }
  }

  /// A recognizer that does what a closure says, and counts its resets.
  private final class Puppet: UIGestureRecognizer {
    var onTouches: ((Puppet, UITouch.Phase) -> Void)?
    var keepsFailureToItself = false
    private(set) var resets = 0
    private(set) var stateInReset: State?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { onTouches?(self, .began) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { onTouches?(self, .ended) }
    override func reset() {
      resets += 1
      stateInReset = state
    }
    override var state: State {
      get { super.state }
      set { if !keepsFailureToItself || newValue != .failed { super.state = newValue } }
    }
  }

  private final class Target {
    var states: [UIGestureRecognizer.State] = []
    var onAction: (() -> Void)?
    func act(_ recognizer: UIGestureRecognizer) {
      states.append(recognizer.state)
      onAction?()
    }
  }

  private let target = Target()

  private func makePuppet(_ onTouches: @escaping (Puppet, UITouch.Phase) -> Void = { _, _ in }) -> Puppet {
    let puppet = Puppet(target: target, action: Target.act)
    puppet.onTouches = onTouches
    return puppet
  }

  func testAGestureThatLostItsTouchesAndNeverEndsIsCancelled() {
    let stage = Stage()
    let puppet = makePuppet { puppet, phase in if phase == .began { puppet.state = .began } }
    stage.window.addGestureRecognizer(puppet)
    stage.tap(100, 100)
    XCTAssertEqual(puppet.state, .began)
    stage.device.advance(by: 1)
    XCTAssertEqual(puppet.state, .possible)
    XCTAssertEqual(target.states, [.began, .cancelled])
    XCTAssertEqual(puppet.resets, 1)
  }

  func testASetterThatKeepsFailuresToItselfHoldsNoTouch() {
    let stage = Stage()
    let puppet = makePuppet()
    puppet.keepsFailureToItself = true
    let view = stage.add(SpyView(), "view")
    view.addGestureRecognizer(puppet)
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, ["began 1"])
    stage.device.advance(by: 1)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
    XCTAssertEqual(puppet.resets, 1)
  }

  func testTheLastTouchMayTakeItsWindowWithIt() {
    let stage = Stage()
    weak var gone: UIWindow?
    let puppet = makePuppet()
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = .alert
      window.isHidden = false
      window.addGestureRecognizer(puppet)
      gone = window
      stage.down(100, 100)
      window.isHidden = true
    }
    stage.lift(100, 100)
    stage.device.advance(by: 1)
    XCTAssertNil(gone)
    XCTAssertEqual(puppet.resets, 1, "reset once, although the window went in the middle of it")
    XCTAssertNil(puppet.view)
  }

  func testAWindowMayOutliveItsDevice() {
    var stage: Stage? = Stage()
    var window = stage?.window
    let puppet = makePuppet()
    window?.addGestureRecognizer(puppet)
    stage?.down(100, 100)
    stage = nil
    XCTAssertEqual(puppet.numberOfTouches, 0)
    XCTAssertEqual(puppet.state, .possible)
    weak var gone: UIWindow?
    gone = window
    window = nil
    XCTAssertNil(gone)
    puppet.state = .failed
  }

  func testARecognizerForgetsItsAttemptWhenItsViewIsGone() {
    let stage = Stage()
    let puppet = makePuppet { puppet, phase in if phase == .began { puppet.state = .began } }
    do {
      let outer = stage.add("outer")
      stage.add("inner", in: outer)
      outer.addGestureRecognizer(puppet)
      stage.down(100, 100)
      target.onAction = { XCTFail("nobody hears of it") }
      outer.removeFromSuperview()
    }
    XCTAssertEqual(puppet.resets, 1)
    XCTAssertEqual(puppet.stateInReset, .possible)
    stage.lift(100, 100)
    XCTAssertEqual(puppet.resets, 1)
  }

  func testAViewThatGoesInTheActionLeavesAPossibleRecognizer() {
    let stage = Stage()
    let puppet = makePuppet { puppet, _ in puppet.state = .ended }
    var outer: UIView? = stage.add("outer")
    if let outer { stage.add("inner", in: outer).isUserInteractionEnabled = false }
    outer?.addGestureRecognizer(puppet)
    stage.add("front", in: outer)
    target.onAction = {
      outer?.removeFromSuperview()
      outer = nil
    }
    stage.tap(100, 100)
    XCTAssertEqual(target.states, [.ended])
    XCTAssertEqual(puppet.stateInReset, .possible)
    XCTAssertEqual(puppet.resets, 1)
  }

  func testAWindowThatSwallowsALiftLeavesNoGestureOpen() {
    final class DeafWindow: UIWindow {
      var isDeaf = false
      override func sendEvent(_ event: UIEvent) { if !isDeaf { super.sendEvent(event) } }
    }
    let stage = Stage(window: { DeafWindow(frame: $0) })
    let puppet = makePuppet()
    stage.window.addGestureRecognizer(puppet)
    stage.down(100, 100)
    (stage.window as? DeafWindow)?.isDeaf = true
    stage.lift(100, 100)
    stage.device.advance(by: 1)
    XCTAssertEqual(puppet.resets, 1)
  }

  func testTheActionComesBeforeTheResetWhenAViewEndsTheGesture() {
    let stage = Stage()
    let puppet = makePuppet { puppet, _ in puppet.state = .began }
    let view = stage.add(SpyView(), "view")
    view.addGestureRecognizer(puppet)
    puppet.cancelsTouchesInView = false
    view.onTouches = { _ in puppet.isEnabled = false }
    target.onAction = { XCTAssertEqual(puppet.resets, 0) }
    stage.down(100, 100)
    XCTAssertEqual(target.states, [.began, .cancelled])
    XCTAssertEqual(puppet.resets, 1)
  }

  func testADelegateThatSendsTheEventBeforeItIsReadyIsRefused() {
    let stage = GestureStage()
    let delegate = SpyDelegate()
    var events: [UIEvent] = []
    delegate.receivesEvent = { event in
      events.append(event)
      if events.count == 2 { stage.stage.window.sendEvent(event) }
      return true
    }
    stage.tapRecognizer().delegate = delegate
    stage.stage.tap(150, 150)
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.view.texts, ["began 1", "cancelled 1", "began 1", "cancelled 1"])
    XCTAssertEqual(stage.stage.refusals.count, 1)
  }

  func testADelegateMaySwitchItsRecognizerOff() {
    let stage = GestureStage()
    let delegate = SpyDelegate()
    let spy = stage.add(SpyRecognizer(), "spy")
    delegate.receivesTouch = { _ in
      spy.isEnabled = false
      return true
    }
    spy.delegate = delegate
    stage.stage.tap(150, 150)
    XCTAssertEqual(spy.heard, [])
    XCTAssertEqual(stage.view.texts, ["began 1", "ended 1"])
  }

  func testAnEventInsideAnEventIsRefused() {
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    view.onTouches = { heard in heard.event.map(stage.window.sendEvent) }
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
    XCTAssertEqual(
      stage.refusals,
      Array(repeating: "UIWindow gets no event while another is being handled", count: 2))
  }

  func testARecognizerThatLeftItsWindowIsStillLedByItsOwnApp() {
    let stage = Stage()
    let puppet = makePuppet { puppet, phase in if phase == .began { puppet.state = .began } }
    let view = stage.add("view")
    view.addGestureRecognizer(puppet)
    stage.down(100, 100)
    stage.device.launch("Other")
    view.removeFromSuperview()
    stage.device.settle()
    XCTAssertEqual(target.states, [.began, .cancelled])
    XCTAssertEqual(puppet.resets, 1)
    puppet.state = .failed
    stage.device.settle()
    XCTAssertEqual(puppet.state, .possible)
  }
}
