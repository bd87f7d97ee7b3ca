import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ResponderChainExercises

final class DraggableViewChecks: CheckCase {
  func testTheViewFollowsTheFinger() {
    check("the view follows the finger", .lands(0), .moves(0), .moves(0), .moves(0), .lifts(0))
  }

  func testInATurnedAndScaledSuperview() {
    check(
      "the view follows the finger in a superview that is turned and scaled", .app(.turnsTheSuperview),
      .lands(0), .moves(0), .moves(0))
  }

  func testAViewThatIsTurnedItself() {
    check(
      "a view that is turned and scaled itself follows the finger", .app(.turnsTheView), .lands(0), .moves(0),
      .moves(0))
  }

  func testALiftLeavesTheViewWhereItIs() {
    check(
      "after the lift the view stays, and the next drag begins there", .lands(0), .moves(0), .lifts(0),
      .lands(0), .moves(0), .lifts(0))
  }

  func testASecondFingerChangesNothing() {
    check(
      "a second finger on the view changes nothing", .lands(0), .moves(0), .lands(1), .moves(1), .moves(0),
      .lifts(1), .moves(0))
    check(
      "a second finger that is cancelled changes nothing", .lands(0), .moves(0), .lands(1), .isCancelled(1),
      .moves(0))
  }

  func testASecondFingerDoesNotTakeOver() {
    check(
      "when the first finger has lifted, the second does not drag, nor does it put the view back", .lands(0),
      .moves(0), .lands(1), .lifts(0), .moves(1), .isCancelled(1))
  }

  func testTheNextFingerDragsAndNotTheSecond() {
    check(
      "when the first finger has lifted, the next one to land drags, while the second still lies on the view",
      .lands(0), .moves(0), .lands(1), .lifts(0), .lands(0), .moves(1), .moves(0))
  }

  func testFingersThatLiftAtOnceEndTheDrag() {
    check(
      "when two fingers lift in the same instant, the drag is over, and the next finger drags", .lands(0),
      .lands(1), .lifts(0), .lands(0), .bothLift, .lands(0), .moves(0))
  }

  func testASecondFingerDoesNotChangeTheWayBack() {
    check(
      "a cancelled drag puts the view back to where it began, not to where a second finger landed",
      .lands(0), .moves(0), .lands(1), .isCancelled(0))
  }

  func testCancelPutsTheViewBack() {
    check(
      "a cancelled drag puts the view back to where that drag began", .app(.turnsTheView), .lands(0),
      .moves(0),
      .lifts(0), .lands(0), .moves(0), .isCancelled(0), .lands(0), .moves(0))
  }

  func testOfTwoFingersThatLandAtOnceOneDrags() {
    forAll(
      "of two fingers that land at the same instant, one drags; when it lifts, the other doesn't take over",
      count: 8
    ) {
      CGPoint(x: $0.points(10...40), y: $0.points(-40 ... -10))
    } check: { example in
      let stage = Stage()
      let view = DraggableView(frame: CGRect(x: 100, y: 200, width: 100, height: 80))
      view.isMultipleTouchEnabled = true
      stage.show(view)
      let fingers = Fingers(on: stage)
      var places = [CGPoint(x: 120, y: 220), CGPoint(x: 170, y: 260)]
      fingers.act(.began, at: places)
      // Which of the two it is, is seen when one moves.
      var corners: [CGPoint] = []
      func move(_ finger: Int) {
        places[finger] = CGPoint(x: places[finger].x + example.x, y: places[finger].y + example.y)
        fingers.act(.moved, finger: finger, at: places[finger])
        corners.append(view.frame.origin)
      }
      move(0)
      move(1)
      let moved = CGPoint(x: 100 + example.x, y: 200 + example.y)
      let dragging = corners[0].text == moved.text ? 0 : 1
      let expected = [dragging == 0 ? moved : CGPoint(x: 100, y: 200), moved, moved]
      fingers.act(.ended, finger: dragging, at: places[dragging])
      move(1 - dragging)
      guard corners.map(\.text) != expected.map(\.text) else { return nil }
      return
        "the first one moves by \(example.text), then the second; the one that drags lifts, and the other moves\n"
        + "expected: the view moves once, with the one that drags, and its corner is then at \(moved.text)\n"
        + "got:      its corner is at \(corners.map(\.text).joined(separator: ", then at "))"
    }
  }

  func testTheDragGoesOnWhileTheViewIsHiddenOrDisabled() {
    check(
      "in the middle of a drag the app hides the view, shows it, disables it and enables it; the drag goes on",
      .lands(0), .moves(0), .always(.change(.hides)), .moves(0), .always(.change(.shows)), .moves(0),
      .always(.change(.switchesOff)),
      .moves(0), .always(.change(.shows)), .moves(0), .isCancelled(0))
    for change in [AppChange.hides, .switchesOff] {
      check(
        "a drag that is cancelled after that puts the view back, and the next one begins there", .lands(0),
        .moves(0), .always(.change(change)), .moves(0), .isCancelled(0), .always(.change(.shows)), .lands(0),
        .moves(0), .always(.change(change)), .lifts(0), .always(.change(.shows)), .lands(0), .moves(0))
    }
  }

  func testInAnotherOneItIsDraggedAlone() {
    let stage = Stage()
    let outer = DraggableView(frame: CGRect(x: 20, y: 40, width: 200, height: 200))
    let inner = DraggableView(frame: CGRect(x: 60, y: 60, width: 80, height: 80))
    outer.addSubview(inner)
    stage.show(outer)
    stage.drag(from: CGPoint(x: 120, y: 140), to: CGPoint(x: 150, y: 160))
    let corners = [outer, inner].map(\.frame.origin.text)
    guard corners != ["(20, 40)", "(90, 80)"] else { return }
    XCTFail(
      "asked: a draggable view lies in another one, and is dragged by (30, 20)\n"
        + "expected: it alone moves, to (90, 80) in the outer one, which stays at (20, 40)\n"
        + "got:      it is at \(corners[1]), and the outer one at \(corners[0])")
  }

  func testHoldsOnTheWayToAnotherWindow() {
    let stage = Stage()
    let view = DraggableView(frame: CGRect(x: 40, y: 60, width: 100, height: 80))
    let (page, layer) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
    // Its points aren't those of the screen, but the layer's are.
    let window = UIWindow(frame: stage.window.bounds)
    window.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    layer.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.addSubview(layer)
    page.addSubview(view)
    stage.show(page)
    let fingers = Fingers(on: stage)
    fingers.act(.began, at: CGPoint(x: 90, y: 100))
    fingers.act(.moved, at: CGPoint(x: 110, y: 130))
    view.removeFromSuperview()
    fingers.act(.moved, at: CGPoint(x: 150, y: 150))
    window.isHidden = false
    layer.addSubview(view)
    fingers.act(.moved, at: CGPoint(x: 170, y: 190))
    var lines: [String] = []
    func note(_ words: String) {
      lines.append("\(words) its middle is at \(view.pointOnScreen(at: .zero).text)")
    }
    let words = [
      "put into another window, with the finger at (170, 190),", "back on its page, after the cancellation,",
      "after a drag that was cancelled while it was taken out,", "after a drag to (110, 130),",
    ]
    note(words[0])
    page.addSubview(view)
    fingers.act(.cancelled, at: .zero)
    note(words[1])
    window.isHidden = true
    fingers.act(.began, at: CGPoint(x: 90, y: 100))
    fingers.act(.moved, at: CGPoint(x: 110, y: 130))
    view.removeFromSuperview()
    fingers.act(.cancelled, at: .zero)
    page.addSubview(view)
    note(words[2])
    fingers.act(.began, at: CGPoint(x: 90, y: 100))
    fingers.act(.moved, at: CGPoint(x: 110, y: 130))
    note(words[3])
    let expected = zip(words, ["(170, 190)", "(90, 100)", "(90, 100)", "(110, 130)"])
    checkTrace(
      expected.map { "\($0) its middle is at \($1)" }, lines,
      asked: "a finger drags the view by its middle, from (90, 100), and the app takes it out meanwhile")
  }

  func testHoldsWhateverTheAppDoesMeanwhile() {
    check(
      "the drag goes on when the app fades the view, types in it, or lets it take one finger", .lands(0),
      .moves(0), .always(.change(.fades)), .moves(0), .always(.change(.typesInIt)), .moves(0),
      .always(.change(.takesOneFinger)), .moves(0), .isCancelled(0))
  }

  func testHoldsForManyFingersAtOnce() {
    check(
      "eight fingers are on the view; whatever seven do at the same instant, it follows the one that drags",
      .lands(9), .together(.began, 7), .together(.moved, 7), .moves(9), .together(.cancelled, 7), .moves(9),
      .lifts(9))
    check(
      "the finger that drags does at the same instant what others do, too", .lands(0), .together(.began, 7),
      .together(.moved, 2), .together(.moved, 3), .together(.moved, 4), .together(.moved, 5),
      .together(.moved, 6), .together(.moved, 7), .together(.cancelled, 7), .lands(0), .moves(0))
    let (place, other) = (CGPoint.zero, CGPoint(x: 0.5, y: 0.25))
    let moments = [Contact.Phase.began, .moved, .ended].map {
      DragMoment.always(.together($0, [.part(0, $0 == .moved ? other : place), .other(0, place)]))
    }
    check(
      "two fingers land at the same instant on two views, and one moves", moments[0], moments[1], moments[2],
      moments[0], moments[1], moments[2])
  }

  func testHoldsAtItsEdges() {
    for edge in [CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1)] {
      let places = [0.98, 1.04].map { Story.Place.part(0, CGPoint(x: edge.x * $0, y: edge.y * $0)) }
      check(
        "a finger that lands close to an edge drags the view, and one that lands close beside it doesn't",
        .always(.touch(.began, finger: 1, places[1])), .always(.touch(.moved, finger: 1, places[0])),
        .always(.touch(.ended, finger: 1, places[0])),
        .always(.touch(.began, finger: 1, places[0])), .always(.touch(.moved, finger: 1, places[1])))
    }
  }

  func testHoldsInAnyApp() {
    check(
      "in an app full of recognizers, fingers and views, the view follows the finger that drags it, and no other",
      Self.twins(StudentsDraggable.init) {
        $0.reach = 2
        $0.fingersActAtOnce = false
        // Where the finger leads after the view was scrolled isn't said.
        $0.actsMeanwhile = false
        $0.changesMeanwhile = [.hides, .shows, .switchesOff]
      } adapt: { example, random in
        func acts(_ acts: DragMoment...) -> [Story.Moment] { acts.map { $0.moment(&random) } }
        let special: [Story.Moment]
        if random.isTurn(in: 8) { example.looks.insert(.pale) }
        if random.isTurn(in: 8) { example.surroundings.insert(.face) }
        switch random.inTurn([0, 1, 2]) {
        case 0:
          special = acts(
            .lands(0), .moves(0), .app(.scrollsTheView), .isCancelled(0), .lands(0), .moves(0),
            .app(.liftsTheView), .moves(0), .moves(0), .isCancelled(0), .lands(0), .moves(0), .lifts(0))
        case 1:
          let small = (1...3).map {
            Story.Moment.touch(.moved, finger: 0, .part(0, CGPoint(x: 0.5, y: 0.5 + 0.02 * CGFloat($0))))
          }
          special =
            [.touch(.began, finger: 0, .part(0, CGPoint(x: 0.5, y: 0.5)))] + small + acts(.isCancelled(0))
        default:
          example.surroundings.formUnion([.turned, .still])
          special =
            acts(.lands(0), .moves(0)) + [.change(.hides)] + acts(.moves(0), .moves(0), .lifts(0))
            + [.change(.shows)]
        }
        example.story.moments.insert(contentsOf: special, at: 0)
      })
  }

  func testHoldsForLong() {
    check(
      "the view follows the finger, drag after drag, and for hundreds of moves",
      Self.twins(DraggableView.init) { _ in
      } adapt: { example, random in
        let drags = (1...55).flatMap { _ in [DragMoment.lands(0), .moves(0), .lifts(0)] }
        let moves = [.lands(0)] + Array(repeating: DragMoment.moves(0), count: 450)
        example = TwinCase(DragPlan(), other: DragPlan(), Story((drags + moves).map { $0.moment(&random) }))
      }, count: 1)
  }

  private static func twins(
    _ students: @escaping (CGRect) -> UIView, recipe: (inout StoryRecipe) -> Void,
    adapt: @escaping (inout TwinCase<DragPlan>, inout SeededGenerator) -> Void
  ) -> Twins<DragPlan> {
    Twins { plan, name, _ in
      DragSubject(StatedDraggable(frame: .zero), plan, name: name)
    } students: { plan, name, _ in
      DragSubject(students(.zero), plan, name: name)
    } recipe: {
      recipe(&$0)
    } judging: {
      $0.adapt = adapt
      // Where the inner one belongs while the outer one is dragged, too, isn't said. And of fingers that are delayed two
      // may land at the same instant.
      $0.canBeNested = false
      $0.surroundings = Surrounding.withoutDelay
      $0.leavingOut = { view, settings in
        if view is DraggableView || view is StatedDraggable { settings.geometry = ViewSettings.Geometry() }
      }
    }
  }

  /// A plain view on a plain page.
  private func check(
    _ asked: String, _ acts: DragMoment..., around surroundings: Set<Surrounding> = [],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let twins = Self.twins(DraggableView.init) { _ in
    } adapt: { example, random in
      example = TwinCase(DragPlan(), other: DragPlan(), Story(acts.map { $0.moment(&random) }))
      example.surroundings = surroundings
    }
    check(asked, twins, count: 6, file: file, line: line)
  }

  func testTouchesThatLandAtOnceStopHere() {
    func both(_ phase: Contact.Phase, _ x: CGFloat = 0) -> DragMoment {
      .always(.together(phase, [.part(0, CGPoint(x: x, y: 0)), .part(0, CGPoint(x: x - 0.4, y: 0.3))]))
    }
    check(
      "two fingers land at the same instant, and the views around hear nothing of them", both(.began),
      both(.moved, 0.5), both(.ended), both(.began), both(.moved, 0.5), both(.cancelled))
  }

  func testHoldsInAnotherThatIsDragged() {
    for first in [0, 1] {
      let outer = DraggableView(frame: CGRect(x: 20, y: 40, width: 200, height: 200))
      let (stage, inner) = (Stage(), DraggableView(frame: CGRect(x: 60, y: 60, width: 80, height: 80)))
      outer.addSubview(inner)
      stage.show(outer)
      let fingers = Fingers(on: stage)
      let places = [CGPoint(x: 40, y: 60), CGPoint(x: 120, y: 140)]
      for finger in [first, 1 - first] { fingers.act(.began, finger: finger, at: places[finger]) }
      fingers.act(.moved, finger: 1, at: CGPoint(x: 140, y: 170))
      var corners = [inner.frame.origin]
      fingers.act(.moved, finger: 0, at: CGPoint(x: 50, y: 70))
      corners.append(outer.frame.origin)
      checkTrace(
        ["(80, 90)", "(30, 50)"], corners.map(\.text),
        asked: "two fingers are on two draggable views, one in the other, and have landed on the "
          + "\(first == 0 ? "outer" : "inner") one first; the inner one is dragged by (20, 30), then the outer one by (10, 10)"
      )
    }
  }

  func testHoldsAfterTheAppHasMovedIt() {
    let (stage, view) = (Stage(), DraggableView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
    stage.show(view)
    let fingers = Fingers(on: stage)
    var middles: [String] = []
    for middle in [CGPoint(x: 90, y: 100), CGPoint(x: 200, y: 300), CGPoint(x: 100, y: 240)] {
      view.center = middle
      fingers.act(.began, at: middle)
      fingers.act(.moved, at: CGPoint(x: middle.x + 40, y: middle.y + 30))
      fingers.act(.cancelled, at: .zero)
      middles.append(view.center.text)
    }
    checkTrace(
      ["(90, 100)", "(200, 300)", "(100, 240)"], middles,
      asked: "the app puts the view at three places, and after each a drag begins there and is cancelled; "
        + "where is the view then?")
  }

  func testHoldsAsAResponderLikeAnyOther() {
    checkTrace(
      UIView().answers, DraggableView().answers,
      asked: "what the view says of itself to an app that looks for a first responder is what any view says")
  }

  func testHoldsSettingsInTheMiddleOfADrag() {
    check(
      "in the middle of a drag, only the place of the view is another one", .lands(0), .moves(0),
      around: [.tap, .button, .scrolling])
  }
}
