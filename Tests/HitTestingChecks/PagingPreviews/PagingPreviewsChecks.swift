import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class PagingPreviewsChecks: CheckCase {
  func testADragOnThePageTurnsPages() {
    drag("a drag on the page turns pages", from: (125, 100), by: -105)
    drag("a drag on the page turns pages, to the right, too", from: (125, 100), by: 105)
  }

  func testADragOnAPreviewTurnsPages() {
    drag("a drag on the left preview turns pages", from: (25, 100), by: 105)
    drag("a drag on the right preview turns pages", from: (225, 100), by: -105)
  }

  func testTheContainersEdgesBelongToThePager() {
    drag("a drag that starts right inside the container's left edge turns pages", from: (1, 100), by: 105)
    drag("a drag that starts right inside the container's right edge turns pages", from: (249, 100), by: -105)
  }

  func testButtonsInThePageWork() {
    let scene = PagerScene()
    tap("a button in the page keeps its taps", in: scene, (125, 25, scene.button("middle", page: 2)))
  }

  func testButtonsInThePreviewsWork() {
    let scene = PagerScene()
    tap(
      "a button in a preview keeps its taps, at both sides", in: scene,
      (32, 25, scene.button("last", page: 1)), (218, 25, scene.button("first", page: 3)))
  }

  func testButtonsInThePreviewsWorkAfterADrag() {
    let scene = PagerScene()
    scene.drag(from: (125, 100), by: -105)
    tap(
      "after pages were turned, the buttons in the new previews keep their taps", in: scene,
      (32, 25, scene.button("last", page: 2)), (125, 25, scene.button("middle", page: 3)),
      (218, 25, scene.button("first", page: 4)))
  }

  func testNothingChangesOutsideTheContainer() {
    let scene = PagerScene()
    tap(
      "right outside the container the touch goes to what is there", in: scene, (-1, 100, scene.backdrop),
      (251, 100, scene.backdrop), (125, -1, scene.backdrop), (125, 161, scene.backdrop))
  }

  func testTheSpaceBesideTheFirstAndTheLastPageBelongsToThePager() {
    let scene = PagerScene()
    for (page, x) in [(0, 25), (5, 225)] as [(CGFloat, CGFloat)] {
      scene.pager.bounds.origin.x = page * 150
      tap("beside the first and the last page, too, the touch goes to the pager", in: scene, (x, 100, nil))
    }
  }

  func testPagesBeyondTheContainerGetNoTouches() {
    let scene = PagerScene()
    tap(
      "a button in a page beyond the container's edge cannot be touched", in: scene,
      (-25, 25, scene.backdrop), (275, 25, scene.backdrop))
  }

  func testOtherControlsInTheContainerKeepTheirTaps() {
    let scene = PagerScene()
    tap(
      "a control in the container, in front of the pager, keeps its taps", in: scene, (17, 140, scene.control)
    )
  }

  func testAPagerThatCannotBeTouchedGetsNoTouches() {
    for obstacle in Obstacle.ofViews {
      let scene = PagerScene()
      obstacle.apply(to: scene.pager)
      for (x, y) in [(125, 100), (25, 100), (225, 100), (32, 25)] as [(CGFloat, CGFloat)] {
        let touched = scene.stage.tap(at: scene.container.onScreen(x, y))
        guard let touched, touched.isDescendant(of: scene.pager) else { continue }
        XCTFail(
          "asked: a pager that is \(obstacle.rawValue) gets no touches, nor do its pages\n"
            + "expected: neither the pager nor anything in it\ngot:      \(touched.traceName)")
      }
      Obstacle.lift(from: scene.pager)
      tap(
        "a pager that was \(obstacle.rawValue) gets them again", in: scene, (25, 100, nil),
        (32, 25, scene.button("last", page: 1)))
    }
  }

  func testAContainerThatCannotBeTouchedGetsNoTouches() {
    for obstacle in Obstacle.ofViews {
      let scene = PagerScene()
      obstacle.apply(to: scene.container)
      tap(
        "a container that is \(obstacle.rawValue) lets all touches through", in: scene,
        (125, 100, scene.backdrop), (25, 100, scene.backdrop), (17, 140, scene.backdrop),
        (218, 25, scene.backdrop))
    }
  }

  func testHoldsForATransformedPager() {
    for transform in [
      CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGAffineTransform(translationX: 30, y: -20),
    ] {
      let scene = PagerScene()
      scene.pager.transform = transform
      // Bare pages, so that a button isn't hit.
      for page in scene.pager.pages {
        for view in page.subviews { view.removeFromSuperview() }
      }
      tap(
        "the whole container belongs to a pager that is turned, scaled or moved, too", in: scene,
        (1, 100, nil), (249, 100, nil), (125, 1, nil), (125, 159, nil),
        (-1, 100, scene.backdrop), (251, 100, scene.backdrop))
      scene.drag(from: (125, 100), by: -60)
      check(
        scene, beginsAt: 300, "how far a drag goes is measured in the container, which isn't turned or scaled"
      )
      let page = UIView()
      scene.pager.addPage(page)
      guard page.frame != CGRect(x: 900, y: 0, width: 150, height: 160) else { continue }
      XCTFail("asked: a page takes its place in the pager's own coordinates\ngot:   frame \(page.frame)")
    }
  }

  func testHoldsForOneFingerOfSeveral() {
    let scene = PagerScene()
    let fingers = Fingers(on: scene.stage)
    let (dragging, elsewhere) = (scene.container.onScreen(125, 100), CGPoint(x: 40, y: 400))
    fingers.act(.began, finger: 0, at: dragging)
    fingers.act(.began, finger: 1, at: elsewhere)
    fingers.act(
      .moved, at: [CGPoint(x: dragging.x - 30, y: dragging.y), CGPoint(x: elsewhere.x + 90, y: elsewhere.y)])
    check(
      scene, beginsAt: 330, "the pager follows the finger on it, and not another one that moves elsewhere")
    fingers.act(.ended, finger: 1, at: elsewhere)
    check(scene, beginsAt: 330, "the pager follows its finger on after another one has lifted elsewhere")
    fingers.act(.cancelled, finger: 0, at: dragging)
    check(scene, beginsAt: 300, "the pager comes to rest once its finger is cancelled")
    fingers.act(.began, finger: 2, at: dragging)
    fingers.act(.began, finger: 3, at: scene.container.onScreen(225, 100))
    fingers.act(.moved, finger: 2, at: CGPoint(x: dragging.x - 30, y: dragging.y))
    check(scene, beginsAt: 330, "a finger drags the page by 30 points while another one rests on a preview")
  }

  func testHoldsIfTheContainerGrows() {
    let scene = PagerScene()
    scene.container.frame = scene.container.frame.insetBy(dx: -30, dy: -20)
    tap(
      "the whole container belongs to the pager after it has grown, too", in: scene,
      (1, 100, nil), (309, 100, nil), (155, 1, nil), (155, 199, nil),
      (-1, 100, scene.backdrop), (311, 100, scene.backdrop))
    guard scene.pager.frame.size != CGSize(width: 150, height: 160) else { return }
    XCTFail(
      "asked: the pager stays as it is when the container grows\nexpected: 150 × 160 points\n"
        + "got:      \(scene.pager.frame.size)")
  }

  func testHoldsForADragOnAViewInAPage() {
    let scene = PagerScene()
    let panel = UIView(frame: CGRect(x: 10, y: 60, width: 130, height: 80))
    panel.addSubview(UIView(frame: panel.bounds).named("View in a panel"))
    scene.pager.pages[2].addSubview(panel)
    scene.drag(from: (125, 100), by: -105)
    check(scene, beginsAt: 450, "a drag that starts on a view deep in a page turns pages")
  }

  func testHoldsIfItIsTakenOutMeanwhile() {
    let scene = PagerScene()
    let fingers = Fingers(on: scene.stage)
    let place = scene.container.onScreen(125, 100)
    fingers.act(.began, at: place)
    fingers.act(.moved, at: CGPoint(x: place.x - 30, y: place.y))
    scene.container.removeFromSuperview()
    fingers.act(.ended, at: place)
    scene.backdrop.superview?.addSubview(scene.container)
    check(
      scene, beginsAt: 300,
      "the pager is at rest after the app took the container out while a finger dragged it")
    scene.drag(from: (125, 100), by: -105)
    check(scene, beginsAt: 450, "a drag turns pages after the container was put back")
  }

  func testHoldsInASubclass() {
    let scene = PagerScene { WideContainer(frame: $0, pageWidth: $1) }
    tap(
      "where the container is says its method, which a subclass overrides", in: scene, (-15, 100, nil),
      (265, 100, nil), (-25, 100, scene.backdrop))
  }

  func testHoldsForWhatLiesInFront() {
    let scene = PagerScene()
    let face = UIView(frame: scene.control.bounds).named("Face of the control")
    scene.control.addSubview(face)
    let panel = UIView(frame: CGRect(x: 100, y: 60, width: 40, height: 40)).named("Panel with a recognizer")
    panel.addGestureRecognizer(UITapGestureRecognizer())
    scene.container.addSubview(panel)
    tap("what lies in front of the pager keeps its taps", in: scene, (17, 140, face), (120, 80, panel))
  }

  func testHoldsIfViewsAreTakenOut() {
    let scene = PagerScene()
    let (page, button) = (scene.pager.pages[3], scene.button("first", page: 3))
    page.removeFromSuperview()
    tap("a page that was taken out gets no touches", in: scene, (218, 25, nil))
    scene.pager.addSubview(page)
    tap("a page that was put back gets them again", in: scene, (218, 25, button))
    scene.pager.removeFromSuperview()
    tap(
      "a pager that was taken out gets no touches", in: scene, (125, 100, scene.container),
      (218, 25, scene.container))
    scene.container.insertSubview(scene.pager, at: 0)
    tap("a pager that was put back gets them again", in: scene, (25, 100, nil), (218, 25, button))
  }

  func testHoldsForOtherViewsInThePager() {
    let scene = PagerScene()
    scene.pager.addSubview(UIView(frame: CGRect(x: 0, y: 150, width: 150, height: 10)))
    scene.pager.bounds.origin.x = 750
    scene.drag(from: (125, 100), by: -105)
    check(
      scene, beginsAt: 750,
      "a drag beyond the last page comes back to it; a view in the pager needs be no page")
  }

  func testHoldsNoView() {
    let scene = PagerScene()
    checkLetsGo(of: "a view in a page", on: scene.stage) {
      let view = UIView(frame: CGRect(x: 10, y: 60, width: 50, height: 50))
      scene.pager.pages[2].addSubview(view)
      return view
    }
  }

  func testHoldsItsSettings() {
    let container = PagingPreviews(frame: CGRect(x: 0, y: 0, width: 250, height: 160), pageWidth: 150)
    checkTakesFingersAsUsual(container, container.pager)
  }

  func testHoldsInAnyApp() {
    check(
      "in any app with such containers, every finger reaches what it should, and every drag turns pages",
      Twins<PagerPlan> {
        PagerSubject($0, $1, $2, StatedContainer.self)
      } students: {
        PagerSubject($0, $1, $2, StudentsContainer.self)
      } recipe: {
        $0.gestures = [.drags, .moves, .drags, .taps]
        $0.canLiftAside = true
        // Of two fingers on a page the second one may be the pager's or not.
        $0.fingersStayTogether = true
        $0.reach = 5
      } judging: {
        $0.adapt = { example, random in
          switch random.inTurn([0, 1, 2, 3]) {
          case 0: example.story.moments += Self.longDrag
          case 1:
            example.plan.makePlain()
            (example.surroundings, example.story.liftsAside) = ([], true)
            example.story.moments = Self.dragToTheMiddle(of: example.plan)
          default: break
          }
        }
        $0.looksUp()
      })
  }

  func testADragTurnsNoPagesOfAPagerThatCannotBeTouched() {
    for obstacle in Obstacle.ofViews {
      let scene = PagerScene()
      obstacle.apply(to: scene.pager)
      for x in [125, 225] as [CGFloat] {
        scene.drag(from: (x, 100), by: -105)
        check(scene, beginsAt: 300, "a drag over a pager that is \(obstacle.rawValue) turns no pages")
      }
    }
  }

  func testHoldsInSuperviewsOfEveryClass() {
    checkInSuperviewsOfEveryClass(
      PagerScene().container, at: [(25, 100), (218, 25), (1, 100), (-1, 100)].map { CGPoint(x: $0, y: $1) })
  }

  func testHoldsThePlacesOfPages() {
    let scene = PagerScene()
    scene.pager.pages[1].frame.size.height = 90
    scene.pager.pages[3].removeFromSuperview()
    scene.pager.setNeedsLayout()
    scene.stage.device.settle()
    let page = UIView()
    scene.pager.addPage(page)
    for (name, view, frame) in [
      (
        "a page that the app has made lower", scene.pager.pages[1],
        CGRect(x: 150, y: 0, width: 150, height: 90)
      ),
      ("a page that comes after one was taken out", page, CGRect(x: 900, y: 0, width: 150, height: 160)),
    ] where view.frame != frame {
      XCTFail(
        "asked: \(name) is where it was without your change\nexpected: \(frame)\ngot:      \(view.frame)")
    }
  }

  func testHoldsForAPagerInAnotherView() {
    let scene = PagerScene()
    let other = UIView(frame: CGRect(x: 0, y: 280, width: 560, height: 200))
    scene.backdrop.addSubview(other)
    other.addSubview(scene.pager)
    scene.stage.drag(from: scene.pager.onScreen(375, 100), to: scene.pager.onScreen(270, 100))
    check(scene, beginsAt: 450, "the app has put the pager into another view: a drag on it turns pages there")
    tap("the container that it was in is a view like any other then", in: scene, (25, 100, scene.container))
    scene.container.insertSubview(scene.pager, at: 0)
    scene.drag(from: (225, 100), by: -105)
    check(scene, beginsAt: 600, "the pager is back in its container: a drag on a preview turns pages")
  }

  func testHoldsForAPagerWhoseContainerIsGone() {
    let stage = Stage(screen: CGSize(width: 560, height: 480))
    let pager: PagerView
    do {
      let container = PagingPreviews(frame: CGRect(x: 0, y: 0, width: 250, height: 160), pageWidth: 150)
      pager = container.pager
      stage.show(pager)
    }
    for _ in 0..<3 { pager.addPage(UIView()) }
    stage.drag(from: pager.onScreen(125, 100), to: pager.onScreen(20, 100))
    guard pager.currentPage != 1 else { return }
    XCTFail(
      "asked: the app keeps the pager and lets go of its container: a drag turns pages\n"
        + "expected: page 1 is shown\ngot:      page \(pager.currentPage) is shown")
  }

  func testHoldsForALargePage() {
    let scene = PagerScene()
    let page = LargePage().named("LargePage")
    scene.pager.addPage(page)
    page.frame = CGRect(x: 920, y: 60, width: 20, height: 20)
    scene.pager.bounds.origin.x = 750
    tap(
      "a page in a preview gets the taps beside it that its class asks for", in: scene, (212, 70, page),
      (207, 70, nil))
  }

  /// Right after two taps, many moves, amid which the app scrolls the pager, and in the end far away.
  private static var longDrag: [Story.Moment] {
    let places = (0..<40).map { Story.Place.part(0, CGPoint(x: 0.5 - 0.02 * CGFloat($0), y: 0.9)) }
    let away = Story.Place.screen(CGPoint(x: 990, y: 400))
    let (landing, lift) = (
      Story.Moment.touch(.began, finger: 0, places[0]), Story.Moment.touch(.ended, finger: 0, away)
    )
    let moves = (places + [away]).map { Story.Moment.touch(.moved, finger: 0, $0) }
    return [landing, lift, landing, lift, landing] + moves[..<20] + [.act(66)] + moves[20...] + [lift]
  }

  /// To right before the middle between two pages, where a lift some points aside would turn the page.
  private static func dragToTheMiddle(of plan: PagerPlan) -> [Story.Moment] {
    let way = (plan.pagers[0].pageWidth - 4) / plan.root.subviews[0].frame.width
    let (start, end) = (CGPoint(x: 0.5, y: 0.9), CGPoint(x: 0.5 - way, y: 0.9))
    return [(.began, start), (.moved, end), (.ended, end)].map { .touch($0, finger: 0, .part(0, $1)) }
  }

  /// Taps at points of the container.
  ///
  /// - Parameter owner: Who should get the tap; nothing stands for the pager or a page in it.
  private func tap(
    _ asked: String, in scene: PagerScene, _ taps: (x: CGFloat, y: CGFloat, owner: UIView?)...,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let complaint = taps.lazy.compactMap(scene.complaintAboutTap).first else { return }
    XCTFail("asked: \(asked)\n\(complaint)", file: file, line: line)
  }

  private func check(
    _ scene: PagerScene, beginsAt x: CGFloat, _ asked: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let bounds = scene.pager.bounds
    guard abs(bounds.minX - x) > 0.01 else { return }
    XCTFail(
      """
      asked: \(asked)
      expected: the bounds of the pager begin at \(NumberText.trimmed(x))
      got:      they begin at \(NumberText.trimmed(bounds.minX, places: 2))
      """, file: file, line: line)
  }

  private func drag(
    _ asked: String, from start: (x: CGFloat, y: CGFloat), by distance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let scene = PagerScene()
    let expected = distance < 0 ? 3 : 1
    let touched = scene.drag(from: start, by: distance)
    guard scene.pager.currentPage != expected else { return }
    XCTFail(
      """
      asked: \(asked)
      page 2 is shown, they count from 0; drag by \(NumberText.trimmed(distance)) points
      expected: page \(expected) is shown
      got:      page \(scene.pager.currentPage) is shown; the touch went to \(touched?.traceName ?? "no view at all")
      """, file: file, line: line)
  }
}

/// A container that takes touches 20 points beyond its bounds.
class WideContainer: PagingPreviews {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

/// A page that takes touches 10 points beside it.
class LargePage: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A container of 250 × 160 points with six pages of 150 points, of which number 2 is shown, buttons in them and a control
/// of its own.
private struct PagerScene {
  let stage = Stage(screen: CGSize(width: 560, height: 480))
  let backdrop: UIView
  let container: PagingPreviews
  let control = UIControl(frame: CGRect(x: 2, y: 130, width: 30, height: 20)).named("Control")
  private let places: KeyValuePairs<String, CGFloat> = ["first": 4, "middle": 61, "last": 118]
  var pager: PagerView { container.pager }

  init(_ make: (CGRect, CGFloat) -> PagingPreviews = { PagingPreviews(frame: $0, pageWidth: $1) }) {
    container = make(CGRect(x: 150, y: 80, width: 250, height: 160), 150).named("PagingPreviews")
    backdrop = UIView(frame: stage.window.bounds).named("Backdrop")
    for number in 0..<6 {
      let page = UIView().named("Page \(number)")
      // Where previews begin, where they end, and in the middle. Buttons need not be subviews of the page itself.
      for (name, x) in places {
        let panel = UIView(frame: CGRect(x: x, y: 10, width: 28, height: 30)).named(name)
        panel.addSubview(UIControl(frame: panel.bounds).named("the \(name) button of page \(number)"))
        page.addSubview(panel)
      }
      container.pager.addPage(page)
    }
    container.addSubview(control)
    container.pager.traceName = "Pager"
    container.pager.bounds.origin.x = 300
    stage.show(backdrop, container)
  }

  func button(_ name: String, page: Int) -> UIView? {
    pager.pages[page].subviews.first { $0.traceName == name }?.subviews.first
  }

  @discardableResult
  func drag(from start: (x: CGFloat, y: CGFloat), by distance: CGFloat) -> UIView? {
    stage.drag(
      from: container.onScreen(start.x, start.y), to: container.onScreen(start.x + distance, start.y))
  }

  func complaintAboutTap(_ x: CGFloat, _ y: CGFloat, _ owner: UIView?) -> String? {
    let point = container.onScreen(x, y)
    let place =
      "\(NumberText.trimmed(x)) points from the container's left edge, \(NumberText.trimmed(y)) from its top"
    if let owner { return stage.complaint(about: Tap(point: point, place: place, owner: owner)) }
    let touched = stage.tap(at: point)
    if let touched, touched.isDescendant(of: pager), !(touched is UIControl) { return nil }
    return
      "tap \(place)\nexpected: the pager, or a page in it\ngot:      \(touched?.traceName ?? "no view at all")"
  }
}
