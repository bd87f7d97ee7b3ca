import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ResponderChainExercises

final class SketchPanelChecks: CheckCase {
  func testTouchesInTheMarginGoOn() {
    check("the next responder is told of a touch in the margin, from beginning to end") {
      Self.touch(from: $0.inMargin(&$1), to: $0.inMargin(&$1))
    }
  }

  func testTouchesOnThePaperStay() {
    check("a finger on the paper draws, and no other responder is told of it") {
      Self.touch(from: $0.onPaper(&$1), to: $0.onPaper(&$1))
    }
  }

  func testThePlaceOfLandingDecides() {
    check("a touch belongs to where it landed, wherever it goes") {
      Self.touch(from: $0.inMargin(&$1), to: $0.onPaper(&$1))
        + Self.touch(from: $0.onPaper(&$1), to: $0.inMargin(&$1))
    }
  }

  func testCancelledTouches() {
    check("a cancellation in the margin goes on, and a cancelled stroke is thrown away") {
      Self.touch(from: $0.inMargin(&$1), to: $0.inMargin(&$1), .cancelled)
        + Self.touch(from: $0.onPaper(&$1), to: $0.onPaper(&$1), .cancelled)
    }
  }

  func testFingersOfBothKindsAtOnce() {
    check("with fingers on the paper and in the margin, each goes its own way") {
      let (paper, margin) = ($0.onPaper(&$1), $0.inMargin(&$1))
      return [
        .touch(.began, finger: 0, paper), .touch(.began, finger: 1, margin),
        .together(.moved, [margin, paper]),
        .touch(.ended, finger: 0, paper), .touch(.ended, finger: 1, margin),
      ]
    }
  }

  func testNoOneIsToldOfNoTouches() {
    check("if there is nothing to pass on, no one is told") {
      let places = [$0.onPaper(&$1), $0.onPaper(&$1)]
      return [.together(.began, places), .together(.moved, places.reversed()), .together(.ended, places)]
        + Self.touch(from: places[0], to: places[1], .cancelled)
    }
  }

  func testTheSameEventGoesOn() {
    check("the event goes on with the touches") {
      Self.touch(from: $0.inMargin(&$1), to: $0.inMargin(&$1))
        + Self.touch(from: $0.inMargin(&$1), to: $0.inMargin(&$1), .cancelled)
    }
  }

  func testHoldsWhateverTheAppDoesMeanwhile() {
    check("each finger goes its own way while the app lays the panel out, resizes, turns and hides it") {
      let places = [$0.onPaper(&$1), $0.inMargin(&$1)]
      let changes: [AppChange] = [
        .moves, .enlarges, .mirrors, .fades, .switchesOff, .shows, .takesOneFinger, .takesSeveralFingers,
        .typesInIt, .takesOut, .putsBack,
      ]
      // The acts scroll the panel, and have it laid out.
      let moments = changes.map(Story.Moment.change) + [.act(1), .act(2), .wait(1)]
      return [.together(.began, places)] + moments.flatMap { [$0, .together(.moved, places.reversed())] }
        + [.together(.ended, places)]
    }
  }

  func testHoldsWhenThePanelMovesToAnotherPage() {
    let (stage, panel, log) = (Stage(), SketchPanel(), AppLog())
    let pages = ["the old page", "the new page"].map { ListeningView(frame: stage.window.bounds).named($0) }
    for page in pages { page.listener = AppListener(log) }
    panel.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
    pages[0].addSubview(panel)
    stage.show(pages[1], pages[0])
    let fingers = Fingers(on: stage)
    fingers.act(.began, at: CGPoint(x: 30, y: 100))
    pages[1].addSubview(panel)
    fingers.act(.moved, at: CGPoint(x: 32, y: 120))
    checkTrace(
      [
        "the old page gets touchesBegan of the finger at (30, 100), tap 1",
        "the new page gets touchesMoved of the finger at (32, 120), tap 1",
      ], log.lines.map(\.text),
      asked: "a finger rests in the margin, the panel is put into another page, and the finger moves")
  }

  func testHoldsForManyFingersAtOnce() {
    for marginals in [1, 2, 12, 23, 24] {
      check("24 fingers act at once, of which \(marginals) are in the margin") { plan, random in
        let places = (0..<24).map { $0 < marginals ? plan.inMargin(&random) : plan.onPaper(&random) }
        return [Contact.Phase.ended, .cancelled].flatMap { phase -> [Story.Moment] in
          [.together(.began, places), .together(.moved, places.reversed()), .together(phase, places)]
        }
      }
    }
  }

  func testHoldsInAnyApp() {
    check(
      "in an app full of recognizers, fingers and views, each finger goes its own way",
      twins {
        $0.landings = [0.96]
        $0.changesMeanwhile = [.hides, .shows, .switchesOff]
        // The engine itself tells those of the end that are no longer next, if they were told by way of super.
        $0.actsMeanwhile = false
      } adapt: { example, random in
        if random.isTurn(in: 5) { example.looks.formUnion([.pale, .notOpaque]) }
        if random.isTurn(in: 8) { example.plan.paper = SketchPlan.halfPointPaper }
        let plan = example.plan
        func touches(_ count: Int, _ place: (inout SeededGenerator) -> Story.Place) -> [Story.Moment] {
          (0..<count).flatMap { _ in Self.touch(from: place(&random), to: plan.onPaper(&random)) }
        }
        switch random.inTurn([0, 0, 1]) {
        case 0: example.story.moments.insert(contentsOf: touches(4, plan.onEdge), at: 0)
        default:
          let places = [plan.inMargin(&random), plan.onPaper(&random), plan.inMargin(&random)]
          let change = random.pick([AppChange.takesOut, .hides])
          (example.plan.hasCoordinator, example.plan.takesSeveralFingers) = (true, true)
          let isBackInTime = random.isTurn(in: 2)
          example.story.moments.insert(
            contentsOf: [
              .together(.began, places), .change(change), .together(.moved, places.reversed()),
              .change(isBackInTime ? .putsBack : change), .together(.moved, places),
              .touch(.cancelled, finger: 0, places[0]), .together(.ended, places), .change(.putsBack),
              .change(.shows),
            ], at: 0)
        }
      })
  }

  func testHoldsForLong() {
    check(
      "each touch goes its own way, even if it is the hundredth, or moves for long",
      twins { _ in
      } adapt: { example, random in
        let plan = SketchPlan()
        // The memory of a touch that is gone is used again, most often by the next one.
        let short: [Story.Moment] = (0..<104).flatMap { number -> [Story.Moment] in
          let place = number % 2 == 0 ? plan.inMargin(&random) : plan.onPaper(&random)
          return [.touch(.began, finger: 0, place), .touch(.ended, finger: 0, place)]
        }
        let (margin, paper) = (plan.inMargin(&random), plan.onPaper(&random))
        let moves = (1...250).map {
          Story.Moment.together(.moved, $0 % 2 == 0 ? [margin, paper] : [paper, margin])
        }
        example = TwinCase(
          plan, other: plan,
          Story(
            short + [.together(.began, [margin, paper])] + moves + [.together(.ended, [margin, paper])]))
      }, count: 1)
  }

  /// A finger that lands, moves twice, and is gone.
  private static func touch(
    from start: Story.Place, to end: Story.Place, _ phase: Contact.Phase = .ended
  ) -> [Story.Moment] {
    [
      .touch(.began, finger: 0, start), .touch(.moved, finger: 0, end), .wait(0.5),
      .touch(.moved, finger: 0, start), .touch(.moved, finger: 0, end), .touch(phase, finger: 0, end),
    ]
  }

  private func twins(
    _ recipe: (inout StoryRecipe) -> Void,
    adapt: @escaping (inout TwinCase<SketchPlan>, inout SeededGenerator) -> Void
  ) -> Twins<SketchPlan> {
    Twins {
      SketchSubject(StatedPanel(frame: .zero), $0, name: $1, log: $2)
    } students: {
      SketchSubject(StudentsPanel(frame: .zero), $0, name: $1, log: $2)
    } recipe: {
      recipe(&$0)
    } judging: {
      $0.touchesInAnyOrder = true
      $0.adapt = adapt
    }
  }

  /// A panel of the usual kind, as a rule the view of a controller, on a plain page.
  private func check(
    _ asked: String, around surroundings: Set<Surrounding> = [.controlled], file: StaticString = #filePath,
    line: UInt = #line,
    _ moments: @escaping (SketchPlan, inout SeededGenerator) -> [Story.Moment]
  ) {
    let twins = twins { _ in
    } adapt: { example, random in
      let plan = SketchPlan()
      example = TwinCase(plan, other: plan, Story(moments(plan, &random)))
      example.surroundings = surroundings
    }
    check(asked, twins, count: 8, file: file, line: line)
  }

  func testHoldsAsAResponderLikeAnyOther() {
    checkTrace(
      UIView().answers, SketchPanel().answers,
      asked: "what the panel says of itself to an app that looks for a first responder is what any view says")
  }

  func testHoldsSettingsInTheMiddleOfAStroke() {
    check("in the middle of a stroke, all is set as before", around: [.tap, .button, .still]) {
      [.touch(.began, finger: 0, $0.onPaper(&$1)), .touch(.moved, finger: 0, $0.onPaper(&$1))]
    }
  }
}
