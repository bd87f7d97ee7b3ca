import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class PhotoViewerChecks: CheckCase {
  func testOneTapTogglesTheBars() {
    check("one tap toggles the bars, within 0.35 s of the lift") { .taps(1, onStar: false, in: $0, &$1) }
  }

  func testTwoTapsZoomAndDoNothingElse() {
    check("two taps zoom at the second lift, and do nothing else") { .taps(2, onStar: false, in: $0, &$1) }
  }

  func testTheStarActsAtOnce() {
    check("each tap on the star makes it a favourite, at its lift, and does nothing else") {
      .taps($1.number(1...6), onStar: true, in: $0, &$1)
    }
  }

  func testASwipeShowsTheNextPhoto() {
    check("a quick stroke to the left shows the next photo while the finger moves, and does nothing else") {
      .swipe(in: $0, &$1)
    }
  }

  func testOtherDragsMoveThePhoto() {
    check("a drag in another direction moves the photo, after 60 points at the latest", count: 40) {
      .drag(in: $0, &$1)
    }
  }

  func testASlowDragToTheLeftMovesThePhoto() {
    check("a slow drag to the left is no swipe: it moves the photo, after 0.6 s at the latest", count: 10) {
      .slowDrag(in: $0, &$1)
    }
  }

  func testOneThingAfterTheOther() {
    forAll("everything works again, whatever came before", count: 1) { random in
      let place = ViewerGesture.Place(size: CGSize(width: 375, height: 667))
      return (
        place,
        (0..<120).map { number -> ViewerGesture in
          switch [0, 0, 1, 2, 2, 1, 3, 3, 4, 4][number % 10] {
          case 0: return .taps(2, onStar: false, in: place, &random)
          case 1: return .swipe(in: place, &random)
          case 2: return .taps(1, onStar: false, in: place, &random)
          case 3: return .taps(1, onStar: true, in: place, &random)
          default: return .drag(in: place, &random)
          }
        }
      )
    } describe: { _ in
      "everything twice, again and again"
    } check: {
      Self.complaint(about: $0.1, in: $0.0)
    }
  }

  func testControlsKeepTheirTaps() {
    let control = ViewerStory.control
    let right = CGPoint(x: control.x + 90, y: control.y)
    compare(
      "a tap on a control is the control's, and a drag from it is none, even one that comes back",
      judgesTheEnd: false,
      ViewerStory().taps(control).look, ViewerStory().drag(control, right, control).look,
      ViewerStory().drag(control, CGPoint(x: 5, y: control.y), control).look)
  }

  func testHoldsOnTheStar() {
    let (star, photo) = (ViewerStory.star, ViewerStory.photo)
    compare(
      "a swipe or a drag may begin on the star",
      ViewerStory().drag(star, CGPoint(x: star.x - 200, y: star.y)).look,
      ViewerStory().drag(star, CGPoint(x: star.x, y: star.y + 200)).look)
    compare(
      "taps on the star and on the photo are never one gesture",
      // Whether the tap on the photo still comes, if one on the star follows, isn't said.
      ViewerStory().taps(photo, star), ViewerStory().taps(star, photo).look,
      ViewerStory().taps(star, photo, star, star))
  }

  func testHoldsWhateverCameRightBefore() {
    let (photo, star) = (ViewerStory.photo, ViewerStory.star)
    let drags = [CGPoint(x: 100, y: photo.y), CGPoint(x: photo.x, y: 450)].map {
      ViewerStory().drag(photo, $0)
    }
    let all = drags + [ViewerStory().taps(star)]
    for first in all + [ViewerStory().taps(photo)] {
      for second in all {
        compare(
          "a swipe, a drag or a tap on the star may come right after something else", first.then(second).look)
      }
    }
    compare("after two quick taps, a third one is one tap", ViewerStory().taps(photo, photo, photo).look)
  }

  func testHoldsItsSettings() {
    let viewer = PhotoViewer(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    for (name, view) in [("the viewer", viewer), ("the star", viewer.star)] {
      let (actual, expected) = (ViewSettings(of: view).interaction, ViewSettings(of: UIView()).interaction)
      if actual != expected {
        XCTFail(
          "asked: \(name) takes fingers as a plain view does\nexpected: \(expected)\ngot:      \(actual)")
      }
      for recognizer in view.gestureRecognizers ?? []
      where !recognizer.cancelsTouchesInView
        || recognizer.delaysTouchesBegan || !recognizer.delaysTouchesEnded
      {
        XCTFail("asked: when views hear of touches stays as it was\nwhat differs: \(type(of: recognizer))")
      }
    }
  }

  func testHoldsBesideRecognizersOfTheApp() {
    for (kind, plan) in [(AppRecognizer.tap, Self.tap), (.pan, .strokes(CGPoint(x: -150, y: 0)))] {
      var actions = 0
      let (other, listener) = (kind.make(), ActionListener { _ in actions += 1 })
      other.addTarget(listener, action: ActionListener.hear)
      _ = Self.acts(for: plan.moved(to: CGPoint(x: 250, y: 300)), on: other, rest: 0)
      if actions == 0 {
        XCTFail("asked: \(kind.rawValue) recognizer of the app on a view in the viewer acts by the lift")
      }
    }
  }

  func testHoldsStillWhileATrackpadScrolls() {
    let stage = Stage()
    let viewer = PhotoViewer(frame: stage.window.bounds)
    stage.show(viewer)
    var acts: [PhotoViewer.Act] = []
    viewer.onAct = { acts.append($0) }
    stage.device.movePointer(to: CGPoint(x: 150, y: 200))
    for _ in 0..<10 { stage.device.scroll(by: CGVector(dx: 0, dy: 20)) }
    stage.device.endScroll()
    stage.device.advance(by: 1)
    if !acts.isEmpty {
      XCTFail("asked: a trackpad that scrolls is no finger\nexpected: nothing\ngot:      \(acts)")
    }
  }

  func testHoldsInAnyApp() {
    check("in any app everything is as with a viewer that does what is stated", Self.twins)
  }

  func testHoldsOnViewsForOtherGestures() {
    var twoTaps = Self.tap
    twoTaps.add(Self.tap, after: 100)
    let ways = [CGPoint(x: -150, y: 0), CGPoint(x: 150, y: 0), CGPoint(x: 0, y: -150)]
    let gestures = [Self.tap, twoTaps] + ways.map { FingerPlan.strokes($0) }
    for kind in AppRecognizer.allCases {
      for plan in gestures.map({ $0.moved(to: CGPoint(x: 190, y: 300)) }) {
        let other = kind.make()
        if kind != .tripleTap { (other as? UITapGestureRecognizer)?.numberOfTouchesRequired = 2 }
        (other as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = 2
        (other as? UIPanGestureRecognizer)?.minimumNumberOfTouches = 2
        (other as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = 2
        let (expected, actual) = (Self.acts(for: plan), Self.acts(for: plan, on: other))
        if expected == actual { continue }
        return XCTFail(
          "asked: on a view in it that waits for other gestures, \(kind.rawValue), it does as elsewhere\n"
            + Self.words(plan, expected: expected, actual: actual))
      }
    }
  }

  func testHoldsInAControl() {
    var twoTaps = Self.tap
    twoTaps.add(Self.tap, after: 100)
    for plan in [Self.tap, twoTaps, .strokes(CGPoint(x: -150, y: 0)), .strokes(CGPoint(x: 0, y: -150))] {
      let moved = plan.moved(to: CGPoint(x: 190, y: 300))
      let (expected, actual) = (Self.acts(for: moved), Self.acts(for: moved, in: UIControl()))
      if expected == actual { continue }
      return XCTFail(
        "asked: in a control of the app, the viewer does as elsewhere\n"
          + Self.words(moved, expected: expected, actual: actual))
    }
  }

  func testHoldsRightAfterATap() {
    for (way, time) in [(-43, 250), (-30, 900), (30, 900)] {
      var stroke = FingerPlan()
      stroke.add(.down(CGPoint(x: 190, y: 300)), at: 0)
      for step in 1...10 {
        stroke.add(.move(CGPoint(x: 190 + way * step / 10, y: 300)), at: time * step / 10)
      }
      stroke.add(.up(), at: time + 16)
      var both = Self.tap.moved(to: CGPoint(x: 190, y: 300))
      both.add(stroke, after: 150)
      let (alone, actual) = (Self.acts(for: stroke), Self.acts(for: both))
      let expected = alone.map { Happening(time: $0.time + 210, text: $0.text) }
      if expected.allSatisfy(actual.contains) { continue }
      return XCTFail(
        "asked: right after a tap, a stroke does what it does alone\n"
          + Self.words(both, expected: expected, actual: actual))
    }
  }

  func testHoldsOnViewsLikeTheStar() {
    let plan = Self.tap.moved(to: CGPoint(x: 100, y: 220))
    let (expected, actual) = (
      Self.acts(for: plan),
      Self.acts(for: plan) { viewer in
        let other = UIView(frame: viewer.star.bounds.offsetBy(dx: 80, dy: 200))
        (other.tag, other.backgroundColor) = (viewer.star.tag, viewer.star.backgroundColor)
        viewer.addSubview(other)
      }
    )
    if expected == actual { return }
    XCTFail(
      "asked: a view of the app that has the star's size, color and tag belongs to the photo\n"
        + Self.words(plan, expected: expected, actual: actual))
  }

  private static func words(_ plan: FingerPlan, expected: [Happening], actual: [Happening]) -> String {
    firstDivergence(
      expected: Happening.lines(plan.happenings, expected), actual: Happening.lines(plan.happenings, actual),
      common: 4) ?? ""
  }

  private static var tap: FingerPlan {
    var plan = FingerPlan()
    plan.add(.down(CGPoint(x: 500, y: 500)), at: 0)
    plan.add(.up(), at: 60)
    return plan
  }

  /// What the viewer does for fingers.
  ///
  /// - Parameters:
  ///   - other: A recognizer of the app on a view in the viewer.
  ///   - page: What the viewer lies in.
  ///   - change: What the app does with the viewer before.
  private static func acts(
    for plan: FingerPlan, on other: UIGestureRecognizer? = nil, in page: UIView = UIView(),
    rest: TimeInterval = 1, change: (PhotoViewer) -> Void = { _ in }
  ) -> [Happening] {
    let stage = Stage(screen: CGSize(width: 375, height: 667))
    let viewer = PhotoViewer(frame: stage.window.bounds)
    let part = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 560))
    if let other { part.addGestureRecognizer(other) }
    viewer.insertSubview(part, at: 0)
    change(viewer)
    page.frame = viewer.frame
    page.addSubview(viewer)
    stage.show(page)
    let start = stage.device.clock.now
    var acts: [Happening] = []
    viewer.onAct = {
      let time = Int(((stage.device.clock.now - start) * 1_000).rounded())
      acts.append(Happening(time: time, text: "\($0)"))
    }
    stage.device.play(plan.frames(on: stage.device.screen.bounds.size))
    stage.device.advance(by: rest)
    return acts
  }

  private static var twins: Twins<ViewerPlan> {
    ViewerPlan.twins(right: { StatedViewer(frame: $0) }, students: { AppsViewer(frame: $0) })
  }

  /// Plays stories in an app with the student's viewer and in one with a viewer that does what is stated.
  ///
  /// - Parameter judgesTheEnd: Whether what is kept of the app in the end matters.
  private func compare(
    _ asked: String, judgesTheEnd: Bool = true, _ stories: ViewerStory...,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    var plan = ViewerPlan()
    plan.takesSeveralFingers = true
    let cases = stories.map { TwinCase(plan, other: plan, $0.story) }
    var twins = Self.twins
    twins.judgesTheEnd = judgesTheEnd
    check(asked, twins, cases, file: file, line: line)
  }

  private func check(
    _ asked: String, count: Int = 24, file: StaticString = #filePath, line: UInt = #line,
    _ generate: (ViewerGesture.Place, inout SeededGenerator) -> ViewerGesture
  ) {
    forAll(asked, count: count, file: file, line: line) { random in
      let size = random.pick([
        CGSize(width: 320, height: 480), CGSize(width: 375, height: 667), CGSize(width: 1_024, height: 768),
      ])
      let place = ViewerGesture.Place(size: size)
      return (place, generate(place, &random))
    } describe: {
      let (size, star) = ($0.0.size, $0.0.star)
      return "a viewer of \(Int(size.width)) × \(Int(size.height)) points; the star covers "
        + "\(star.origin.text) to \(CGPoint(x: star.maxX, y: star.maxY).text)"
    } check: {
      Self.complaint(about: [$0.1], in: $0.0)
    }
  }

  /// Plays gestures, one after the other, and says what is wrong with the acts.
  private static func complaint(about gestures: [ViewerGesture], in place: ViewerGesture.Place) -> String? {
    let stage = Stage(screen: place.size)
    let viewer = PhotoViewer(frame: stage.window.bounds)
    stage.show(viewer)
    var acts: [Happening] = []
    var start = stage.device.clock.now
    viewer.tell {
      acts.append(Happening(time: Int(((stage.device.clock.now - start) * 1_000).rounded()), text: $0))
    }
    for gesture in gestures {
      (acts, start) = ([], stage.device.clock.now)
      stage.device.play(gesture.plan.frames(on: place.size))
      // What has to wait comes within 0.35 s.
      stage.device.advance(by: 0.45)
      if let moment = gesture.firstWrong(in: acts) {
        CaseTrace.offer(moment: start + TimeInterval(moment) / 1_000)
        return words(acts, gesture)
      }
    }
    guard viewer.star.frame == place.star, viewer.star.superview === viewer, viewer.star.alpha == 1 else {
      return
        "the star\nexpected: it stays where it was put, as it was\ngot:      it is at \(viewer.star.frame.origin.text)"
    }
    return nil
  }

  private static func words(_ acts: [Happening], _ gesture: ViewerGesture) -> String {
    func seconds(_ milliseconds: Int) -> String { NumberText.fixed(Double(milliseconds) / 1_000, places: 3) }
    let due = gesture.due.map { due in
      let (first, last) = (due.times.lowerBound, due.times.upperBound)
      let time = first == 0 ? "by \(seconds(last)) s" : "from \(seconds(first)) to \(seconds(last)) s"
      return "\(due.act), \(time)"
    }
    let got = acts.map { "\($0.text) at \(seconds($0.time)) s" }
    // Of moves in a row the last one is enough.
    let lines = Happening.lines(gesture.plan.happenings, acts)
    let shown = lines.indices.filter { index in
      !(lines[index].contains(" moves to ") && index + 1 < lines.count
        && lines[index + 1].contains(" moves to "))
    }
    return """
      expected: \(due.joined(separator: ", then "))
      got:      \(got.isEmpty ? "nothing" : got.joined(separator: ", then "))
      \(gesture.words), and what came of it:
      \(shown.map { "    " + lines[$0] }.joined(separator: "\n"))
      """
  }
}
