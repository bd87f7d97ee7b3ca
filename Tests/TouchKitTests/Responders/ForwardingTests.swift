import TouchKit
import XCTest

/// Who hears of a touch along the chain, and who keeps it (facts R8–R11, R22, scenarios RC5–RC9).
final class ForwardingTests: XCTestCase {
  private final class TestEventsLabel: UILabel {}
  private final class TestEventsView: UIView {}
  private final class TestEventsControl: UIControl {}

  private final class TestController: UIViewController {
    override func loadView() { view = TestEventsView(frame: UIScreen.main.bounds) }
  }

  /// The articles' demo, with the controller's own name.
  private func demo(_ profile: SystemProfile = .iOS13, showing view: UIView) -> Stage {
    let stage = Stage(profile, delegate: AppDelegate())
    let controller = stage.root(TestController())
    controller.traceName = "UIViewController"
    view.frame = CGRect(50, 50, 100, 100)
    controller.view.addSubview(view)
    return stage
  }

  private let names = [
    "TestEventsLabel", "TestEventsView", "UIViewController", "UIDropShadowView", "UITransitionView",
    "UIWindow", "UIWindowScene", "UIApplication", "AppDelegate",
  ]

  func testRC5_forwardedStoppedHandledAndForwarded() {
    let stage = Stage()
    let parent = stage.add(SpyView(), "parent")
    let plain = stage.add("plain", CGRect(0, 0, 50, 50), in: parent)
    let keeping = stage.add(SpyView(), "keeping", CGRect(100, 0, 50, 50), in: parent)
    let both = stage.add(SpyView(), "both", CGRect(200, 0, 50, 50), in: parent)
    both.forwards = true
    stage.tap(25, 25)
    XCTAssertEqual(parent.texts, ["began 1", "ended 1"])
    XCTAssertTrue(parent.heard.first?.touches.first?.view === plain)
    parent.forget()
    stage.tap(125, 25)
    XCTAssertEqual(keeping.texts, ["began 1", "ended 1"])
    XCTAssertEqual(parent.texts, [])
    stage.tap(225, 25)
    XCTAssertEqual(both.texts, ["began 1", "ended 1"])
    XCTAssertEqual(parent.texts, ["began 1", "ended 1"])
  }

  func testRC6_aTapOnALabelAlternatesUpToTheDelegate() {
    let label = TestEventsLabel()
    label.isUserInteractionEnabled = true
    let stage = demo(showing: label)
    stage.down(100, 100)
    XCTAssertEqual(
      stage.chainLines, names.flatMap { ["-[\($0) touchesBegan:withEvent:]", "-[\($0) nextResponder]"] })
    stage.trace.removeAll()
    stage.lift(100, 100)
    XCTAssertEqual(
      stage.chainLines, names.flatMap { ["-[\($0) touchesEnded:withEvent:]", "-[\($0) nextResponder]"] })
  }

  func testRC7_aTapOnAControlReachesOnlyTheControlAndNextIsWalkedOnce() {
    let control = TestEventsControl()
    let stage = demo(showing: control)
    stage.down(100, 100)
    let walk = (["TestEventsControl"] + names.dropFirst()).map { "-[\($0) nextResponder]" }
    XCTAssertEqual(stage.chainLines, ["-[TestEventsControl touchesBegan:withEvent:]"] + walk)
    XCTAssertTrue(control.isTracking)
    stage.move(110, 110)
    XCTAssertEqual(stage.receivers(of: .touchesMoved), ["TestEventsControl"])
    stage.lift(110, 110)
    XCTAssertEqual(stage.receivers(of: .touchesEnded), ["TestEventsControl"])
    XCTAssertFalse(control.isTracking)
    stage.down(100, 100)
    stage.report(.cancelled(100, 100))
    XCTAssertEqual(stage.receivers(of: .touchesCancelled), ["TestEventsControl"])
    XCTAssertFalse(control.isTracking)
  }

  func testR10_aControlThatDoesNotTrackForwards() {
    final class Declining: UIControl {
      var wants = false
      var goesOn = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { wants }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { goesOn }
    }
    let stage = Stage()
    let parent = stage.add(SpyView(), "parent")
    let control = stage.add(Declining(), "control", in: parent)
    stage.tap(100, 100)
    XCTAssertEqual(parent.texts, ["began 1", "ended 1"])
    parent.forget()
    control.wants = true
    control.goesOn = false
    stage.down(100, 100)
    XCTAssertTrue(control.isHighlighted)
    stage.move(110, 110)
    XCTAssertFalse(control.isTracking)
    XCTAssertEqual(parent.texts, [])
    stage.lift(110, 110)
    XCTAssertEqual(parent.texts, ["ended 1"], "what it no longer follows climbs")
  }

  func testR10_aControlFollowsTheFirstFingerOnly() {
    let stage = Stage()
    let parent = stage.add(SpyView(), "parent")
    let control = stage.add(UIControl(), "control", in: parent)
    control.isMultipleTouchEnabled = true
    stage.report(.began(100, 100), .began(200, 200, finger: 1))
    stage.report(.stationary(100, 100), .ended(200, 200, finger: 1))
    XCTAssertTrue(control.isTracking)
    XCTAssertEqual(parent.texts, ["ended 1"], "the other finger is none of the control's")
    stage.report(.ended(100, 100))
    XCTAssertFalse(control.isTracking)
  }

  func testR11_labelsAndImageViewsAreNotHit() {
    let stage = Stage()
    let page = stage.add(SpyView(), "page")
    let label = stage.add(UILabel(), "label", CGRect(0, 0, 50, 50), in: page)
    let image = stage.add(UIImageView(), "image", CGRect(100, 0, 50, 50), in: page)
    XCTAssertFalse(label.isUserInteractionEnabled)
    XCTAssertFalse(image.isUserInteractionEnabled)
    XCTAssertFalse(UILabel().isUserInteractionEnabled)
    XCTAssertTrue(stage.hit(25, 25) === page)
    XCTAssertTrue(stage.hit(125, 25) === page)
    label.isUserInteractionEnabled = true
    XCTAssertTrue(stage.hit(25, 25) === label)
  }

  func testRC8_anOverriddenNextTakesTheEventAnotherWay() {
    final class Detour: UILabel {
      var target: UIResponder?
      override var next: UIResponder? { target ?? super.next }
    }
    let label = Detour()
    label.traceName = "TestEventsLabel"
    label.isUserInteractionEnabled = true
    let stage = demo(showing: label)
    label.target = stage.app.delegate as? AppDelegate
    stage.down(100, 100)
    XCTAssertEqual(
      stage.chainLines,
      ["TestEventsLabel", "AppDelegate"].flatMap {
        ["-[\($0) touchesBegan:withEvent:]", "-[\($0) nextResponder]"]
      })
  }

  func testRC9_aViewFollowsTheFingerByItsTransform() {
    final class Draggable: UIView {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let (old, new) = (touch.previousLocation(in: superview), touch.location(in: superview))
        transform = transform.translatedBy(x: new.x - old.x, y: new.y - old.y)
      }
    }
    let stage = Stage()
    let view = stage.add(Draggable(), "view", CGRect(100, 100, 64, 64))
    stage.down(120, 120)
    stage.move(130, 140)
    stage.move(200, 100)
    stage.lift(200, 100)
    XCTAssertEqual(view.frame, CGRect(180, 80, 64, 64))
    XCTAssertTrue(stage.hit(200, 100) === view)
  }

  // MARK: Paired ends

  /// A child whose parent and grandparent were told of a touch; all of them forward.
  private func family(_ stage: Stage) -> (child: SpyView, parent: SpyView, grandparent: SpyView) {
    let grandparent = stage.add(SpyView(), "grandparent")
    let parent = stage.add(SpyView(), "parent", in: grandparent)
    let child = stage.add(SpyView(), "child", in: parent)
    for view in [child, parent, grandparent] { view.forwards = true }
    return (child, parent, grandparent)
  }

  func testR9_whoeverLearnedOfTheBeginningLearnsOfTheEndOutOfTheChainToo() {
    for end in ["ended", "cancelled"] {
      let stage = Stage()
      let (child, parent, grandparent) = family(stage)
      stage.down(100, 100)
      child.removeFromSuperview()
      if end == "ended" { stage.lift(100, 100) } else { stage.report(.cancelled(100, 100)) }
      XCTAssertEqual(child.texts, ["began 1", "\(end) 1"])
      XCTAssertEqual(parent.texts, ["began 1", "\(end) 1"])
      XCTAssertEqual(
        grandparent.texts, ["began 1", "\(end) 1"], "once, though parent forwards to it as well")
      XCTAssertTrue(parent.heard.last?.touches == child.heard.last?.touches)
    }
  }

  func testR9_whoeverIsReachedTwoWaysLearnsOfTheEndOnce() {
    let stage = Stage()
    let (child, parent, grandparent) = family(stage)
    stage.down(100, 100)
    grandparent.addSubview(child)
    stage.lift(100, 100)
    for view in [child, parent, grandparent] { XCTAssertEqual(view.texts, ["began 1", "ended 1"]) }
  }

  func testR9_anUnchangedChainHearsEachEndOnce() {
    let stage = Stage()
    let (child, parent, grandparent) = family(stage)
    stage.tap(100, 100)
    stage.tap(100, 100)
    for view in [child, parent, grandparent] {
      XCTAssertEqual(view.texts, ["began 1", "ended 1", "began 1", "ended 1"])
    }
  }

  func testR9_anOverrideThatForwardsOnlyTheBeginning() {
    final class Half: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let stage = Stage()
    let parent = stage.add(SpyView(), "parent")
    stage.add(Half(), "half", in: parent)
    stage.tap(100, 100)
    XCTAssertEqual(parent.texts, ["began 1", "ended 1"])
  }

  func testR9_movesFollowTheChainAsItIs() {
    let stage = Stage()
    let other = stage.add(SpyView(), "other")
    let (child, parent, grandparent) = family(stage)
    stage.down(100, 100)
    other.addSubview(child)
    stage.move(110, 110)
    stage.lift(110, 110)
    XCTAssertEqual(child.texts, ["began 1", "moved 1", "ended 1"])
    XCTAssertEqual(other.texts, ["moved 1", "ended 1"])
    XCTAssertEqual(parent.texts, ["began 1", "ended 1"])
    XCTAssertEqual(grandparent.texts, ["began 1", "ended 1"])
  }

  func testR9_twoFingersEndOneByOne() {
    let stage = Stage()
    let (child, parent, _) = family(stage)
    child.isMultipleTouchEnabled = true
    stage.report(.began(100, 100), .began(200, 200, finger: 1))
    child.removeFromSuperview()
    stage.report(.ended(100, 100), .stationary(200, 200, finger: 1))
    XCTAssertEqual(parent.texts, ["began 2", "ended 1"])
    stage.report(.ended(200, 200, finger: 1))
    XCTAssertEqual(parent.texts, ["began 2", "ended 1", "ended 1"])
  }

  func testR9_withoutATraceTheSame() {
    let stage = Stage()
    stage.device.trace = nil
    let (child, parent, grandparent) = family(stage)
    stage.down(100, 100)
    child.removeFromSuperview()
    stage.lift(100, 100)
    XCTAssertEqual(parent.texts, ["began 1", "ended 1"])
    XCTAssertEqual(grandparent.texts, ["began 1", "ended 1"])
  }

  func testR9_nobodyIsKeptOnceTheTouchIsOver() {
    let stage = Stage()
    weak var gone: UIView?
    let child = SpyView()
    child.forwards = true
    do {
      let parent = stage.add(UIView(), "parent")
      gone = parent
      stage.add(child, "child", in: parent)
      stage.tap(100, 100)
      child.removeFromSuperview()
      parent.removeFromSuperview()
    }
    XCTAssertNotNil(child.heard.first?.touches.first, "the touch is kept, against all advice")
    XCTAssertNil(gone)
  }
}
