import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ScrollViewDelayExercises

final class FormScrollViewChecks: CheckCase {
  private typealias Outcome = FormTouch.Outcome

  func testAFingerWithTheKnobKeepsIt() {
    let asked = "a finger that has taken hold of the knob keeps it"
    for (rest, aside) in [(0, 40), (0.3, 40), (0.3, -180)] as [(TimeInterval, CGFloat)] {
      let side = CGPoint(x: aside, y: 0)
      let ways = side.inSteps(4) + [side + CGPoint(x: 0, y: 210)]
      check(asked, FormTouch(spot: .knob, rest: rest, ways: ways), Outcome(slid: true))
    }
    check(asked, FormTouch(spot: .knob, rest: 0.3, ways: Self.up), Outcome(slid: true))
  }

  func testAFingerBesideTheKnobScrolls() {
    for spot in [FormStories.Spot.line, .rightOfTheKnob] {
      check(
        "a finger that rests on the slider beside the knob, and goes up, scrolls",
        FormTouch(spot: spot, rest: 0.3, ways: Self.up), Self.scrolled)
    }
    var plan = FormPlan()
    plan.slider = .high
    check(
      "in a slider that is high, too, one above the knob scrolls",
      FormTouch(plan: plan, spot: .aboveTheKnob, rest: 0.3, ways: Self.up), Self.scrolled)
  }

  func testAFingerThatRestsOnAButtonScrolls() {
    for rest in [0.3, 3] {
      check(
        "a finger that rests on a button and goes up scrolls, and clicks nothing",
        FormTouch(spot: .button, rest: rest, ways: Self.up), Self.scrolled)
    }
  }

  func testButtonsAreClicked() {
    for rest in [0.06, 0.8] { check("taps click", FormTouch(spot: .button, rest: rest), Outcome(clicks: 1)) }
  }

  func testOtherControlsKeepTheirFingers() {
    for kind in [FormPlan.OtherKind.plain, .dial, .segments, .stepper] {
      var plan = FormPlan()
      plan.other = kind
      let touch = FormTouch(plan: plan, spot: .other, rest: 0.3, ways: Self.up)
      let outcome = touch.play()
      let expected = Outcome(other: outcome.other.filter { $0 != "touchCancel" })
      report("a control that is neither a slider nor a button keeps its finger", touch, expected, outcome)
    }
  }

  func testAQuickDragLightsNothing() {
    for spot in [FormStories.Spot.tile, .button, .line] {
      check(
        "a quick drag scrolls the form, and nothing in it hears of it",
        FormTouch(spot: spot, rest: 0, ways: Self.up), Self.scrolled)
    }
  }

  func testATileIsToldAndCancelled() {
    for group in [FormPlan.Group.none, .control] {
      var plan = FormPlan()
      plan.group = group
      check(
        "a finger that rests on a tile and goes up: the tile is told, then cancelled, and the form scrolls",
        FormTouch(plan: plan, spot: .tile, rest: 0.3, ways: Self.up),
        Outcome(scrolled: Self.scrolled.scrolled, tile: ["touchesBegan", "touchesCancelled"]))
    }
  }

  func testAReadOnlyFormOnlyScrolls() {
    for group in [FormPlan.Group.none, .view, .deep] {
      var plan = FormPlan()
      (plan.isReadOnly, plan.group) = (true, group)
      for spot in [FormStories.Spot.knob, .line, .button, .tile, .other, .strip, .blank] {
        let asked = "no touch reaches what is in a read-only form, which still scrolls"
        for rest in [0.05, 0.8] { check(asked, FormTouch(plan: plan, spot: spot, rest: rest), Outcome()) }
        check(asked, FormTouch(plan: plan, spot: spot, rest: 0.3, ways: Self.up), Self.scrolled)
      }
    }
  }

  func testAFormCanBeWrittenAgain() {
    var plan = FormPlan()
    plan.isReadOnly = true
    let other = FormScrollView()
    let touch = FormTouch(plan: plan, spot: .button, rest: 0.06)
    let outcome = touch.play { form, _ in
      form.isReadOnly = false
      other.isReadOnly = true
    }
    report(
      "a form that was read-only and isn’t any more, while another one is: taps click again", touch,
      Outcome(clicks: 1), outcome)
  }

  private static let up = CGPoint(x: 12, y: -60).inSteps(4)
  private static let scrolled = Outcome(scrolled: 50)

  private func check(
    _ asked: String, _ touch: FormTouch, _ expected: Outcome, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    report(asked, touch, expected, touch.play(), file: file, line: line)
  }

  private func report(
    _ asked: String, _ touch: FormTouch, _ expected: Outcome, _ outcome: Outcome,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    if outcome == expected { return }
    XCTFail(
      """
      asked: \(asked)
      \(touch)
      expected: \(expected)
      got:      \(outcome)
      """, file: file, line: line)
  }

  // MARK: In any app

  func testHoldsInAnyApp() {
    let twins = Twins<FormPlan> { plan, name, log in
      FormSubject(plan, name: name, log: log, form: StatedForm())
    } students: { plan, name, log in
      FormSubject(plan, name: name, log: log, form: FormScrollView())
    } judging: {
      // Whether what is touched in a read-only form is one of its views or the form itself is open, and so is which of
      // them recognizers around it ask.
      $0.surroundings = $0.surroundings.filter {
        !Surrounding.recognizers.contains($0)
          && ![.exclusive, .face, .button, .scrolling, .delaying].contains($0)
      }
      $0.canBeNested = false
      // A slider that isn't followed by a finger hands it on, if it's the slider that has it.
      $0.isUnjudged = { $0.text.hasPrefix("the group gets") }
      $0.adapt = FormStories.adapt
    }
    check(
      "whatever a form is made of, and whatever is around it: sliders keep their knobs, buttons only their taps",
      twins,
      count: 44)
  }

  func testHoldsForAFormInAForm() {
    func check(_ touch: FormTouch, _ expected: Outcome, reading: [Bool] = [], byItself: Bool = false) {
      let outcome = touch.play { form, outer in
        form.isReadOnly = byItself
        for isReadOnly in reading { outer.isReadOnly = isReadOnly }
      }
      report(
        "a form in a form, isReadOnly \(byItself)"
          + (reading.isEmpty ? "" : "; that of the outer one is set to \(reading)"),
        touch, expected, outcome)
    }
    func touch(_ spot: FormStories.Spot, drags: Bool) -> FormTouch {
      FormTouch(isNested: true, spot: spot, rest: drags ? 0.3 : 0.06, ways: drags ? Self.up : [])
    }
    for spot in [FormStories.Spot.line, .button] { check(touch(spot, drags: true), Self.scrolled) }
    check(touch(.knob, drags: true), Outcome(slid: true))
    for spot in [FormStories.Spot.knob, .button, .tile, .other] {
      check(touch(spot, drags: false), Outcome(), reading: [true])
      check(touch(spot, drags: true), Self.scrolled, reading: [true])
    }
    check(touch(.button, drags: false), Outcome(clicks: 1), reading: [true, false])
    check(touch(.button, drags: false), Outcome(), reading: [true, false], byItself: true)
  }

  func testHoldsRightBesideTheKnob() {
    var plan = FormPlan()
    plan.slider = .high
    // A slider takes 8 points around its knob for the knob; these are 12 from its edge.
    for way in [CGPoint(x: -26, y: 0), CGPoint(x: 26, y: 0), CGPoint(x: 0, y: -26), CGPoint(x: 0, y: 26)] {
      check(
        "a finger that rests close to the knob, which doesn’t take it, and goes up, scrolls",
        FormTouch(plan: plan, spot: .knob, aside: way, rest: 0.3, ways: Self.up), Self.scrolled)
      let side = CGPoint(x: 40, y: 0).inSteps(4)
      check(
        "a slider takes a finger 5 points beside its knob, too, and slides when that goes sideways",
        FormTouch(plan: plan, spot: .knob, aside: way * (19 / 26), rest: 0.3, ways: side), Outcome(slid: true)
      )
    }
  }

  func testHoldsForTilesOfAnyKind() {
    let kinds: [(String, (EditableTile) -> Void)] = [
      ("can be edited", { _ in }), ("is edited", { $0.becomeFirstResponder() }),
      ("takes its touches exclusively", { $0.isExclusiveTouch = true }),
      ("takes several fingers", { $0.isMultipleTouchEnabled = true }),
    ]
    for (kind, prepare) in kinds {
      let touch = FormTouch(spot: .tile, rest: 0.3, ways: Self.up)
      let outcome = touch.play { form, _ in
        let tile = EditableTile(frame: touch.plan.tileFrame.offsetBy(dx: 0, dy: touch.plan.start))
        form.addSubview(tile)
        prepare(tile)
      }
      report("a tile that \(kind) loses a finger, too", touch, Self.scrolled, outcome)
    }
  }

  func testHoldsForButtonsAndSlidersOfAnyKind() {
    let kinds: [(String, (UIControl) -> Void)] = [
      ("takes its touches exclusively", { $0.isExclusiveTouch = true }),
      ("takes several fingers", { $0.isMultipleTouchEnabled = true }),
      ("the app doesn’t listen to", { _ in }),
      ("the app listens to for touchDown only", { $0.addAction(UIAction { _ in }, for: .touchDown) }),
    ]
    for (kind, prepare) in kinds {
      for spot in [FormStories.Spot.button, .line] {
        let touch = FormTouch(spot: spot, rest: 0.3, ways: Self.up)
        let outcome = touch.play { form, _ in
          let control: UIControl = spot == .button ? UIButton() : UISlider()
          control.frame = spot == .button ? touch.plan.buttonFrame : touch.plan.sliderFrame
          control.frame.origin.y += touch.plan.start
          form.addSubview(control)
          prepare(control)
        }
        report("a control that \(kind) loses a finger, too", touch, Self.scrolled, outcome)
      }
    }
  }

  func testHoldsAtTheTopOfAFormWithAnInset() {
    let touch = FormTouch(spot: .button, rest: 0.3, ways: Self.up)
    let outcome = touch.play { form, _ in
      (form.contentInset.top, form.contentOffset.y) = (60, -60)
      form.addSubview(UIButton(frame: touch.plan.buttonFrame.offsetBy(dx: 0, dy: -60)))
    }
    report(
      "a form with an inset of 60 points that is at its top scrolls from a button, too", touch, Self.scrolled,
      outcome)
  }

  func testHoldsBesideTheKnobOfATurnedSlider() {
    let kinds = [
      ("turned by 45°", CGAffineTransform(rotationAngle: .pi / 4), CGPoint(x: 27, y: 27)),
      ("scaled by 2", CGAffineTransform(scaleX: 2, y: 2), CGPoint(x: 80, y: 0)),
    ]
    for (kind, transform, way) in kinds {
      var touch = FormTouch(spot: .knob, rest: 0.3, ways: Self.up)
      // On the line, to the right of the knob, which is in the middle of the slider: so it stays there.
      touch.aside = touch.plan.sliderFrame.middle + touch.plan.knob * -1 + way
      let outcome = touch.play { form, _ in
        for slider in form.subviews.compactMap({ $0 as? UISlider }) {
          (slider.value, slider.transform) = (0.5, transform)
        }
      }
      report("beside the knob of a slider that is \(kind), a finger scrolls", touch, Self.scrolled, outcome)
    }
  }

  func testHoldsForWhatLiesInAButton() {
    for isControl in [true, false] {
      let touch = FormTouch(spot: .tile, rest: 0.3, ways: Self.up)
      let outcome = touch.play { form, _ in
        let button = UIButton(frame: touch.plan.tileFrame.offsetBy(dx: 0, dy: touch.plan.start))
        let part = isControl ? UIControl() : UIView()
        part.frame = button.bounds
        button.addSubview(part)
        form.addSubview(button)
      }
      report(
        "a \(isControl ? "control keeps" : "plain view loses") its finger, if it lies in a button over the tile, too",
        touch, isControl ? Outcome() : Self.scrolled, outcome)
    }
  }

  func testHoldsForRecognizersAroundIt() {
    func trace(_ make: @escaping () -> UIScrollView) -> [String] {
      RecognizersAround.trace(way: CGPoint(x: 0, y: -60)) {
        let form = make()
        form.frame = CGRect(origin: .zero, size: FormPlan.size)
        form.contentSize = CGSize(width: 320, height: 1_480)
        return (form, form)
      }
    }
    checkTrace(
      trace { StatedForm() }, trace { FormScrollView() },
      asked: "a recognizer of the app around a form on which a finger goes up, fast: how often it acts")
  }

  func testHoldsForTwoSliders() {
    let (knob, line) = (FormStories.Spot.knob.point(in: FormPlan()), CGPoint(x: 240, y: 240))
    for places in [[knob, line], [line, knob]] {
      let touch = FormTouch(spot: .knob, rest: 0.3, ways: Self.up)
      let outcome = touch.play { form, _ in
        form.addSubview(UISlider(frame: CGRect(x: 20, y: 520, width: 240, height: 40)))
      } fingers: { stage, origin in
        let fingers = Fingers(on: stage, pace: 0.016)
        for (finger, place) in places.enumerated() { fingers.act(.began, finger: finger, at: place + origin) }
        stage.device.advance(by: touch.rest)
        for way in touch.ways {
          fingers.act(.moved, finger: places[0] == knob ? 0 : 1, at: knob + way + origin)
        }
        for finger in places.indices { fingers.act(.ended, finger: finger, at: knob) }
      }
      report(
        "while another finger rests on another slider, beside its knob, the knob keeps its own", touch,
        Outcome(slid: true), outcome)
    }
  }

  func testHoldsOnATrackpad() {
    for isReadOnly in [false, true] {
      var plan = FormPlan()
      plan.isReadOnly = isReadOnly
      for spot in [FormStories.Spot.line, .button, .blank] {
        check(
          "a form scrolls on a trackpad, too",
          FormTouch(plan: plan, tool: .trackpad, spot: spot, rest: 0, ways: Self.up), Outcome(scrolled: 60))
      }
    }
  }

  func testHoldsForOtherRecognizers() {
    if let change = FormScrollView().changeFromAPlainOne {
      XCTFail("asked: a new FormScrollView is set as a new UIScrollView is\n\(change)")
    }
    let asked = "what a form answers about recognizers of the app"
    func answers(_ form: UIScrollView & ReadOnlyForm) -> [String] {
      form.maximumZoomScale = 3
      let recognizers =
        [
          UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
          UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIPanGestureRecognizer(),
        ] + [form.pinchGestureRecognizer].compactMap { $0 }
      return [false, true].flatMap { isReadOnly in
        form.isReadOnly = isReadOnly
        return recognizers.map { recognizer in
          if recognizer.view == nil { form.addGestureRecognizer(recognizer) }
          let words = "a \(type(of: recognizer)), isReadOnly \(isReadOnly): "
          return words + (form.gestureRecognizerShouldBegin(recognizer) ? "may begin" : "may not begin")
        }
      }
    }
    checkTrace(answers(StatedForm()), answers(FormScrollView()), asked: asked)
  }
}
