import CheckSupport
import TouchKit
import TouchStage

/// What one knob is like.
struct KnobPlan: TwinPlan {
  var size: CGSize
  var origin: CGPoint
  var range: ClosedRange<Double>
  var isEnabled: Bool
  /// The number of the ways in which the app listens to it.
  var listeners: Int

  init(_ random: inout SeededGenerator) {
    size = random.pick([
      CGSize(width: 100, height: 100), CGSize(width: 140, height: 80), CGSize(width: 61, height: 90),
      CGSize(width: 24, height: 36),
    ])
    origin = random.pick([.zero, .zero, CGPoint(x: -30, y: 25)])
    range = random.pick([0...1, -40...60, 0...0.002, 100...5_000])
    isEnabled = !random.once(in: 9)
    listeners = random.number(0...7)
  }

  var words: String {
    "it is \(size.width) × \(size.height), with values from \(range.lowerBound) to \(range.upperBound)"
      + (isEnabled ? "" : ", disabled")
  }
}

/// Looks after a knob: what the app is told, and what it does then.
final class KnobSubject: TwinSubject {
  private let knob: any TurningControl
  private let note: (String) -> Void
  private var changes = 0
  /// The value when the app was told last.
  private var toldValue: Double?
  /// What the app does in the next action.
  private var inTheNextAction: ((any TurningControl) -> Void)?

  var view: UIView { knob }

  init(_ knob: any TurningControl, _ plan: KnobPlan, name: String, log: AppLog) {
    self.knob = knob
    note = { log.note("\(name): \($0)") }
    knob.traceName = name
    knob.bounds = CGRect(origin: plan.origin, size: plan.size)
    knob.set(plan.range, minimumFirst: plan.listeners.isMultiple(of: 2))
    knob.value = (knob.minimumValue + knob.maximumValue) / 2
    knob.isEnabled = plan.isEnabled
    for (event, name) in UIControl.Event.ofTouches {
      knob.addAction(
        UIAction { [unowned knob, note] _ in
          note(
            "\(name), \(knob.isTracking ? "" : "not ")tracking, \(knob.isHighlighted ? "" : "not ")highlighted"
          )
        }, for: event)
    }
    knob.addAction(
      UIAction { [unowned knob, unowned self] _ in
        changes += 1
        toldValue = knob.value
        let next = inTheNextAction
        inTheNextAction = nil
        next?(knob)
      }, for: .valueChanged)
    let others = UIControl.Event.allEvents.subtracting([.valueChanged, .allTouchEvents])
    knob.addAction(UIAction { [note] _ in note("an event that is no business of a knob") }, for: others)
  }

  /// The value, and how often the app was told since it was asked for last.
  var state: String {
    defer { (changes, toldValue) = (0, nil) }
    let length = max(knob.maximumValue - knob.minimumValue, 1e-9)
    func share(_ value: Double) -> String {
      NumberText.trimmed((value - knob.minimumValue) / length, places: 4)
    }
    let told = toldValue.map { ", the last time at \(share($0)) of its range" } ?? ""
    return "at \(share(knob.value)) of its range, valueChanged × \(changes)\(told)"
  }

  func perform(_ act: Int) {
    let length = knob.maximumValue - knob.minimumValue
    let share = Double(act / 10) / 9
    switch act % 10 {
    case 0: knob.value = knob.minimumValue + length * share
    case 1: knob.maximumValue += length / 2
    case 2: knob.minimumValue -= length / 4
    case 3: knob.maximumValue -= length / 3
    // Whether a disabled knob makes steps is not said.
    case 4: if knob.isEnabled { knob.accessibilityIncrement() }
    case 5: if knob.isEnabled { knob.accessibilityDecrement() }
    case 6: inTheNextAction = { $0.value = $0.minimumValue + length * share }
    case 7: inTheNextAction = { share < 0.5 ? $0.accessibilityIncrement() : $0.accessibilityDecrement() }
    default: inTheNextAction = { $0.isSelected.toggle() }
    }
  }
}
