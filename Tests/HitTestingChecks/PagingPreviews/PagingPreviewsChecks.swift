import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class PagingPreviewsChecks: CheckCase {
  func testADragOnThePageTurnsPages() {
    drag("a drag on the page turns pages", from: .page, -105)
    drag("a drag on the page turns pages, to the right, too", from: .page, 105)
  }

  func testADragOnAPreviewTurnsPages() {
    drag("a drag on a preview turns pages", from: .leftPreview, 105)
    drag("a drag on a preview turns pages", from: .rightPreview, -105)
  }

  func testTheContainersEdgesBelongToThePager() {
    drag("a drag that starts right inside the container's edge turns pages", from: .leftEdge, 105)
    drag("a drag that starts right inside the container's edge turns pages", from: .rightEdge, -105)
  }

  func testButtonsInThePageWork() { tap("a button in the page keeps its taps", .pageButton) }

  func testButtonsInThePreviewsWork() {
    tap("a button in a preview keeps its taps, at both sides", .leftPreviewButton, .rightPreviewButton)
  }

  func testButtonsInThePreviewsWorkAfterADrag() {
    let scene = PagerScene()
    scene.drag(from: .page, by: -105)
    tap(
      "after pages were turned, the buttons in the new previews keep their taps", in: scene,
      .leftPreviewButton, .pageButton, .rightPreviewButton)
  }

  func testNothingChangesOutsideTheContainer() {
    tap(
      "right outside the container the touch goes to what is there", .outsideLeft, .outsideRight, .above,
      .below)
  }

  func testTheSpaceBesideTheFirstAndTheLastPageBelongsToThePager() {
    for (page, spot) in [(0, PagerScene.Spot.leftPreview), (5, .rightPreview)] {
      let scene = PagerScene()
      scene.show(page: page)
      tap("beside the first and the last page, too, the touch goes to the pager", in: scene, spot)
    }
  }

  func testPagesBeyondTheContainerGetNoTouches() {
    tap(
      "a button in a page beyond the container's edge cannot be touched", .buttonBeyondTheLeftEdge,
      .buttonBeyondTheRightEdge)
  }

  func testOtherControlsInTheContainerKeepTheirTaps() {
    tap("a control in the container, in front of the pager, keeps its taps", .control)
  }

  func testAPagerThatCannotBeTouchedGetsNoTouches() {
    for obstacle in Obstacle.ofViews {
      let scene = PagerScene()
      obstacle.apply(to: scene.pager)
      for spot in [PagerScene.Spot.page, .leftPreview, .rightPreview, .leftPreviewButton] {
        let touched = scene.stage.tap(at: scene.point(of: spot))
        guard touched?.isDescendant(of: scene.pager) == true else { continue }
        return XCTFail(
          """
          asked: a pager that is \(obstacle.rawValue) gets no touches, nor do its pages
          tap \(spot.rawValue)
          expected: neither the pager nor anything in it
          got:      \(touched?.traceName ?? "")
          """)
      }
      Obstacle.lift(from: scene.pager)
      tap("a pager that was \(obstacle.rawValue) gets them again", in: scene, .page, .leftPreviewButton)
    }
  }

  func testAContainerThatCannotBeTouchedGetsNoTouches() {
    for obstacle in Obstacle.ofViews {
      let scene = PagerScene()
      obstacle.apply(to: scene.container)
      let spots: [PagerScene.Spot] = [.page, .leftPreview, .rightPreviewButton, .control]
      checkTaps(
        "a container that is \(obstacle.rawValue) lets all touches through", on: scene.stage,
        spots.map { Tap(point: scene.point(of: $0), place: $0.rawValue, owner: scene.backdrop) })
    }
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
          let drags = [DragOfPages.long, .toTheMiddle, nil, nil]
          guard let drag = random.inTurn(drags) else { return }
          example.story.moments += drag.moments(across: example.plan)
          example.story.liftsAside = drag == .toTheMiddle
        }
        $0.looksUp()
      })
  }

  private func tap(
    _ asked: String, in scene: PagerScene = PagerScene(), _ spots: PagerScene.Spot...,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let complaint = spots.lazy.compactMap(scene.complaintAboutTap).first else { return }
    XCTFail("asked: \(asked)\n\(complaint)", file: file, line: line)
  }

  private func drag(
    _ asked: String, from spot: PagerScene.Spot, _ distance: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let scene = PagerScene()
    let expected = distance < 0 ? 3 : 1
    let touched = scene.drag(from: spot, by: distance)
    guard scene.pager.currentPage != expected else { return }
    XCTFail(
      """
      asked: \(asked)
      page 2 is shown, they count from 0; drag by \(NumberText.trimmed(distance)) points, \(spot.rawValue)
      expected: page \(expected) is shown
      got:      page \(scene.pager.currentPage) is shown; the touch went to \(touched?.traceName ?? "no view at all")
      """, file: file, line: line)
  }
}

/// A drag that chance makes too rare.
private enum DragOfPages {
  /// Many moves, amid which the app scrolls the pager, and in the end far away.
  case long
  /// To right before the middle between two pages, where a lift some points aside would turn the page.
  case toTheMiddle

  func moments(across plan: PagerPlan) -> [Story.Moment] {
    let start = CGPoint(x: 0.5, y: 0.9)
    let landing = Story.Moment.touch(.began, finger: 0, .part(0, start))
    switch self {
    case .long:
      let moves = (0..<40).map { number in
        Story.Moment.touch(.moved, finger: 0, .part(0, CGPoint(x: 0.5 - 0.02 * CGFloat(number), y: 0.9)))
      }
      let away = Story.Place.screen(CGPoint(x: 990, y: 400))
      return [landing] + moves[..<20] + [.act(66)] + moves[20...]
        + [.touch(.moved, finger: 0, away), .touch(.ended, finger: 0, away)]
    case .toTheMiddle:
      let way = (plan.pagers[0].pageWidth - 4) / plan.root.subviews[0].frame.width
      let place = Story.Place.part(0, CGPoint(x: start.x - way, y: start.y))
      return [landing, .touch(.moved, finger: 0, place), .touch(.ended, finger: 0, place)]
    }
  }
}

/// A container with six pages, of which number 2 is shown, with buttons in them and a control of its own.
private struct PagerScene {
  enum Spot: String {
    case page = "on the page"
    case leftPreview = "on the preview at the left"
    case rightPreview = "on the preview at the right"
    case leftEdge = "1 point inside the container's left edge"
    case rightEdge = "1 point inside the container's right edge"
    case pageButton = "on the button in the middle of the page"
    case leftPreviewButton = "on the button in the preview at the left"
    case rightPreviewButton = "on the button in the preview at the right"
    case outsideLeft = "1 point to the left of the container"
    case outsideRight = "1 point to the right of the container"
    case above = "1 point above the container"
    case below = "1 point below the container"
    case buttonBeyondTheLeftEdge = "on a page's button beyond the container's left edge"
    case buttonBeyondTheRightEdge = "on a page's button beyond the container's right edge"
    case control = "on a control in front of the preview"
  }

  let stage = Stage(screen: CGSize(width: 560, height: 480))
  let backdrop: UIView
  let container = PagingPreviews(frame: CGRect(x: 150, y: 80, width: 250, height: 160), pageWidth: 150).named(
    "PagingPreviews")
  private let control = UIControl(frame: CGRect(x: 2, y: 130, width: 30, height: 20)).named("Control")
  var pager: PagerView { container.pager }

  init() {
    backdrop = UIView(frame: stage.window.bounds).named("Backdrop")
    pager.traceName = "Pager"
    for number in 0..<6 {
      let page = UIView().named("Page \(number)")
      // Where previews begin, where they end, and in the middle. Buttons need not be subviews of the page itself.
      for (name, x) in [("first", 4), ("middle", 61), ("last", 118)] as [(String, CGFloat)] {
        let panel = UIView(frame: CGRect(x: x, y: 10, width: 28, height: 30)).named("Panel")
        panel.addSubview(UIControl(frame: panel.bounds).named("the \(name) button of page \(number)"))
        page.addSubview(panel)
      }
      pager.addPage(page)
    }
    container.addSubview(control)
    stage.show(backdrop, container)
    show(page: 2)
  }

  func show(page: Int) { pager.bounds.origin.x = CGFloat(page) * 150 }

  @discardableResult
  func drag(from spot: Spot, by distance: CGFloat) -> UIView? {
    let start = point(of: spot)
    return stage.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y))
  }

  func complaintAboutTap(on spot: Spot) -> String? {
    if let owner = owner(of: spot) {
      return stage.complaint(about: Tap(point: point(of: spot), place: spot.rawValue, owner: owner))
    }
    let touched = stage.tap(at: point(of: spot))
    if let touched, touched.isDescendant(of: pager), !(touched is UIControl) { return nil }
    return "tap \(spot.rawValue)\nexpected: the pager, or a page in it\n"
      + "got:      \(touched?.traceName ?? "no view at all")"
  }

  /// Who should get a tap there; nothing if that's the pager or a page in it.
  private func owner(of spot: Spot) -> UIView? {
    switch spot {
    case .page, .leftPreview, .rightPreview, .leftEdge, .rightEdge: nil
    case .pageButton: button(1, onPage: 0)
    case .leftPreviewButton: button(2, onPage: -1)
    case .rightPreviewButton: button(0, onPage: 1)
    case .control: control
    default: backdrop
    }
  }

  private func button(_ index: Int, onPage offset: Int) -> UIView? {
    pager.pages[pager.currentPage + offset].subviews[index].subviews.first
  }

  func point(of spot: Spot) -> CGPoint {
    func middle(_ view: UIView?) -> CGPoint { view?.pointOnScreen(at: .zero) ?? .zero }
    return switch spot {
    case .page: CGPoint(x: 275, y: 180)
    case .leftPreview: CGPoint(x: 175, y: 180)
    case .rightPreview: CGPoint(x: 375, y: 180)
    case .leftEdge: CGPoint(x: 151, y: 180)
    case .rightEdge: CGPoint(x: 399, y: 180)
    case .outsideLeft: CGPoint(x: 149, y: 180)
    case .outsideRight: CGPoint(x: 401, y: 180)
    case .above: CGPoint(x: 275, y: 79)
    case .below: CGPoint(x: 275, y: 241)
    case .pageButton, .leftPreviewButton, .rightPreviewButton, .control: middle(owner(of: spot))
    case .buttonBeyondTheLeftEdge: middle(button(0, onPage: -1))
    case .buttonBeyondTheRightEdge: middle(button(2, onPage: 1))
    }
  }
}
