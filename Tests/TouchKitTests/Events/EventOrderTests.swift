import TouchKit
import XCTest

/// The order of events where public re-implementations of UIKit differ from what Apple documents.
///
/// Each test says in its name what UIKit does; the comment says what the others do.
final class EventOrderTests: XCTestCase {
  /// Writes down what a control sends, with its state at that moment.
  private func listen(_ control: UIControl, _ note: @escaping (String) -> Void) {
    let events: [(UIControl.Event, String)] = [
      (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
      (.touchDragExit, "dragExit"), (.touchDown, "down"), (.touchUpInside, "upInside"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"), (.valueChanged, "valueChanged"),
      (.editingDidBegin, "didBegin"), (.editingDidEnd, "didEnd"),
    ]
    for (event, name) in events {
      control.addAction(
        UIAction { [unowned control] _ in
          note(
            "\(name)\(control.isTracking ? " tracking" : "")\(control.isHighlighted ? " highlighted" : "")")
        }, for: event)
    }
  }

  /// Elsewhere one event with two bits is sent, so the order is that of the targets: here inside comes before enter.
  func testC4_exitAndEnterComeBeforeOutsideAndInsideWhoeverListenedFirst() {
    let stage = Stage(.iOS6)
    let control = stage.add(UIControl(), nil, CGRect(200, 200, 50, 50))
    var lines: [String] = []
    listen(control) { lines.append($0) }
    stage.down(225, 225)
    stage.move(225, 400)
    stage.move(225, 225)
    stage.lift(225, 225)
    XCTAssertEqual(
      lines,
      [
        "down tracking highlighted", "dragExit tracking", "dragOutside tracking",
        "dragEnter tracking highlighted", "dragInside tracking highlighted", "upInside highlighted",
      ])
  }

  /// Elsewhere the control is highlighted only after the actions of the landing, and tracks during those of the lift.
  func testC3_C5_aControlIsHighlightedInTouchDownAndNoLongerTracksInTouchUp() {
    let stage = Stage(.iOS6)
    let button = stage.add(UIButton(), nil, CGRect(200, 200, 50, 50))
    var lines: [String] = []
    listen(button) { lines.append($0) }
    stage.tap(225, 225)
    XCTAssertEqual(lines, ["down tracking highlighted", "upInside highlighted"])
    XCTAssertFalse(button.isHighlighted)
  }

  /// Elsewhere the highlight stays when the touch is cancelled.
  func testC6_aCancelledControlIsNotHighlightedAnyMore() {
    let stage = Stage(.iOS6)
    let button = stage.add(UIButton(), nil, CGRect(200, 200, 50, 50))
    var lines: [String] = []
    listen(button) { lines.append($0) }
    stage.down(225, 225)
    stage.device.interrupt()
    XCTAssertEqual(lines, ["down tracking highlighted", "cancel"])
    XCTAssertFalse(button.isHighlighted)
    XCTAssertFalse(button.isTouchInside)
  }

  /// Elsewhere a control that declines is highlighted all the same.
  func testC3_aControlThatDeclinesIsNotHighlighted() {
    final class Declining: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let stage = Stage(.iOS6)
    let control = stage.add(Declining(), nil, CGRect(200, 200, 50, 50))
    stage.down(225, 225)
    XCTAssertFalse(control.isHighlighted)
    XCTAssertFalse(control.isTracking)
  }

  /// Elsewhere the same target and action are listed, and called, twice.
  func testC10_theSameTargetAndActionTwiceIsCalledOnce() {
    final class Target: UIResponder {
      var calls = 0
      func act() { calls += 1 }
      override class var actions: [ActionMethod] { [ActionMethod("act", Target.act)] }
    }
    let stage = Stage(.iOS6)
    let button = stage.add(UIButton(), nil, CGRect(200, 200, 50, 50))
    let target = Target()
    button.addTarget(target, action: Selector(("act")), for: .touchUpInside)
    button.addTarget(target, action: Selector(("act")), for: .touchUpInside)
    stage.tap(225, 225)
    XCTAssertEqual(target.calls, 1)
  }

  /// Elsewhere switching a control off switches its user interaction off, and on again with it.
  func testC20_H9_aDisabledControlKeepsItsUserInteractionAndLetsFingersThroughToItsSuperview() {
    let stage = Stage(.iOS13)
    let root = stage.add(SpyView(), "Root")
    let button = stage.add(UIButton(), nil, CGRect(200, 200, 50, 50), in: root)
    button.isEnabled = false
    XCTAssertTrue(button.isUserInteractionEnabled)
    stage.tap(225, 225)
    XCTAssertEqual(root.texts, ["began 1", "ended 1"])
    button.isUserInteractionEnabled = false
    button.isEnabled = true
    XCTAssertFalse(button.isUserInteractionEnabled)
  }

  /// Elsewhere the bits have other values.
  func testC20_theBitsOfAControlsState() {
    XCTAssertEqual(
      [UIControl.State.normal, .highlighted, .disabled, .selected, .focused].map { $0.rawValue },
      [0, 1, 2, 4, 8])
  }

  /// Elsewhere the view hears of a touch before its recognizers, and only one recognizer of a view hears of it.
  func testG8_everyRecognizerOnTheWayHearsOfATouchBeforeTheView() {
    final class Listening: UIGestureRecognizer {
      var onTouch: (() -> Void)?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { onTouch?() }
    }
    let stage = Stage(.iOS13)
    let root = stage.add("Root")
    let child = stage.add(SpyView(), "Child", CGRect(100, 100, 100, 100), in: root)
    var lines: [String] = []
    for (name, view) in [("root", root), ("child 1", child), ("child 2", child)] {
      let recognizer = Listening()
      recognizer.onTouch = { lines.append(name) }
      view.addGestureRecognizer(recognizer)
    }
    child.onTouches = { _ in lines.append("view") }
    stage.down(150, 150)
    XCTAssertEqual(Set(lines.dropLast()), ["root", "child 1", "child 2"])
    XCTAssertEqual(lines.count, 4)
    XCTAssertEqual(lines.last, "view")
  }

  /// Elsewhere a recognized gesture only stops the touches, and the view is never told.
  func testG21_theViewIsToldThatATouchWasTakenAwayAfterTheGesturesAction() {
    let stage = Stage(.iOS13)
    let view = stage.add(SpyView(), "View")
    var lines: [String] = []
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: { (_: EventOrderTests) -> () -> Void in { lines.append("action") } })
    view.addGestureRecognizer(tap)
    view.onTouches = { lines.append("\($0.phase)") }
    stage.tap(100, 100)
    XCTAssertEqual(lines, ["began", "action", "cancelled"])
  }

  /// Elsewhere a button is a view with a tap recognizer, so a long press does nothing.
  func testC1_aButtonActsHoweverLongItWasPressed() {
    let stage = Stage(.iOS13)
    let button = stage.add(UIButton(), nil, CGRect(200, 200, 50, 50))
    var lines: [String] = []
    listen(button) { lines.append($0) }
    stage.tap(225, 225, hold: 30)
    XCTAssertEqual(lines.last, "upInside highlighted")
  }

  /// Elsewhere a touch forgets its view when that goes away, and the rest of it is lost.
  func testT3_aViewThatIsRemovedInMidTouchHearsTheRestOfIt() {
    let stage = Stage(.iOS13)
    let view = stage.add(SpyView(), "View", CGRect(100, 100, 100, 100))
    stage.down(150, 150)
    view.removeFromSuperview()
    stage.move(160, 150)
    stage.lift(160, 150)
    XCTAssertEqual(view.texts, ["began 1", "moved 1", "ended 1"])
  }

  /// Elsewhere the bounds' origin does not count when a point is looked for.
  func testH4_aPointIsLookedForWhereTheContentWasScrolledTo() {
    let stage = Stage(.iOS13)
    let scroll = stage.add(UIScrollView(), "Scroll", CGRect(0, 0, 200, 200))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let child = stage.add("Child", CGRect(0, 500, 200, 50), in: scroll)
    scroll.contentOffset.y = 450
    XCTAssertTrue(stage.hit(100, 60) === child)
    XCTAssertTrue(stage.hit(100, 150) === scroll)
    XCTAssertTrue(scroll.point(inside: CGPoint(x: 10, y: 600), with: nil))
    XCTAssertFalse(scroll.point(inside: CGPoint(x: 10, y: 10), with: nil))
  }

  /// Elsewhere the order depends on which of the two the class tells first.
  func testC5_aControlsValueChangesBeforeItsTouchUp() {
    let stage = Stage(.iOS13)
    let segments = stage.add(UISegmentedControl(items: ["A", "B"]), nil, CGRect(100, 100, 100, 40))
    let toggle = stage.add(UISwitch(), nil, CGRect(100, 200, 51, 31))
    for (control, x, y) in [(segments, 175, 120), (toggle, 125, 215)] as [(UIControl, CGFloat, CGFloat)] {
      var lines: [String] = []
      listen(control) { lines.append(String($0.prefix { $0 != " " })) }
      stage.tap(x, y)
      // A switch does not track (fact C21).
      XCTAssertEqual(lines, (control === toggle ? [] : ["down"]) + ["valueChanged", "upInside"])
    }
  }

  /// Elsewhere a button in a scroll view hears of a quick tap's landing at once, or not at all.
  func testV4_aQuickTapInAScrollViewIsDownAndUpAtTheLift() {
    let stage = Stage(.iOS13)
    let scroll = stage.add(UIScrollView(), "Scroll")
    scroll.contentSize = CGSize(width: 512, height: 2000)
    let button = stage.add(UIButton(), nil, CGRect(200, 200, 50, 50), in: scroll)
    var lines: [String] = []
    listen(button) { lines.append($0) }
    stage.down(225, 225)
    stage.device.advance(by: 0.1)
    XCTAssertEqual(lines, [])
    stage.lift(225, 225)
    XCTAssertEqual(lines, ["down tracking highlighted", "upInside highlighted"])
  }

  /// Elsewhere the new field begins before the old one has ended.
  func testR12_theOldFieldEndsEditingBeforeTheNewOneBegins() {
    let stage = Stage(.iOS13)
    var lines: [String] = []
    let fields = [100, 200].map { y in stage.add(UITextField(), nil, CGRect(100, y, 100, 40)) }
    for (index, field) in fields.enumerated() {
      listen(field) { line in if line.hasPrefix("did") { lines.append("\(index) \(line)") } }
    }
    stage.tap(150, 120)
    stage.tap(150, 220)
    XCTAssertEqual(lines.map { $0.prefix(10) }, ["0 didBegin", "0 didEnd", "1 didBegin"])
  }

  /// Elsewhere each touch's view is told of all touches of the window at once.
  func testT8_aViewHearsOfItsOwnTouchesOnlyAndOfEachPhaseApart() {
    let stage = Stage(.iOS13)
    let left = stage.add(SpyView(), "Left", CGRect(0, 0, 200, 500))
    let right = stage.add(SpyView(), "Right", CGRect(250, 0, 200, 500))
    left.isMultipleTouchEnabled = true
    stage.report(.began(50, 50), .began(100, 50, finger: 1), .began(300, 50, finger: 2))
    stage.report(.moved(50, 60), .ended(100, 50, finger: 1), .stationary(300, 50, finger: 2))
    XCTAssertEqual(left.texts, ["began 2", "moved 1", "ended 1"])
    XCTAssertEqual(right.texts, ["began 1"])
  }

  func testR12_endEditingTakesTheFocusFromWhateverIsInside() {
    final class Stubborn: UITextField {
      override var canResignFirstResponder: Bool { false }
    }
    let stage = Stage(.iOS13)
    let root = stage.add("Root")
    let other = stage.add("Other")
    let field = stage.add(UITextField(), nil, CGRect(100, 100, 100, 40), in: root)
    field.becomeFirstResponder()
    XCTAssertTrue(other.endEditing(false))
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(root.endEditing(false))
    XCTAssertFalse(field.isFirstResponder)
    let stubborn = stage.add(Stubborn(), nil, CGRect(100, 200, 100, 40), in: root)
    stubborn.becomeFirstResponder()
    XCTAssertFalse(root.endEditing(false))
    XCTAssertTrue(stubborn.isFirstResponder)
    XCTAssertTrue(stage.window.endEditing(true))
    XCTAssertFalse(stubborn.isFirstResponder)
  }
}
