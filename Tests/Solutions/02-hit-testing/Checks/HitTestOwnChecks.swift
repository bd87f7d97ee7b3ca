import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

/// The bug hunt of exercise 2.2 (extra, no points).
///
/// **Given.** Many wrong answers to exercise 2.2, each with one mistake. You do not see their code.
///
/// **Task.** Write the checks that catch them. Each wrong answer must fail at least one of your checks, and every right
/// answer must pass them all. One is done for you.
///
/// **Judged.** Your checks are run on several right answers and on every wrong one. A check that fails on a right answer
/// catches nothing. In a copy without wrong answers your checks are tried on your own answer.
///
/// Try: make hunt EXERCISE=2.2
/// Read: chapters/02-hit-testing/README.md#when-two-views-overlap
final class HitTestOwnChecks: CheckCase {
  /// What cannot be seen cannot be touched.
  func testHiddenSubview() {
    let (view, subview) = family()
    subview.isHidden = true
    XCTAssertIdentical(view.hitTest(middle, with: nil), view, "the subview is hidden")
  }

  // solution
  func testLabelsAreEmpty() {
    let (view, _) = family()
    let label = UILabel(frame: view.bounds)
    label.isUserInteractionEnabled = true
    view.addSubview(label)
    XCTAssertIdentical(view.hitTest(middle, with: nil), label, "a label is a view like any other")
  }

  func testRaisesTheLayer() {
    let (view, subview) = family()
    _ = view.hitTest(middle, with: nil)
    XCTAssertEqual(subview.layer.zPosition, 0, "a search changes nothing")
  }

  func testForwardOrder() {
    let (view, subview) = family()
    let front = SearchingView(frame: subview.frame)
    view.addSubview(front)
    XCTAssertIdentical(view.hitTest(middle, with: nil), front, "the last subview is in front")
  }

  func testNoConversion() {
    let (view, subview) = family()
    let inner = SearchingView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    subview.addSubview(inner)
    XCTAssertIdentical(view.hitTest(CGPoint(x: 65, y: 65), with: nil), inner)
  }

  func testConvertsTheOtherWay() {
    let (view, subview) = family()
    XCTAssertIdentical(view.hitTest(CGPoint(x: 42, y: 42), with: nil), subview)
    XCTAssertIdentical(view.hitTest(CGPoint(x: 30, y: 30), with: nil), view)
  }

  func testSubtractsTheFrame() {
    let (view, subview) = family()
    subview.bounds.origin = CGPoint(x: 500, y: 500)
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "the subview is scrolled")
  }

  func testAlphaLimitTooHigh() {
    let (view, subview) = family()
    subview.alpha = 0.01
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview)
  }

  func testOnlyAlphaZero() {
    let (view, subview) = family()
    subview.alpha = 0.009
    XCTAssertIdentical(view.hitTest(middle, with: nil), view)
  }

  func testIgnoresInteraction() {
    let (view, subview) = family()
    subview.isUserInteractionEnabled = false
    XCTAssertIdentical(view.hitTest(middle, with: nil), view)
  }

  func testNilWithoutSubview() {
    let (view, _) = family()
    XCTAssertIdentical(view.hitTest(CGPoint(x: 5, y: 5), with: nil), view)
  }

  func testEdgesInclusive() {
    let (view, _) = family()
    XCTAssertNil(view.hitTest(CGPoint(x: 100, y: 50), with: nil))
    XCTAssertNil(view.hitTest(CGPoint(x: 50, y: 100), with: nil))
  }

  func testBoundsInsteadOfPointInside() {
    let view = WideView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertIdentical(view.hitTest(CGPoint(x: 15, y: 5), with: nil), view)
  }

  func testForgetsPointInside() {
    let (view, subview) = family()
    subview.frame.origin.x = 90
    XCTAssertNil(view.hitTest(CGPoint(x: 110, y: 50), with: nil), "the subview sticks out there")
  }

  func testPointInsideOfSubviews() {
    let (view, _) = family()
    view.addSubview(ShyView(frame: view.bounds))
    XCTAssertNotIdentical(view.hitTest(middle, with: nil), view.subviews.last)
  }

  func testAsksTwice() {
    let (view, _) = family()
    let counter = CountingView(frame: view.bounds)
    view.addSubview(counter)
    _ = view.hitTest(middle, with: nil)
    XCTAssertEqual(counter.questions, 1)
  }

  func testLosesTheEvent() {
    let (view, _) = family()
    let counter = CountingView(frame: view.bounds)
    view.addSubview(counter)
    let event = Stage().event
    _ = view.hitTest(middle, with: event)
    XCTAssertIdentical(counter.event, event)
  }

  func testRemembersTheLastAnswer() {
    let (view, subview) = family()
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview)
    subview.isHidden = true
    XCTAssertIdentical(view.hitTest(middle, with: nil), view, "the subview is hidden by now")
  }

  func testClipsByItself() {
    let view = WideView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.clipsToBounds = true
    XCTAssertIdentical(view.hitTest(CGPoint(x: 15, y: 5), with: nil), view)
    let subview = UIView(frame: CGRect(x: 12, y: 0, width: 10, height: 10))
    view.addSubview(subview)
    XCTAssertIdentical(view.hitTest(CGPoint(x: 15, y: 5), with: nil), subview)
  }

  func testClearIsNothing() {
    let (view, subview) = family()
    subview.backgroundColor = .clear
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "fingers see no colors")
  }

  func testChangesTheView() {
    let (view, subview) = family()
    _ = view.hitTest(middle, with: nil)
    XCTAssertEqual(subview.tag, 0, "a search changes nothing")
  }

  func testNegativeTags() {
    let (view, subview) = family()
    subview.tag = -1
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "a tag is a number like any other")
  }

  func testNotInControls() {
    let (view, subview) = family()
    let control = UIControl()
    control.addSubview(view)
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "what the view is in makes no difference")
    view.removeFromSuperview()
    control.addSubview(subview)
    control.isUserInteractionEnabled = false
    _ = subview.hitTest(CGPoint(x: 10, y: 10), with: nil)
    XCTAssertFalse(control.isUserInteractionEnabled, "a search changes nothing")
    XCTAssertFalse(control.isHighlighted, "a search changes nothing")
  }

  func testChangesTheWindow() {
    let (view, _) = family()
    let front = WishingView(frame: view.bounds)
    view.addSubview(front)
    let stage = Stage()
    stage.window.addSubview(view)
    let other = UIWindow(frame: stage.window.bounds)
    other.makeKeyAndVisible()
    _ = view.hitTest(middle, with: nil)
    XCTAssertFalse(stage.window.isKeyWindow, "another window is the key window")
    XCTAssertEqual(front.wishes, 0, "a search leaves the first responder as it is")
  }

  func testSuperviewsAreAnswers() {
    let (view, subview) = family()
    let front = HumbleView(frame: subview.frame)
    view.addSubview(front)
    XCTAssertIdentical(view.hitTest(middle, with: nil), view, "the view in front answers with its superview")
  }

  func testByHeight() {
    let (view, subview) = family()
    let front = SearchingView(frame: subview.frame)
    view.addSubview(front)
    subview.layer.zPosition = 1
    XCTAssertIdentical(view.hitTest(middle, with: nil), front, "layers make no difference")
  }

  func testFirstResponderFirst() {
    let (view, subview) = family()
    let behind = UITextField(frame: view.bounds)
    view.insertSubview(behind, at: 0)
    let stage = Stage()
    stage.window.addSubview(view)
    behind.becomeFirstResponder()
    XCTAssertTrue(behind.isFirstResponder)
    XCTAssertIdentical(
      view.hitTest(middle, with: stage.event), subview, "it is in front of the first responder")
  }

  func testVisibleAnswersOnly() {
    let (view, _) = family()
    let front = AnsweringView(frame: view.bounds)
    view.addSubview(front)
    XCTAssertIdentical(view.hitTest(middle, with: nil), front.answer, "what a subview answers counts")
  }

  func testLooksAtItsAncestors() {
    let (view, subview) = family()
    view.isHidden = true
    XCTAssertIdentical(subview.hitTest(CGPoint(x: 10, y: 10), with: nil), subview, "it is not hidden itself")
  }

  func testAsksOnlyItsOwnClass() {
    let (view, _) = family()
    let front = UIView(frame: view.bounds)
    view.addSubview(front)
    XCTAssertIdentical(view.hitTest(middle, with: nil), front)
  }

  func testAsksTheLastTwelve() {
    let (view, subview) = family()
    for _ in 0..<30 { view.addSubview(UIView()) }
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "thirty empty views are in front of it")
  }

  func testSixteenLevels() {
    let (view, subview) = family()
    var inner: UIView = subview
    for _ in 0..<40 {
      let next = SearchingView(frame: inner.bounds)
      inner.addSubview(next)
      inner = next
    }
    XCTAssertIdentical(view.hitTest(middle, with: nil), inner, "it is forty levels deep")
  }

  func testNotInWindows() {
    let (view, subview) = family()
    let stage = Stage()
    stage.window.addSubview(view)
    XCTAssertIdentical(stage.window.hitTest(middle, with: nil), subview, "all that lies in a window")
  }

  func testEmptyViewsHaveNoSubviews() {
    let view = WideView(frame: .zero)
    let subview = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    view.addSubview(subview)
    XCTAssertIdentical(view.hitTest(.zero, with: nil), subview, "an empty view may be inside all the same")
  }

  func testStopsAtNil() {
    let (view, subview) = family()
    view.addSubview(ShyView(frame: view.bounds))
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "the one in front answers nil")
  }

  func testScrolledOrTurned() {
    let (view, subview) = family()
    subview.bounds.origin = CGPoint(x: 500, y: 500)
    subview.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "the subview is scrolled and turned")
  }

  func testKeepsTheFirstSubviews() {
    let (view, subview) = family()
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview)
    let front = UIView(frame: subview.frame)
    view.addSubview(front)
    XCTAssertIdentical(view.hitTest(middle, with: nil), front, "it has come since")
  }

  func testSkipsDisabledControls() {
    let (view, _) = family()
    let control = SearchedControl(frame: view.bounds)
    control.isEnabled = false
    view.addSubview(control)
    _ = view.hitTest(middle, with: nil)
    XCTAssertTrue(control.isAsked, "a disabled control is asked; it answers nil by itself")
  }

  func testCallsSuper() {
    let stage = Stage()
    let trace = Trace()
    stage.device.trace = trace
    let event = stage.event
    trace.removeAll()
    let (view, _) = family()
    _ = view.hitTest(middle, with: event)
    XCTAssertFalse(
      trace.entries.contains { $0.event == .call(.hitTest) }, "the engine's own search leaves traces")
  }

  func testAnchorInTheMiddle() {
    let (view, subview) = family()
    subview.layer.anchorPoint = .zero
    subview.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    XCTAssertIdentical(view.hitTest(CGPoint(x: 75, y: 75), with: nil), subview, "its anchor is a corner")
  }

  func testBlindToThePointer() {
    let (view, subview) = family()
    XCTAssertIdentical(view.hitTest(middle, with: HoverEvent()), subview, "events make no difference")
  }

  func testSecondFingerFallsThrough() {
    let (view, subview) = family()
    let stage = Stage()
    stage.window.addSubview(view)
    let event = stage.event
    let share = CGPoint(x: 50 / stage.window.bounds.width, y: 50 / stage.window.bounds.height)
    stage.device.digitizer.report([Contact(index: 0, phase: .began, location: share)])
    stage.device.settle()
    XCTAssertIdentical(view.hitTest(middle, with: event), subview, "it is found while it has a finger")
  }

  func testNoQuestionInAQuestion() {
    let (view, subview) = family()
    let loupe = LoupeView(frame: view.bounds)
    view.addSubview(loupe)
    _ = view.hitTest(middle, with: nil)
    XCTAssertIdentical(loupe.found, subview, "a subview asks its superview while it is asked")
  }

  func testRecognizersFirst() {
    let (view, subview) = family()
    for _ in 0..<3 { view.addGestureRecognizer(UITapGestureRecognizer()) }
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "recognizers make no difference")
  }

  func testHeldControl() {
    let (view, subview) = family()
    let control = HeldControl(frame: view.bounds)
    control.isExclusiveTouch = true
    view.insertSubview(control, at: 0)
    let stage = Stage()
    stage.window.addSubview(view)
    let event = stage.event
    let share = CGPoint(x: 10 / stage.window.bounds.width, y: 10 / stage.window.bounds.height)
    stage.device.digitizer.report([Contact(index: 0, phase: .began, location: share)])
    stage.device.settle()
    XCTAssertTrue(control.isTracking)
    XCTAssertIdentical(view.hitTest(middle, with: event), subview, "it is in front of a held control")
    XCTAssertIdentical(view.hitTest(CGPoint(x: 5, y: 5), with: event), control)
    XCTAssertFalse(control.isCancelled, "a search takes no finger away")
  }

  func testScrollViews() {
    let (view, _) = family()
    let scrollView = WideScrollView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    scrollView.contentSize = CGSize(width: 10, height: 10)
    scrollView.contentOffset.x = 0.5
    view.addSubview(scrollView)
    XCTAssertIdentical(view.hitTest(middle, with: nil), scrollView, "it is larger than its content")
    XCTAssertEqual(scrollView.place.x, 10.5, "content may stop between whole points")
    XCTAssertIdentical(
      view.hitTest(CGPoint(x: 35, y: 50), with: nil), scrollView, "its point(inside:with:) says so")
  }

  func testSubviewsThatCannotBeTouchedAnswer() {
    let (view, _) = family()
    let front = AnsweringView(frame: view.bounds)
    view.addSubview(front)
    front.alpha = 0
    XCTAssertIdentical(view.hitTest(middle, with: nil), front.answer, "a transparent view may answer")
    (front.alpha, front.isHidden) = (1, true)
    XCTAssertIdentical(view.hitTest(middle, with: nil), front.answer, "and so may a hidden one")
  }

  func testWindowOfTheEvent() {
    let (view, subview) = family()
    let stage = Stage()
    let event = stage.event
    stage.device.digitizer.report([Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5))])
    stage.device.settle()
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    XCTAssertIdentical(view.hitTest(middle, with: event), subview, "the finger is in another window")
  }

  func testOverridesOfSettings() {
    let (view, subview) = family()
    view.addSubview(NeverSeenView(frame: view.bounds))
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "the one in front says that it's hidden")
  }

  func testNotInHiddenWindows() {
    let (view, subview) = family()
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.isHidden = true
    XCTAssertIdentical(view.hitTest(middle, with: nil), subview, "the view itself isn't hidden")
  }

  func testControllersAndCells() {
    let (view, subview) = family()
    let controller = UIViewController()
    controller.view = UIView(frame: subview.frame)
    view.addSubview(controller.view)
    XCTAssertIdentical(view.hitTest(middle, with: nil), controller.view, "it is a subview like any other")
    let cell = UITableViewCell()
    cell.frame = subview.frame
    view.addSubview(cell)
    let content = cell.contentView
    cell.layoutIfNeeded()
    XCTAssertIdentical(view.hitTest(middle, with: nil), content, "the cell answers with its content")
  }

  func testTakesSeveralFingers() {
    XCTAssertFalse(
      family().view.isMultipleTouchEnabled, "a view takes one finger until an app says otherwise")
  }

  func testLaysNothingOut() {
    let stage = Stage()
    let view = LaidOutView(frame: stage.window.bounds)
    stage.show(view)
    stage.device.settle()
    view.timesLaidOut = 0
    _ = view.hitTest(middle, with: nil)
    stage.device.settle()
    XCTAssertEqual(view.timesLaidOut, 0, "a search asks for no layout")
    view.setNeedsLayout()
    _ = view.hitTest(middle, with: nil)
    XCTAssertEqual(view.timesLaidOut, 0, "a search doesn't lay out")
  }

  func testKeepsWhatItFound() {
    let view = SearchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var kept: UIView?
    do {
      let subview = UIView(frame: view.bounds)
      view.addSubview(subview)
      XCTAssertIdentical(view.hitTest(middle, with: nil), subview)
      subview.removeFromSuperview()
      kept = subview
    }
    XCTAssertNil(kept, "the app has let go of it")
  }

  // starter
  // // Yours follow here.
  // end

  private let middle = CGPoint(x: 50, y: 50)

  /// A view and a subview around its middle.
  private func family() -> (view: SearchingView, subview: SearchingView) {
    let view = SearchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subview = SearchingView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    view.addSubview(subview)
    return (view, subview)
  }
}
// solution

/// A view that is larger than its bounds say.
private final class WideView: SearchingView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A disabled control that notes whether it is asked.
private final class SearchedControl: UIControl {
  private(set) var isAsked = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isAsked = true
    return super.hitTest(point, with: event)
  }
}

/// A view that is inside but never answers.
private final class ShyView: SearchingView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// A view that says that it is hidden.
private final class NeverSeenView: SearchingView {
  override var isHidden: Bool {
    get { true }
    set {}
  }
}

/// A view that counts how often it is laid out.
private final class LaidOutView: SearchingView {
  var timesLaidOut = 0

  override func layoutSubviews() { timesLaidOut += 1 }
}

/// A view that counts how often it is made the first responder.
private final class WishingView: SearchingView {
  private(set) var wishes = 0

  override func becomeFirstResponder() -> Bool {
    wishes += 1
    return super.becomeFirstResponder()
  }
}

/// A view that answers with another one, which is hidden.
private final class AnsweringView: SearchingView {
  let answer = UIView()

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    (answer.isHidden, answer.isUserInteractionEnabled) = (true, false)
    return answer
  }
}

/// A view that answers with its superview.
private final class HumbleView: SearchingView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { superview }
}

/// The event of a pointer that hovers.
private final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
}

/// A view that looks what is behind it when it is asked.
private final class LoupeView: UIView {
  private(set) var found: UIView?
  private var isLooking = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isLooking { return nil }
    isLooking = true
    found = superview?.hitTest(convert(point, to: superview), with: event)
    isLooking = false
    return nil
  }
}

/// A view that counts how often it is asked, and keeps what it is asked with.
private final class CountingView: SearchingView {
  var questions = 0
  var event: UIEvent?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    questions += 1
    self.event = event
    return super.hitTest(point, with: event)
  }
}

/// A control that notes whether its finger is taken away.
private final class HeldControl: UIControl {
  private(set) var isCancelled = false

  override func cancelTracking(with event: UIEvent?) { isCancelled = true }
}

/// A scroll view that is larger than its bounds say, and notes where it is asked.
private final class WideScrollView: UIScrollView {
  private(set) var place = CGPoint.zero

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    place = point
    return bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
// starter
// end
