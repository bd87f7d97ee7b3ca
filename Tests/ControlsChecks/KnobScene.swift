import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// A knob on a screen, and what it should do.
final class KnobScene {
  private let example: KnobCase
  private let stage = Stage(screen: CGSize(width: 2_400, height: 2_000))
  private let knob: Knob
  private let twin = Knob(frame: CGRect(x: 2_100, y: 500, width: 100, height: 100)).named("Twin")
  private var range: ClosedRange<Double>
  private let fingers: Fingers
  private var events = 0
  /// What was sent that is neither valueChanged nor an event of touches.
  private var otherEvents = 0
  /// The events of a finger that comes, goes on, or leaves: one of them for each thing that it does.
  private var touchEvents = 0
  /// What came of the first one that was not so.
  private var complaintAboutTouchEvents: String?
  /// What the app makes the value in the next action.
  private var valueInTheAction: Double?
  private var hasChangedItself = false
  /// Whether the value was still the old one when an event came.
  private var isTooEarly = false
  private var valueBefore = 0.0
  private var lastExpected = 0.0
  private var expectedLines: [String] = []
  private var lines: [String] = []

  private var length: Double { range.upperBound - range.lowerBound }
  /// What is only rounding.
  private var tolerance: Double { length * 1e-6 }

  init(_ example: KnobCase) {
    self.example = example
    range = example.range
    knob = Knob(frame: .zero).named("Knob")
    fingers = Fingers(on: stage)
    let superview = UIView(frame: CGRect(x: 750, y: 750, width: 500, height: 500)).named("Superview")
    superview.transform = example.drawing.transform
    knob.bounds = CGRect(origin: example.origin, size: example.size)
    knob.layer.anchorPoint = example.anchor
    knob.center = CGPoint(x: 255, y: 245)
    knob.transform = example.ownDrawing.transform
    superview.addSubview(knob)
    superview.addSubview(UIView(frame: CGRect(x: 480, y: 480, width: 20, height: 20)))
    if let part = example.part { add(part) }
    stage.show(superview)
    if example.hasTwin { stage.window.addSubview(twin) }
    example.variation.apply(to: knob, on: stage)
    set(example.range)
    knob.value = example.range.lowerBound + example.start * length
    knob.addAction(
      UIAction { [unowned self] _ in
        events += 1
        isTooEarly = knob.value == valueBefore
        if let valueInTheAction { knob.value = valueInTheAction }
      }, for: .valueChanged)
    let ofOneDeed: UIControl.Event = [
      .touchDown, .touchDragInside, .touchDragOutside, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    knob.addAction(UIAction { [unowned self] _ in touchEvents += 1 }, for: ofOneDeed)
    let others = UIControl.Event.allEvents.subtracting([.valueChanged, .allTouchEvents])
    knob.addAction(UIAction { [unowned self] _ in otherEvents += 1 }, for: others)
  }

  /// Puts a view into the knob where the finger will land.
  private func add(_ part: KnobCase.Part) {
    let view = UIView(frame: .zero).named("Part")
    view.center = point(at: example.landing)
    view.bounds = CGRect(x: part == .scrolled ? 70 : 0, y: part == .scrolled ? -40 : 0, width: 26, height: 18)
    if part == .pointer { view.transform = CGAffineTransform(rotationAngle: 1) }
    if part == .layered {
      view.addSubview(UIView(frame: view.bounds.insetBy(dx: 3, dy: 2)).named("Part of the part"))
    }
    knob.addSubview(view)
  }

  private var middleInItsSuperview: CGPoint {
    knob.convert(CGPoint(x: knob.bounds.midX, y: knob.bounds.midY), to: knob.superview)
  }

  private func set(_ new: ClosedRange<Double>) {
    range = new
    knob.set(new, minimumFirst: example.setsTheMinimumFirst)
  }

  /// Does what the app does while the finger is down, and gives the value that the knob should have then.
  private func make(_ change: KnobCase.Change, _ value: Double) -> Double {
    events = 0
    var stepEvents = 0
    var expected = value
    switch change {
    case .value(let share):
      expected = range.lowerBound + share * length
      knob.value = expected
    case .range(let new):
      expected = min(max(value, new.lowerBound), new.upperBound)
      set(new)
    case .bounds(let bounds):
      // The middle stays where it is, whatever the anchor point is.
      let middle = middleInItsSuperview
      knob.bounds = bounds
      knob.center.x += middle.x - middleInItsSuperview.x
      knob.center.y += middle.y - middleInItsSuperview.y
    case .hides(.hidden): knob.isHidden = true
    case .hides(.transparent): knob.alpha = 0
    case .hides(.switchedOff): knob.isUserInteractionEnabled = false
    case .valueInTheAction(let share): valueInTheAction = range.lowerBound + share * length
    case .step(let isUp):
      expected = min(max(value + (isUp ? length : -length) / 10, range.lowerBound), range.upperBound)
      if isUp { knob.accessibilityIncrement() } else { knob.accessibilityDecrement() }
      // A knob that is at its end already, but for rounding.
      stepEvents = length == 0 ? 0 : abs(expected - value) <= tolerance ? events : 1
    }
    let isRight = abs(knob.value - expected) <= tolerance
    lastExpected = expected
    let what = "the app changes \(change.words)"
    line(what, expected, stepEvents, to: &expectedLines)
    line(what, isRight ? expected : knob.value, events, to: &lines)
    return expected
  }

  /// Turns the knob, and says where it first does something else than it should.
  var complaint: String? {
    if let ending = example.earlierEnding {
      for _ in 0..<example.earlierFingers { turn(endingWith: ending) }
    }
    let landing = knob.convert(point(at: example.landing), to: nil)
    for _ in 0..<example.quickTaps {
      fingers.act(.began, at: landing)
      let aside = CGPoint(x: landing.x - 6, y: landing.y + 5)
      fingers.act(.ended, at: aside, isAside: example.leaving != nil)
    }
    var expected = knob.value
    lastExpected = expected
    var degrees = example.landing.degrees
    note("the finger lands at \(Self.text(degrees))", expecting: expected, by: .began, example.landing)
    var place = example.landing
    for (number, move) in example.moves.enumerated() {
      if number == example.rest { fingers.rest() }
      if let change = move.change { expected = make(change, expected) }
      degrees += move.turn
      place = KnobCase.Place(degrees: degrees, distance: move.distance)
      let turned = move.shorterTurn * .pi / 180 / Knob.sweep * length
      let before = expected
      expected = min(max(expected + turned, range.lowerBound), range.upperBound)
      var way =
        move.turn == 0
        ? "straight out or in"
        : "\(NumberText.trimmed(abs(move.turn)))° \(move.turn > 0 ? "" : "counter")clockwise"
      if move.isQuick { way += ", in several samples of one event" }
      if move.shorterTurn != move.turn { way += ", which is more than half a turn" }
      // Too little to know whether it is a change at all.
      if abs(expected - before) <= tolerance { valueInTheAction = nil }
      if let new = valueInTheAction {
        way += ", and the app sets the value to \(NumberText.trimmed(new, places: 2)) when it is told"
        expected = new
      }
      note(
        "to \(Self.text(degrees)), \(way)", expecting: expected, by: .moved, place,
        quickly: move.isQuick ? move.turn : nil, isChange: valueInTheAction.map { _ in true })
      valueInTheAction = nil
    }
    var end = example.ending == .cancelled ? "the system cancels the touch" : "the finger lifts"
    if let leaving = placeOfLeaving(from: place) {
      place = leaving
      end += " at \(Self.text(place.degrees)), without a move to there"
    }
    note(end, expecting: expected, by: example.ending, place)
    if let difference = firstDivergence(expected: expectedLines, actual: lines) { return difference }
    if let complaintAboutTouchEvents { return complaintAboutTouchEvents }
    if otherEvents > 0 {
      return "expected: no other events than valueChanged and those of touches\ngot:      others"
    }
    guard hasChangedItself else { return nil }
    return "expected: the knob, and all around it, is set as before\ngot:      something was changed"
  }

  /// Where a finger leaves, if that is not its last place.
  private func placeOfLeaving(from last: KnobCase.Place) -> KnobCase.Place? {
    example.leaving.map { KnobCase.Place(degrees: last.degrees + $0.degrees, distance: $0.distance) }
  }

  /// Lets another finger turn the knob, and gives it its value back.
  private func turn(endingWith ending: Contact.Phase) {
    let value = knob.value
    let last = KnobCase.Place(degrees: example.landing.degrees + 140, distance: 20)
    let (goal, end) = (point(at: last), point(at: placeOfLeaving(from: last) ?? last))
    fingers.act(.began, at: knob.convert(point(at: example.landing), to: nil))
    fingers.act(.moved, at: knob.convert(goal, to: nil))
    fingers.act(ending, at: knob.convert(end, to: nil), isAside: true)
    knob.value = value
  }

  /// Degrees as a clock face has them, from −179 to 180.
  private static func text(_ degrees: Double) -> String {
    let turn = degrees.remainder(dividingBy: 360)
    return "\(NumberText.trimmed(turn == -180 ? 180 : turn))°".replacingMinus
  }

  private func note(
    _ what: String, expecting expected: Double, by phase: Contact.Phase, _ place: KnobCase.Place,
    quickly turn: Double? = nil, isChange: Bool? = nil
  ) {
    let before = knob.value
    (events, touchEvents) = (0, 0)
    isTooEarly = false
    valueBefore = before
    let settings = ScreenSettings.apartFromTouches(of: stage.windows)
    if let turn {
      fingers.sweep(finger: 0, through: samples(turn, to: place).map { knob.convert(point(at: $0), to: nil) })
    } else {
      fingers.act(phase, at: knob.convert(point(at: place), to: nil), isAside: example.leaving != nil)
    }
    if ScreenSettings.apartFromTouches(of: stage.windows) != settings { hasChangedItself = true }
    // The first sample of a quick move has an event of its own.
    if !(1...(turn == nil ? 1 : 2)).contains(touchEvents), complaintAboutTouchEvents == nil {
      complaintAboutTouchEvents = """
        \(what)
        expected: one of touchDown, touchDragInside or touchDragOutside, touchUpInside or touchUpOutside, touchCancel
        got:      \(touchEvents == 0 ? "none" : "\(touchEvents) of them")
        """
    }
    if example.hasTwin { turnTwin(phase) }
    let isRight = abs(knob.value - expected) <= tolerance
    // A value that is right but for rounding is written as the one that is expected, so that only faults show.
    let isChange = isChange ?? (isRight ? knob.value != before : expected != lastExpected)
    lastExpected = expected
    line(what, expected, isChange ? 1 : 0, to: &expectedLines)
    line(what, isRight ? expected : knob.value, events, isTooEarly: isTooEarly && isChange, to: &lines)
  }

  /// Some places on the way of a finger that goes around the middle.
  private func samples(_ turn: Double, to place: KnobCase.Place) -> [KnobCase.Place] {
    [0.8, 0.6, 0.4, 0.2, 0].map {
      KnobCase.Place(degrees: place.degrees - turn * $0, distance: place.distance)
    }
  }

  /// Turns the other knob by a quarter, back and forth.
  private func turnTwin(_ phase: Contact.Phase) {
    let isThere = fingers.place(of: 7)?.x ?? 0 > 2_160
    let place = isThere && phase == .moved ? CGPoint(x: 2_150, y: 530) : CGPoint(x: 2_180, y: 550)
    fingers.act(phase, finger: 7, at: place)
  }

  private func line(
    _ what: String, _ value: Double, _ events: Int, isTooEarly: Bool = false, to lines: inout [String]
  ) {
    let told =
      switch events {
      case 0: "no valueChanged"
      case 1: isTooEarly ? "valueChanged once, but before the change" : "valueChanged once"
      default: "valueChanged \(events) times"
      }
    lines.append("\(what): value \(NumberText.trimmed(value, places: length < 10 ? 6 : 2)), \(told)")
  }

  private func point(at place: KnobCase.Place) -> CGPoint {
    let angle = CGFloat(place.degrees) * .pi / 180
    return CGPoint(
      x: knob.bounds.midX + place.distance * cos(angle), y: knob.bounds.midY + place.distance * sin(angle))
  }
}

extension KnobCase.Change {
  fileprivate var words: String {
    switch self {
    case .value(let share): "the value, to \(NumberText.trimmed(share, places: 2)) of the range"
    case .range(let range): "the range, to \(range.lowerBound) to \(range.upperBound)"
    case .valueInTheAction(let share):
      "nothing yet; in the next action it sets the value to \(NumberText.trimmed(share, places: 2)) of the range"
    case .hides(let hiding): "the knob, which is \(hiding.rawValue) from now on"
    case .step(let isUp): "nothing; VoiceOver makes a step \(isUp ? "up" : "down")"
    case .bounds(let bounds):
      "the bounds, to \(bounds.size.width) × \(bounds.size.height) at \(bounds.origin.text)"
    }
  }
}

extension String {
  /// With a minus sign instead of a hyphen.
  fileprivate var replacingMinus: String { String(map { $0 == "-" ? "−" : $0 }) }
}
