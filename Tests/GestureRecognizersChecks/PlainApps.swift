import CheckSupport
import TouchKit
import TouchStage
import XCTest

extension RecognizerPlan {
  /// Plain apps with one special thing in each, in which fingers make the same gestures again and again.
  ///
  /// - Parameters:
  ///   - gestures: What fingers do, each with the same recognizer.
  ///   - another: What fingers do that belongs to other recognizers.
  static func plainCases(
    _ settings: Settings, _ gestures: [FingerPlan], another: FingerPlan
  ) -> [TwinCase<RecognizerPlan>] {
    let middle = CGPoint(x: 350, y: 410)
    func moments(
      _ gestures: [FingerPlan], at place: CGPoint = middle, pause: TimeInterval = 0.7
    ) -> [Story.Moment] {
      gestures.flatMap { $0.moved(to: place).moments + [.wait(pause)] }
    }
    func app(_ moments: [Story.Moment], _ change: (inout TwinCase<RecognizerPlan>) -> Void = { _ in })
      -> TwinCase<RecognizerPlan>
    {
      var story = Story(moments)
      story.pace = 0.001
      var example = TwinCase(RecognizerPlan(settings), other: RecognizerPlan(settings), story)
      change(&example)
      return example
    }
    let all = moments(gestures + [another] + gestures)
    let alone = moments(gestures.filter(\.isOfOneFinger))
    var cases: [TwinCase<RecognizerPlan>] = [
      app(all), app(all) { $0.plan.keepsTouches = true }, app(all) { $0.plan.hasControl = true },
      app(all) { $0.surroundings = [.presented] }, app(alone) { $0.story.tool = .pencil },
      app(alone) { $0.story.tool = .pointer },
    ]
    // Fingers leave the view, and other fingers are on the other view, which rest or do the same.
    cases += [CGPoint(x: 112, y: 410), CGPoint(x: 588, y: 410), CGPoint(x: 350, y: 132)].map {
      app(moments(gestures, at: $0))
    }
    let beside = CGPoint(x: 820, y: 450)
    func rest(_ phase: Contact.Phase) -> [Story.Moment] {
      [30, 31].map { .touch(phase, finger: $0, .screen(beside.away(60, toward: CGFloat($0)))) } + [.wait(0.1)]
    }
    cases.append(app(rest(.began) + all + rest(.ended)))
    for gesture in gestures {
      var both = gesture.moved(to: middle)
      both.join(gesture.moved(to: beside))
      cases.append(app(moments([gesture]) + both.moments + [.wait(0.7)] + moments(gestures)))
      cases.append(app(moments([gesture], at: beside, pause: 0.1) + moments(gestures)))
    }
    for bond in Settings.bonds {
      let isWaiting = RecognizerBond.waiting.contains(bond)
      let partners: [AppRecognizer?] =
        isWaiting
        ? [.doubleTap]
        : RecognizerBond.awaited.contains(bond)
          ? [.tap, .doubleTap] : [.tap, .doubleTap, .pan, .press, .swipe, nil]
      for partner in partners {
        cases.append(
          app(moments(gestures + [another] + gestures, pause: isWaiting ? 1.2 : 0.7)) { example in
            if isWaiting { example.plan.settings = settings.waiting }
            (example.plan.bond, example.plan.partner) = (bond, partner)
            example.plan.place = Place.allCases[cases.count % 3]
          })
      }
    }
    for deed in 0..<10 {
      let acts: [[Story.Moment]] = [[], [.act(deed)], [], [.act(RecognizerSubject<Settings>.undoing)], []]
      cases.append(app(acts.flatMap { $0 + moments(gestures) }))
    }
    return cases
  }
}

extension CheckCase {
  /// Plays cases on a right answer and on the student's, and fails with one that differs, made small.
  func check<Plan>(
    _ asked: String, _ twins: Twins<Plan>, _ cases: [TwinCase<Plan>], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: cases.count, file: file, line: line, generate: { $0.inTurn(cases) }, shrink: \.smaller,
      describe: \.description, check: twins.difference)
  }

  /// Fails if a recognizer prevents others, or waits for others, of which its superclass leaves that open.
  func checkRelations(
    of recognizer: UIGestureRecognizer, with relatives: [UIGestureRecognizer], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let (page, view, part, plain) = (UIScrollView(), UIView(), UIView(), UIGestureRecognizer())
    page.maximumZoomScale = 2
    page.addSubview(view)
    view.addSubview(part)
    for one in [recognizer, plain] { view.addGestureRecognizer(one) }
    func compare(_ other: UIGestureRecognizer, _ place: String) {
      func answers(_ one: UIGestureRecognizer) -> [(question: String, answer: Bool)] {
        [
          ("canPrevent", one.canPrevent(other)), ("canBePrevented", one.canBePrevented(by: other)),
          ("shouldRequireFailure", one.shouldRequireFailure(of: other)),
          ("shouldBeRequiredToFail", one.shouldBeRequiredToFail(by: other)),
        ]
      }
      for (actual, expected) in zip(answers(recognizer), answers(plain))
      where actual.answer != expected.answer {
        XCTFail(
          "asked: whom it prevents and waits for is up to its superclass\n"
            + "its \(actual.question), asked about a \(type(of: other)) \(place)\n"
            + "expected: \(expected.answer)\ngot:      \(actual.answer)", file: file, line: line)
      }
    }
    for other in page.gestureRecognizers ?? [] { compare(other, "of a scroll view around it") }
    for other in AppRecognizer.allCases.map({ $0.make() }) + relatives {
      for (host, place) in [(view, "on its view"), (part, "on a view in that"), (page, "around it")] {
        host.addGestureRecognizer(other)
        compare(other, place)
        host.removeGestureRecognizer(other)
      }
    }
  }
}
