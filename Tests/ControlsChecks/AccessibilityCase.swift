import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// A knob that VoiceOver steps up and down.
struct AccessibilityCase {
  let low: Double
  let step: Double
  /// In sixteenths of a step.
  let start: Int
  let ups: [Bool]
  /// The number of the step before which the app doubles the range.
  let widening: Int

  init(_ random: inout SeededGenerator) {
    // Now and then far from zero.
    let offset = random.inTurn([0, 0, 0, 0, 0, 1_048_576, -1_048_576])
    low = Double(Int.random(in: -50...50, using: &random) + offset)
    // Not always whole, but such as are exact.
    step = Double(Int.random(in: 1...8, using: &random)) / random.pick([1, 1, 4, 1_024])
    // Now and then so close to the end that a step ends right before it.
    let edge: Int? = random.inTurn([143, 17] + Array(repeating: nil, count: 13))
    let anywhere =
      random.once(in: 2)
      ? Int.random(in: 0...10, using: &random) * 16 : Int.random(in: 0...160, using: &random)
    start = edge ?? anywhere
    widening = Int.random(in: 1...8, using: &random)
    let isAnyWay = random.once(in: 2)
    let isUp = edge.map { $0 > 80 } ?? isAnyWay
    let isMixed = random.once(in: 3)
    ups = (0..<Int.random(in: 1...(isMixed ? random.pick([14, 14, 14, 150]) : 4), using: &random)).map { _ in
      isMixed ? random.once(in: 2) : isUp
    }
  }

  var description: String {
    "a knob with values from \(text(0)) to \(text(160)), value \(text(start))"
  }

  private func text(_ sixteenths: Int) -> String { Self.text(low + step * Double(sixteenths) / 16) }

  private static func text(_ value: Double) -> String { NumberText.trimmed(value, places: 6) }

  var complaint: String? {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    knob.set(low...(low + step * 10), minimumFirst: start.isMultiple(of: 2))
    knob.value = low + step * Double(start) / 16
    var events = 0
    var valueInTheEvent = knob.value
    knob.addAction(
      UIAction { [unowned knob] _ in
        events += 1
        valueInTheEvent = knob.value
      }, for: .valueChanged)
    var others = 0
    knob.addAction(UIAction { _ in others += 1 }, for: .allEvents.subtracting(.valueChanged))
    let settings = ScreenSettings.apartFromTouches(of: [knob])
    var expected: [String] = []
    var lines: [String] = []
    var (sixteenths, tenth) = (start, 16)
    for (number, isUp) in ups.enumerated() {
      if number == widening {
        tenth = 32
        knob.maximumValue = low + step * 20
        expected.append("the app sets maximumValue to \(text(320))")
        lines.append("the app sets maximumValue to \(text(320))")
      }
      let before = sixteenths
      sixteenths = min(max(sixteenths + (isUp ? tenth : -tenth), 0), tenth * 10)
      events = 0
      if isUp { knob.accessibilityIncrement() } else { knob.accessibilityDecrement() }
      let name = isUp ? "accessibilityIncrement" : "accessibilityDecrement"
      expected.append("\(name): value \(text(sixteenths)), valueChanged × \(before == sixteenths ? 0 : 1)")
      let isEarly = events > 0 && valueInTheEvent != knob.value
      lines.append(
        "\(name): value \(Self.text(knob.value)), valueChanged × \(events)"
          + (isEarly ? ", but before the change" : "")
          + (others > 0 ? ", and other events" : "")
          + (ScreenSettings.apartFromTouches(of: [knob]) == settings
            ? "" : ", and something else about the knob has changed"))
    }
    if let difference = firstDivergence(expected: expected, actual: lines) { return difference }
    // Nowhere to go, in a range that is one value.
    knob.set(knob.value...knob.value, minimumFirst: ups[0])
    let only = knob.value
    events = 0
    for isUp in ups { if isUp { knob.accessibilityIncrement() } else { knob.accessibilityDecrement() } }
    if events > 0 || knob.value != only {
      return """
        a range of one value, \(Self.text(only)), and \(ups.count) accessibility \(ups.count == 1 ? "step" : "steps")
        expected: value \(Self.text(only)), valueChanged × 0
        got:      value \(Self.text(knob.value)), valueChanged × \(events)
        """
    }
    knob.set(low...(low + step * 20), minimumFirst: true)
    // Whether a disabled knob makes steps is not said. It stays disabled.
    Look.apply(Set(Look.ofDrawing), to: knob)
    (knob.isEnabled, knob.isHighlighted) = (false, true)
    let settingsWhileDisabled = ScreenSettings.apartFromTouches(of: [knob])
    knob.accessibilityIncrement()
    knob.accessibilityDecrement()
    if ScreenSettings.apartFromTouches(of: [knob]) == settingsWhileDisabled, knob.isHighlighted { return nil }
    return
      "expected: a disabled, selected knob stays as it is when VoiceOver makes a step\ngot:      it is changed"
  }
}
