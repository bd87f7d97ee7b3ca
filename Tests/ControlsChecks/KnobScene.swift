import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// A knob on a screen, and what it should do.
final class KnobScene {
  private let example: KnobCase
  private let stage = Stage(screen: CGSize(width: 500, height: 500))
  private let knob: Knob
  private let fingers: Fingers
  private var events = 0
  /// Whether the value was still the old one when an event came.
  private var isTooEarly = false
  private var valueBefore = 0.0
  private var lastExpected = 0.0
  private var expectedLines: [String] = []
  private var lines: [String] = []

  private var length: Double { example.range.upperBound - example.range.lowerBound }

  init(_ example: KnobCase) {
    self.example = example
    knob = Knob(frame: .zero).named("Knob")
    fingers = Fingers(on: stage)
    let superview = UIView(frame: CGRect(x: 150, y: 150, width: 200, height: 200)).named("Superview")
    superview.transform = example.drawing.transform
    knob.bounds = CGRect(origin: example.origin, size: example.size)
    knob.center = CGPoint(x: 105, y: 95)
    knob.transform = example.ownDrawing.transform
    superview.addSubview(knob)
    stage.show(superview)
    // Upwards first, so that the range is never upside down.
    knob.maximumValue = max(example.range.upperBound, knob.maximumValue)
    knob.minimumValue = example.range.lowerBound
    knob.maximumValue = example.range.upperBound
    knob.value = example.range.lowerBound + example.start * length
    knob.addAction(
      UIAction { [unowned self] _ in
        events += 1
        isTooEarly = knob.value == valueBefore
      }, for: .valueChanged)
  }

  /// Turns the knob, and says where it first does something else than it should.
  var complaint: String? {
    if let ending = example.earlierEnding { turn(endingWith: ending) }
    var expected = knob.value
    lastExpected = expected
    var degrees = example.landing.degrees
    note("the finger lands at \(Self.text(degrees))", expecting: expected, by: .began, example.landing)
    var place = example.landing
    for move in example.moves {
      degrees += move.turn
      place = KnobCase.Place(degrees: degrees, distance: move.distance)
      let turned = Double(move.turn) * .pi / 180 / Knob.sweep * length
      expected = min(max(expected + turned, example.range.lowerBound), example.range.upperBound)
      let way =
        move.turn == 0
        ? "straight out or in" : "\(abs(move.turn))° \(move.turn > 0 ? "" : "counter")clockwise"
      note("to \(Self.text(degrees)), \(way)", expecting: expected, by: .moved, place)
    }
    note("the finger lifts", expecting: expected, by: .ended, place)
    return firstDivergence(expected: expectedLines, actual: lines)
  }

  /// Lets another finger turn the knob, and gives it its value back.
  private func turn(endingWith ending: Contact.Phase) {
    let value = knob.value
    let goal = point(at: KnobCase.Place(degrees: example.landing.degrees + 140, distance: 20))
    fingers.act(.began, at: knob.convert(point(at: example.landing), to: nil))
    fingers.act(.moved, at: knob.convert(goal, to: nil))
    fingers.act(ending, at: knob.convert(goal, to: nil))
    knob.value = value
  }

  /// Degrees as a clock face has them, from −179 to 180.
  private static func text(_ degrees: Int) -> String {
    let turn = ((degrees % 360) + 540) % 360 - 180
    return "\(turn == -180 ? 180 : turn)°".replacingMinus
  }

  private func note(
    _ what: String, expecting expected: Double, by phase: Contact.Phase, _ place: KnobCase.Place
  ) {
    let before = knob.value
    events = 0
    isTooEarly = false
    valueBefore = before
    fingers.act(phase, at: knob.convert(point(at: place), to: nil))
    let isRight = abs(knob.value - expected) <= max(length, 1) * 0.002
    // A value that is right but for rounding is written as the one that is expected, so that only faults show.
    let isChange = isRight ? knob.value != before : expected != lastExpected
    lastExpected = expected
    line(what, expected, isChange ? 1 : 0, to: &expectedLines)
    line(what, isRight ? expected : knob.value, events, isTooEarly: isTooEarly && isChange, to: &lines)
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
    lines.append("\(what): value \(NumberText.trimmed(value, places: 2)), \(told)")
  }

  private func point(at place: KnobCase.Place) -> CGPoint {
    let angle = CGFloat(place.degrees) * .pi / 180
    return CGPoint(
      x: knob.bounds.midX + place.distance * cos(angle), y: knob.bounds.midY + place.distance * sin(angle))
  }
}

extension String {
  /// With a minus sign instead of a hyphen.
  fileprivate var replacingMinus: String { String(map { $0 == "-" ? "−" : $0 }) }
}
