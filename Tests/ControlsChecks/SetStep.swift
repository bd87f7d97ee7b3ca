import CheckSupport
import TouchKit

@testable import ControlsExercises

/// Something that code sets.
struct SetStep {
  enum What: String, CaseIterable {
    case value, minimumValue, maximumValue
    case again = "value, twice"
    case minimumFirst = "minimumValue, and then maximumValue to 2 more,"
    case maximumFirst = "maximumValue, and then minimumValue to 2 less,"
  }

  let what: What
  let number: Double

  private var text: String {
    number.isFinite ? NumberText.trimmed(number, places: 2) : number < 0 ? "−infinity" : "infinity"
  }

  static func complaint(about steps: [SetStep]) -> String? {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let other = Knob(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    other.value = 0.5
    var events = 0
    for one in [knob, other] { one.addAction(UIAction { _ in events += 1 }, for: .valueChanged) }
    var (low, high, value) = (0.0, 1.0, 0.0)
    for step in steps {
      switch step.what {
      case .value, .again:
        for _ in 0..<(step.what == .again ? 2 : 1) { knob.value = step.number }
        value = min(max(step.number, low), high)
      // What is right while a range is upside down is not judged.
      case .minimumValue:
        low = min(step.number, high)
        knob.minimumValue = low
      case .maximumValue:
        high = max(step.number, low)
        knob.maximumValue = high
      case .minimumFirst, .maximumFirst:
        low = step.number - (step.what == .maximumFirst ? 2 : 0)
        high = low + 2
        knob.set(low...high, minimumFirst: step.what == .minimumFirst)
      }
      value = min(max(value, low), high)
      guard abs(knob.value - value) > 1e-9 || events > 0 || other.value != 0.5 else { continue }
      return """
        \(step.what.rawValue) is set to \(step.text); \
        the range is \(NumberText.trimmed(low, places: 2)) to \(NumberText.trimmed(high, places: 2))
        expected: value \(NumberText.trimmed(value, places: 2)), no valueChanged, the other one at 0.5
        got:      value \(NumberText.trimmed(knob.value, places: 2)), \
        \(events == 0 ? "no" : "\(events) ×") valueChanged, the other one at \(NumberText.trimmed(other.value, places: 2))
        """
    }
    return nil
  }
}
