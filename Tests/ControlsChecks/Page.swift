import CheckSupport
import TouchKit
import TouchStage

/// A view of a student's or its twin, on a page that writes down what happens in and around it.
protocol PageSubject: UIView {
  /// Makes one of a kind, that writes down what it is told.
  init(kind: UInt64, name: String, _ note: @escaping (String) -> Void)
  /// The part of it that matters.
  var part: UIView { get }
  /// What there is to say about it after each step.
  var words: String { get }
  /// Does something that only such a view can do; it's a number below 100.
  func perform(_ deed: Int)
}

/// Plays a case on two classes, and says where what happens begins to differ.
struct PageTwins<Right: PageSubject, Students: PageSubject> {
  let example: PageCase
  /// Whether it matters which touches the page gets.
  private let hasTouches: Bool
  /// What doesn't matter if it stands in a line.
  private let unjudged: [String]
  /// Lets a right view do like the student's where right ones may differ.
  private let prepare: (Right) -> Void

  init(
    _ example: PageCase, _ right: Right.Type, _ students: Students.Type, hasTouches: Bool = true,
    unjudged: [String] = [], prepare: @escaping (Right) -> Void = { _ in }
  ) {
    (self.example, self.hasTouches, self.unjudged, self.prepare) = (example, hasTouches, unjudged, prepare)
  }

  var difference: String? {
    let right = Page(example, Right.self, hasTouches)
    right.prepare(prepare)
    let students = Page(example, Students.self, hasTouches)
    // What an answer sets when it's made is its own business.
    let isAlike = students.settings.difference(fromTwin: right.settings) == nil
    func isJudged(_ line: String) -> Bool { !unjudged.contains(where: line.contains) }
    let expected = right.play().filter(isJudged)
    let actual = students.play().filter(isJudged)
    CaseTrace.offer { (["as it should be:"] + expected).joined(separator: "\n  ") }
    CaseTrace.offer { (["as it is:"] + actual).joined(separator: "\n  ") }
    if let difference = firstDivergence(expected: expected, actual: actual, common: 5) { return difference }
    if isAlike, let difference = students.settings.difference(fromTwin: right.settings) {
      return
        "expected: afterwards, the page and all in it is set as it is with a right answer\ngot:      \(difference)"
    }
    // The engine may keep the view of the last touch for a while.
    guard right.letGo(), !students.letGo() else { return nil }
    return "expected: in the end, when the app lets its views go, they are gone\ngot:      one is kept"
  }
}

/// The page.
final class Page<Subject: PageSubject> {
  private let example: PageCase
  private let stage = Stage(screen: CGSize(width: 1_000, height: 900))
  private let page = WitnessView(frame: CGRect(x: 50, y: 60, width: 600, height: 700)).named("the page")
  private var view: Subject?
  private var other: Subject?
  private let fingers: Fingers
  private let log: Log
  private let witness: Witness
  /// Where the view belongs.
  private weak var home: UIView?

  private final class Log {
    var lines: [String] = []
  }

  init(_ example: PageCase, _ kind: Subject.Type, _ hasTouches: Bool) {
    self.example = example
    let log = Log()
    let witness = Witness { log.lines.append($0) }
    (self.log, self.witness) = (log, witness)
    fingers = Fingers(on: stage, tool: example.isPencil ? .pencil(Pencil()) : .finger)
    (page.witness, page.notesTouches) = (witness, hasTouches)
    page.isMultipleTouchEnabled = true
    let view = Subject(kind: example.kind, name: "the view") { log.lines.append($0) }
    let other = Subject(kind: example.kind / 7, name: "the other view") { log.lines.append($0) }
    page.addSubview(view.named("View"))
    stage.show(page)
    view.center = CGPoint(x: 250, y: 300)
    Surrounding.put(example.surroundings, on: view, in: page, witness)
    example.variation.apply(to: view, on: stage)
    if example.surroundings.contains(.inAnotherWindow) {
      let window = UIWindow(frame: stage.window.bounds)
      window.isHidden = false
      stage.furtherWindows.append(window)
      window.addSubview(page)
    }
    if example.isNested {
      other.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      other.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
      view.addSubview(other.named("Other"))
    } else {
      page.window?.addSubview(other.named("Other"))
      other.center = CGPoint(x: 820, y: 450)
    }
    (self.view, self.other, home) = (view, other, view.superview)
  }

  /// Does something with the views before the steps.
  func prepare(_ prepare: (Subject) -> Void) {
    for view in [view, other] { if let view { prepare(view) } }
  }

  /// The settings of all windows.
  var settings: ScreenSettings { stage.settings() }

  /// Does the steps of the case, and gives what was written down.
  func play() -> [String] {
    for step in example.steps {
      log.lines.append(PageCase.text(of: step))
      switch step {
      case .act(.ended, let finger, let place) where example.liftsAside:
        let point = fingers.place(of: finger) ?? point(at: place)
        fingers.act(.ended, finger: finger, at: CGPoint(x: point.x - 4.3, y: point.y + 3.1), isAside: true)
      case .act(let phase, let finger, let place): fingers.act(phase, finger: finger, at: point(at: place))
      case .together(let phase, let places): fingers.act(phase, at: places.map(point))
      case .press(let finger): fingers.press(finger: finger)
      case .sweep(let finger, let place): fingers.sweep(finger: finger, to: point(at: place))
      case .wait(let seconds): stage.device.advance(by: seconds)
      case .arrange(let arrangement):
        // Lifts that recognizers hold back come before.
        stage.device.advance(by: 1)
        arrange(arrangement)
      case .deed(let deed): view?.perform(deed)
      }
      log.lines.append("  → \(view?.words ?? ""); the other one: \(other?.words ?? "")")
    }
    stage.device.advance(by: 2)
    return log.lines + ["in the end: \(view?.words ?? "")"]
  }

  /// Lets both views go, and says whether they are gone.
  func letGo() -> Bool {
    weak var first: UIView?
    weak var second: UIView?
    weak var firstPart: UIView?
    weak var secondPart: UIView?
    (first, second, firstPart, secondPart) = (view, other, view?.part, other?.part)
    for gone in [view, other] { gone?.removeFromSuperview() }
    (view, other) = (nil, nil)
    witness.controller = nil
    return first == nil && second == nil && firstPart == nil && secondPart == nil
  }

  private func point(at place: PageCase.Place) -> CGPoint {
    func point(_ view: UIView?, _ share: CGPoint) -> CGPoint {
      guard let view else { return .zero }
      let bounds = view.bounds
      return view.convert(
        CGPoint(x: bounds.midX + share.x * bounds.width / 2, y: bounds.midY + share.y * bounds.height / 2),
        to: nil)
    }
    return switch place {
    case .view(let share): point(view?.part, share)
    case .other(let share): point(other?.part, share)
    case .screen(let point): point
    }
  }

  private func arrange(_ arrangement: PageCase.Arrangement) {
    guard let view else { return }
    switch arrangement {
    case .hides: view.isHidden = true
    case .fades: view.alpha = 0
    case .switchesOff: view.isUserInteractionEnabled = false
    case .shows: (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (false, 1, true)
    case .takesOut: view.removeFromSuperview()
    case .putsBack: home?.addSubview(view)
    case .moves: view.center = CGPoint(x: view.center.x + 35.5, y: view.center.y - 28.25)
    case .enlarges: view.bounds = view.bounds.insetBy(dx: -12.5, dy: -7.25)
    case .mirrors: view.transform = view.transform.scaledBy(x: -1, y: 1)
    case .mirrorsThePage: page.transform = page.transform.scaledBy(x: -1, y: 1)
    case .scrollsThePage: page.bounds.origin.y += 40
    case .takesOneFinger: view.isMultipleTouchEnabled = false
    case .takesSeveralFingers: view.isMultipleTouchEnabled = true
    case .typesInIt:
      let typist = FirstResponderView()
      view.part.addSubview(typist)
      _ = typist.becomeFirstResponder()
      for key in [HardwareKey.upArrow, .rightArrow, .space, .enter] { stage.device.press(key: key) }
      stage.device.shake()
      typist.removeFromSuperview()
    case .tapsTwiceElsewhere:
      for _ in 0..<2 {
        for phase in [Contact.Phase.began, .ended] {
          fingers.act(phase, finger: 8, at: CGPoint(x: 900, y: 860))
        }
      }
    }
  }
}
