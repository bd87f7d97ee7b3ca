import TouchKit
import XCTest

/// Which view a finger finds, and what is asked on the way (scenarios HT1–HT13, facts H1–H18).
final class HitTestingTests: XCTestCase {
  // MARK: HT1, H1

  /// The tree A(B(D), C(E, F)) of the articles, side by side where the tree allows it.
  private func makeTree(_ profile: SystemProfile) -> Stage {
    let stage = Stage(profile)
    let a = stage.add("AView")
    let b = stage.add("BView", CGRect(0, 0, 512, 200), in: a)
    stage.add("DView", CGRect(0, 0, 200, 100), in: b)
    let c = stage.add("CView", CGRect(0, 256, 512, 256), in: a)
    stage.add(SpyView(), "EView", CGRect(0, 0, 256, 256), in: c)
    stage.add("FView", CGRect(256, 0, 256, 256), in: c)
    return stage
  }

  private let names: Set = ["AView", "BView", "CView", "DView", "EView", "FView"]
  private let passOnE = [
    "-[AView hitTest:withEvent:]", "-[AView pointInside:withEvent:]",
    "-[CView hitTest:withEvent:]", "-[CView pointInside:withEvent:]",
    "-[FView hitTest:withEvent:]", "-[FView pointInside:withEvent:]",
    "-[EView hitTest:withEvent:]", "-[EView pointInside:withEvent:]",
  ]

  func testHT1_tapOnEGivesTheArticlesNineLinesAfterEqualPasses() {
    for profile in SystemProfile.all {
      let stage = makeTree(profile)
      stage.down(100, 356)
      let passes = Array(repeating: passOnE, count: profile.hitTestPasses.count).flatMap { $0 }
      XCTAssertEqual(
        stage.lines(.hitTesting, .delivery, of: names), passes + ["-[EView touchesBegan:withEvent:]"],
        profile.name)
    }
  }

  func testHT1_tapOnDSkipsNothingAndNeverAsksEOrF() {
    let stage = makeTree(.iOS12)
    stage.down(50, 50)
    XCTAssertEqual(
      Array(stage.lines(.hitTesting, of: names).prefix(8)),
      [
        "-[AView hitTest:withEvent:]", "-[AView pointInside:withEvent:]",
        "-[CView hitTest:withEvent:]", "-[CView pointInside:withEvent:]",
        "-[BView hitTest:withEvent:]", "-[BView pointInside:withEvent:]",
        "-[DView hitTest:withEvent:]", "-[DView pointInside:withEvent:]",
      ])
  }

  func testH1_theViewItselfAnswersWhenNoSubviewDoes() {
    let stage = Stage()
    let parent = stage.add("parent", CGRect(0, 0, 100, 100))
    let child = stage.add("child", CGRect(10, 10, 20, 20), in: parent)
    XCTAssertTrue(stage.hit(15, 15) === child)
    XCTAssertTrue(stage.hit(50, 50) === parent)
    XCTAssertTrue(stage.hit(300, 300) === stage.window)
    XCTAssertNil(stage.hit(600, 300))
  }

  func testH1_aMissedBranchIsLeftAndTheNextSiblingAsked() {
    let stage = Stage()
    let behind = stage.add("behind", CGRect(0, 0, 100, 100))
    let inFront = stage.add(CustomView(), "inFront", CGRect(0, 0, 100, 100))
    stage.add("inside", CGRect(0, 0, 10, 10), in: inFront)
    inFront.onHitTest = { _, _, hit in hit === inFront ? nil : hit }
    XCTAssertTrue(stage.hit(50, 50) === behind)
    XCTAssertEqual(stage.hit(5, 5)?.traceName, "inside")
  }

  // MARK: HT2, H13–H15

  private final class Passes {
    var times: [TimeInterval] = []
    var locations: [CGPoint?] = []
    var windowLocations: [CGPoint?] = []
    var types: [Int?] = []
    var touches: [Int?] = []
    var events: [UIEvent?] = []
    var points: [CGPoint] = []
  }

  private func record(_ stage: Stage) -> Passes {
    let passes = Passes()
    let view = stage.add(CustomView(), "view", CGRect(100, 100, 300, 300))
    view.onHitTest = { point, event, hit in
      passes.points.append(point)
      passes.times.append(event?.timestamp ?? -1)
      passes.locations.append(event?.gsEvent?.location)
      passes.windowLocations.append(event?.gsEvent?.windowLocation)
      passes.types.append(event?.gsEvent?.type)
      passes.touches.append(event?.allTouches?.count)
      passes.events.append(event)
      return hit
    }
    return passes
  }

  func testHT2_roundsPerTouchDownByProfileAndNoneLater() {
    for (profile, count) in [(SystemProfile.iOS5, 3), (.iOS6, 3), (.iOS12, 2), (.iOS13, 2)] {
      let stage = Stage(profile)
      let passes = record(stage)
      stage.down(150, 150)
      XCTAssertEqual(passes.points.count, count, profile.name)
      XCTAssertEqual(Set(passes.points.map { $0.text }), ["(50, 50)"], profile.name)
      stage.move(200, 200)
      stage.lift(200, 200)
      XCTAssertEqual(passes.points.count, count, profile.name)
    }
  }

  func testH13_bothModernRoundsShowTheNewTimeAndOnlyTheFirstSearchesWindows() {
    let stage = Stage(.iOS12)
    let passes = record(stage)
    let upper = UIWindow(frame: CGRect(0, 0, 10, 10))
    upper.traceName = "upper"
    upper.isHidden = false
    stage.device.advance(by: 2)
    stage.down(150, 150)
    XCTAssertEqual(passes.times, [2, 2])
    XCTAssertEqual(passes.locations, [nil, nil])
    XCTAssertEqual(stage.receivers(of: .hitTest), ["upper", "UIWindow", "view", "UIWindow", "view"])
  }

  func testH14_twoOldRoundsShowThePreviousTapAndTheThirdTheNewOne() {
    for profile in [SystemProfile.iOS5, .iOS6] {
      let stage = Stage(profile)
      let passes = record(stage)
      stage.device.advance(by: 1)
      stage.down(150, 150)
      stage.device.advance(by: 1)
      stage.lift(200, 160)
      stage.device.advance(by: 1)
      stage.down(300, 310)
      XCTAssertEqual(passes.times, [0, 0, 1, 2, 2, 3], profile.name)
      let previous = CGPoint(x: 200, y: 160)
      XCTAssertEqual(
        passes.locations,
        [nil, nil, CGPoint(x: 150, y: 150), previous, previous, CGPoint(x: 300, y: 310)], profile.name)
      XCTAssertEqual(passes.types, [nil, nil, 3001, 3001, 3001, 3001], profile.name)
    }
  }

  func testH15_noTouchIsInTheEventWhileTheFirstFingerIsLookedFor() {
    for profile in SystemProfile.all {
      let stage = Stage(profile)
      let passes = record(stage)
      stage.down(150, 150)
      stage.down(160, 160, finger: 1)
      let count = profile.hitTestPasses.count
      XCTAssertEqual(
        passes.touches, Array(repeating: 0, count: count) + Array(repeating: 1, count: count), profile.name)
      XCTAssertTrue(passes.events.allSatisfy { $0 === passes.events[0] && $0 != nil })
    }
  }

  // MARK: HT3, H2, H3

  func testHT3_hiddenTransparentAndDisabledViewsAreSkippedWithTheirSubtrees() {
    let switches: [(String, (UIView) -> Void, (UIView) -> Void)] = [
      ("hidden", { $0.isHidden = true }, { $0.isHidden = false }),
      ("transparent", { $0.alpha = 0 }, { $0.alpha = 1 }),
      ("no interaction", { $0.isUserInteractionEnabled = false }, { $0.isUserInteractionEnabled = true }),
    ]
    let stage = Stage()
    let behind = stage.add("behind", CGRect(0, 0, 100, 100))
    let parent = stage.add("parent", CGRect(0, 0, 100, 100))
    let child = stage.add("child", CGRect(0, 0, 100, 100), in: parent)
    for (name, switchOff, switchOn) in switches {
      switchOff(parent)
      XCTAssertTrue(stage.hit(50, 50) === behind, name)
      switchOn(parent)
      XCTAssertTrue(stage.hit(50, 50) === child, name)
      switchOff(child)
      XCTAssertTrue(stage.hit(50, 50) === parent, name)
      switchOn(child)
    }
  }

  func testH2_anAlphaOfTwoHundredthsIsFoundAndHalfAHundredthIsNot() {
    let stage = Stage()
    let view = stage.add("view", CGRect(0, 0, 100, 100))
    view.alpha = 0.02
    XCTAssertTrue(stage.hit(50, 50) === view)
    for alpha in [0.005, -1, .nan] as [CGFloat] {
      view.alpha = alpha
      XCTAssertTrue(stage.hit(50, 50) === stage.window, "\(alpha)")
    }
  }

  /// Engine's choice: what UIKit does here is not known.
  func testAnAlphaOfExactlyAHundredthIsFound() {
    let stage = Stage()
    let view = stage.add("view", CGRect(0, 0, 100, 100))
    view.alpha = 0.01
    XCTAssertTrue(stage.hit(50, 50) === view)
    view.alpha = CGFloat(0.01).nextDown
    XCTAssertTrue(stage.hit(50, 50) === stage.window)
  }

  func testH2_alphaIsNotMultipliedWithTheAncestors() {
    let stage = Stage()
    let parent = stage.add("parent", CGRect(0, 0, 100, 100))
    let child = stage.add("child", CGRect(0, 0, 100, 100), in: parent)
    parent.alpha = 0.02
    child.alpha = 0.02
    XCTAssertTrue(stage.hit(50, 50) === child)
  }

  func testH3_pointInsideIsNotAskedOfAHiddenViewAndCannotReviveIt() {
    let stage = Stage()
    let view = stage.add(CustomView(), "view", CGRect(0, 0, 100, 100))
    var questions = 0
    view.onPointInside = { _, _ in
      questions += 1
      return true
    }
    for (hide, show) in [
      ({ view.isHidden = true }, { view.isHidden = false }),
      ({ view.alpha = 0.001 }, { view.alpha = 1 }),
      ({ view.isUserInteractionEnabled = false }, { view.isUserInteractionEnabled = true }),
    ] {
      hide()
      XCTAssertTrue(stage.hit(50, 50) === stage.window)
      show()
    }
    XCTAssertEqual(questions, 0)
    XCTAssertTrue(stage.hit(300, 300) === view)
    XCTAssertEqual(questions, 1)
  }

  func testH3_pointInsideLooksAtGeometryOnly() {
    let view = UIView(frame: CGRect(0, 0, 100, 100))
    view.isHidden = true
    view.alpha = 0
    view.isUserInteractionEnabled = false
    XCTAssertTrue(view.point(inside: CGPoint(x: 50, y: 50), with: nil))
    XCTAssertNil(view.hitTest(CGPoint(x: 50, y: 50), with: nil))
  }

  // MARK: HT4, H4, H5

  func testHT4_aChildOutsideItsParentIsFoundOnlyWhenTheParentSaysSo() {
    let stage = Stage()
    let parent = stage.add(CustomView(), "parent", CGRect(100, 100, 100, 100))
    let child = stage.add("child", CGRect(80, 0, 100, 100), in: parent)
    for clips in [false, true] {
      parent.clipsToBounds = clips
      XCTAssertTrue(stage.hit(190, 150) === child)
      XCTAssertTrue(stage.hit(250, 150) === stage.window)
    }
    parent.onPointInside = { [unowned parent] point, _ in
      parent.subviews.contains { $0.frame.contains(point) } || parent.bounds.contains(point)
    }
    XCTAssertTrue(stage.hit(250, 150) === child)
    XCTAssertTrue(stage.hit(290, 150) === stage.window)
  }

  func testH4_theRightAndLowerEdgesAreOutside() {
    let view = UIView(frame: CGRect(10, 20, 30, 40))
    func isInside(_ x: CGFloat, _ y: CGFloat) -> Bool { view.point(inside: CGPoint(x: x, y: y), with: nil) }
    XCTAssertTrue(isInside(0, 0))
    XCTAssertTrue(isInside(CGFloat(30).nextDown, CGFloat(40).nextDown))
    XCTAssertFalse(isInside(30, 0))
    XCTAssertFalse(isInside(0, 40))
    XCTAssertFalse(isInside(CGFloat(0).nextDown, 0))
    XCTAssertFalse(isInside(0, CGFloat(0).nextDown))
    XCTAssertFalse(isInside(.nan, 0))
  }

  func testH4_theOriginOfTheBoundsCounts() {
    let view = UIView(frame: CGRect(0, 0, 100, 100))
    view.bounds.origin = CGPoint(x: 50, y: 200)
    XCTAssertTrue(view.point(inside: CGPoint(x: 50, y: 200), with: nil))
    XCTAssertTrue(view.point(inside: CGPoint(x: 149, y: 299), with: nil))
    XCTAssertFalse(view.point(inside: CGPoint(x: 49, y: 250), with: nil))
    XCTAssertFalse(view.point(inside: CGPoint(x: 150, y: 250), with: nil))
  }

  func testH4_aViewWithoutExtentIsNeverFound() {
    let stage = Stage()
    stage.add("empty", CGRect(50, 50, 0, 0))
    stage.add("line", CGRect(50, 50, 100, 0))
    XCTAssertTrue(stage.hit(50, 50) === stage.window)
  }

  func testH5_aParentWithoutExtentHidesItsChildrenFromFingers() {
    let stage = Stage()
    let parent = stage.add("parent", CGRect(50, 50, 0, 0))
    stage.add("child", CGRect(0, 0, 100, 100), in: parent)
    XCTAssertTrue(stage.hit(60, 60) === stage.window)
  }

  // MARK: HT5–HT7, HT12: overrides that people write

  func testHT5_theButtonThatSticksOutOfTheTabBar() {
    let stage = Stage()
    let table = stage.add("TableView", CGRect(0, 0, 512, 450))
    let bar = stage.add(CustomView(), "TabBar", CGRect(0, 450, 512, 62))
    let button = stage.add("CircleButton", CGRect(216, -40, 80, 80), in: bar)
    XCTAssertTrue(stage.hit(256, 430) === table)
    XCTAssertTrue(stage.hit(256, 460) === button)
    bar.onPointInside = { [unowned bar] point, event in
      button.point(inside: bar.convert(point, to: button), with: event) || bar.bounds.contains(point)
    }
    XCTAssertTrue(stage.hit(256, 430) === button)
    XCTAssertTrue(stage.hit(100, 430) === table)
    XCTAssertTrue(stage.hit(100, 460) === bar)
  }

  func testHT6_theButtonUnderTheScrollView() {
    let stage = Stage()
    let top = stage.add(CustomView(), "topView", CGRect(0, 0, 512, 512))
    let button = stage.add("underButton", CGRect(100, 100, 50, 50), in: top)
    let scrollView = stage.add("scrollView", CGRect(0, 0, 512, 512), in: top)
    XCTAssertTrue(stage.hit(120, 120) === scrollView)
    top.onHitTest = { [unowned top] point, event, hit in
      button.point(inside: top.convert(point, to: button), with: event) ? button : hit
    }
    XCTAssertTrue(stage.hit(120, 120) === button)
    XCTAssertTrue(stage.hit(300, 300) === scrollView)
  }

  func testHT7_anAreaThatIsLargerByAHundredPointsOnEachSide() {
    let stage = Stage()
    let view = stage.add(CustomView(), "view", CGRect(200, 200, 50, 50))
    view.onPointInside = { [unowned view] point, _ in
      view.bounds.insetBy(dx: -100, dy: -100).contains(point)
    }
    for (x, y) in [(100, 100), (349, 349), (100, 349), (225, 225)] as [(CGFloat, CGFloat)] {
      XCTAssertTrue(stage.hit(x, y) === view, "\(x) \(y)")
    }
    for (x, y) in [(99, 225), (350, 225), (225, 99), (225, 350)] as [(CGFloat, CGFloat)] {
      XCTAssertTrue(stage.hit(x, y) === stage.window, "\(x) \(y)")
    }
  }

  func testHT7_aRoundArea() {
    let stage = Stage()
    let view = stage.add(CustomView(), "view", CGRect(100, 100, 100, 100))
    view.onPointInside = { point, _ in point.distance(to: CGPoint(x: 50, y: 50)) <= 50 }
    XCTAssertTrue(stage.hit(150, 150) === view)
    XCTAssertTrue(stage.hit(101, 150) === view)
    XCTAssertTrue(stage.hit(110, 110) === stage.window)
    XCTAssertTrue(stage.hit(190, 190) === stage.window)
  }

  func testHT12_previewsBesideThePageReachThePagingScrollView() {
    let stage = Stage()
    let container = stage.add(CustomView(), "container", CGRect(0, 100, 512, 200))
    let scrollView = stage.add(UIView(), "scrollView", CGRect(156, 0, 200, 200), in: container)
    for page in 0..<3 { stage.add("page \(page)", CGRect(CGFloat(page) * 200, 0, 200, 200), in: scrollView) }
    scrollView.bounds.origin.x = 200
    XCTAssertEqual(stage.hit(256, 200)?.traceName, "page 1")
    XCTAssertTrue(stage.hit(50, 200) === container)
    container.onHitTest = { _, _, hit in hit === container ? scrollView : hit }
    XCTAssertTrue(stage.hit(50, 200) === scrollView)
    XCTAssertTrue(stage.hit(500, 200) === scrollView)
    XCTAssertEqual(stage.hit(256, 200)?.traceName, "page 1")
    XCTAssertTrue(stage.hit(256, 350) === stage.window)
  }

  // MARK: HT8, HT10

  func testHT8_ofTwoSiblingsTheOneAddedLastIsFound() {
    let stage = Stage()
    let first = stage.add("first", CGRect(0, 0, 100, 100))
    let second = stage.add("second", CGRect(50, 50, 100, 100))
    XCTAssertTrue(stage.hit(75, 75) === second)
    stage.window.bringSubviewToFront(first)
    XCTAssertTrue(stage.hit(75, 75) === first)
    stage.window.sendSubviewToBack(first)
    XCTAssertTrue(stage.hit(75, 75) === second)
    stage.window.insertSubview(first, aboveSubview: second)
    XCTAssertTrue(stage.hit(75, 75) === first)
    stage.window.insertSubview(first, belowSubview: second)
    XCTAssertTrue(stage.hit(75, 75) === second)
    stage.window.addSubview(first)
    XCTAssertTrue(stage.hit(75, 75) === first)
  }

  func testHT10_labelsAreAskedFromFrontToBackAndTheButtonBehindNever() {
    let stage = Stage()
    let root = stage.add("TestEventsView")
    stage.add("back button", CGRect(100, 400, 100, 50), in: root)
    stage.add("front button", CGRect(100, 400, 100, 50), in: root)
    for (place, name) in ["A", "B", "C"].enumerated() {
      stage.add(name, CGRect(0, CGFloat(place) * 50, 100, 40), in: root)
    }
    stage.down(150, 425)
    let pass = ["TestEventsView", "C", "B", "A", "front button"]
    let names = Set(pass + ["back button"])
    XCTAssertEqual(stage.receivers(of: .hitTest).filter { names.contains($0) }, pass + pass)
  }

  // MARK: HT11

  func testHT11_theFirstRoundStartsAtTheTextEffectsWindow() {
    let stage = Stage(.iOS13)
    stage.add("TestEventsView")
    stage.down(100, 100)
    XCTAssertEqual(
      stage.receivers(of: .hitTest),
      [
        "UITextEffectsWindow", "UIInputSetContainerView", "UIEditingOverlayGestureView", "UIInputSetHostView",
        "UIWindow", "TestEventsView",
        "UIWindow", "TestEventsView",
      ])
  }

  func testHT11_olderSystemsHaveNoSuchWindow() {
    let stage = Stage(.iOS12)
    stage.down(100, 100)
    XCTAssertEqual(stage.receivers(of: .hitTest), ["UIWindow", "UIWindow"])
  }

  // MARK: HT13, H6, H18

  func testHT13_pointsAreConvertedThroughRotatedScaledAndScrolledAncestors() throws {
    let stage = Stage()
    let rotated = stage.add("rotated", CGRect(100, 100, 200, 200))
    rotated.transform = CGAffineTransform(rotationAngle: Trigonometry.pi / 2)
    let scaled = stage.add("scaled", CGRect(0, 0, 100, 100), in: rotated)
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let scrolled = stage.add("scrolled", CGRect(0, 0, 100, 100), in: scaled)
    scrolled.bounds.origin = CGPoint(x: 30, y: 70)
    let target = stage.add(SpyView(), "target", CGRect(40, 90, 20, 20), in: scrolled)
    // By hand: (10, 20) in the scrolled view's frame is (30, 35) in the rotated one after halving around (50, 50);
    // a quarter turn clockwise around (100, 100) sends it to (165, 30), and the shift by (100, 100) to (265, 130).
    stage.down(264, 131)
    XCTAssertEqual(target.texts, ["began 1"])
    let location = try XCTUnwrap(target.heard.first?.locations.first)
    XCTAssertEqual(location, CGPoint(x: 2, y: 2), accuracy: 1e-9)
    XCTAssertTrue(stage.hit(266, 131) === scrolled)
    XCTAssertTrue(stage.hit(264, 129) === scrolled)
    XCTAssertTrue(stage.hit(256, 131) === target)
    XCTAssertTrue(stage.hit(254, 131) === scrolled)
  }

  func testH6_aViewScaledToTwiceItsSizeIsFoundInItsEnlargedArea() {
    let stage = Stage()
    let view = stage.add(SpyView(), "view", CGRect(100, 100, 100, 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    XCTAssertTrue(stage.hit(51, 51) === view)
    XCTAssertTrue(stage.hit(49, 150) === stage.window)
    XCTAssertTrue(stage.hit(249, 249) === view)
    stage.down(60, 150)
    XCTAssertEqual(view.heard.first?.locations, [CGPoint(x: 5, y: 50)])
  }

  func testHT13_aViewSqueezedToNothingIsNeverFound() {
    let stage = Stage()
    let view = stage.add(CustomView(), "view", CGRect(100, 100, 100, 100))
    let child = stage.add("child", CGRect(0, 0, 100, 100), in: view)
    view.onPointInside = { _, _ in true }
    for transform in [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 0, y: 0),
      CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    ] {
      view.transform = transform
      XCTAssertTrue(stage.hit(150, 150) === stage.window)
    }
    view.transform = .identity
    XCTAssertTrue(stage.hit(150, 150) === child)
  }

  func testH18_hitTestTakesPointsOfItsOwnCoordinates() {
    let parent = UIView(frame: CGRect(100, 100, 100, 100))
    let child = UIView(frame: CGRect(50, 50, 50, 50))
    parent.addSubview(child)
    XCTAssertTrue(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === child)
    XCTAssertTrue(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === parent)
    XCTAssertNil(parent.hitTest(CGPoint(x: 160, y: 160), with: nil))
  }

  // MARK: H7, H9

  func testH7_aParentMaySubstituteAnyView() {
    let stage = Stage()
    let elsewhere = stage.add(SpyView(), "elsewhere", CGRect(400, 400, 50, 50))
    let parent = stage.add(CustomView(), "parent", CGRect(0, 0, 100, 100))
    parent.onHitTest = { _, _, hit in hit == nil ? nil : elsewhere }
    stage.down(50, 50)
    XCTAssertEqual(elsewhere.texts, ["began 1"])
    XCTAssertEqual(elsewhere.heard.first?.locations, [CGPoint(x: -350, y: -350)])
  }

  func testH9_aDisabledControlLetsTheFingerThrough() {
    let stage = Stage()
    let cell = stage.add("cell", CGRect(0, 0, 200, 50))
    let button = stage.add(UIControl(), "button", CGRect(10, 10, 50, 30), in: cell)
    let icon = stage.add("icon", CGRect(0, 0, 10, 10), in: button)
    XCTAssertTrue(stage.hit(30, 30) === button)
    XCTAssertTrue(stage.hit(15, 15) === icon)
    button.isEnabled = false
    XCTAssertTrue(stage.hit(30, 30) === cell)
    XCTAssertTrue(stage.hit(15, 15) === cell)
    XCTAssertEqual(button.state, .disabled)
  }

  // MARK: Changes during the search

  func testH1_subviewsMayChangeWhileTheyAreAsked() {
    let stage = Stage()
    let parent = stage.add("parent")
    let back = stage.add("back", in: parent)
    let front = stage.add(CustomView(), "front", in: parent)
    front.onHitTest = { _, _, _ in
      front.removeFromSuperview()
      for subview in parent.subviews where subview !== back { subview.removeFromSuperview() }
      parent.addSubview(UIView(frame: parent.bounds))
      return nil
    }
    XCTAssertTrue(stage.hit(10, 10) === back)
    XCTAssertNil(front.superview)
  }
}
