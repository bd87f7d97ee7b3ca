import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// Looks after a knob on a page: what the app is told, and what it does then.
private final class KnobDiary {
  private let name: String
  private let note: (String) -> Void
  private let listeners = KnobListeners()
  private var changes = 0
  /// The value when the app was told last.
  private var toldValue: Double?
  /// What the app does in the next action.
  private var inTheNextAction: ((any TurningControl) -> Void)?

  init(_ name: String, _ note: @escaping (String) -> Void) { (self.name, self.note) = (name, note) }

  func line(_ line: String) { note("\(name): \(line)") }

  func setUp(_ knob: some TurningControl, kind: UInt64) {
    let sizes: [CGSize] = [
      CGSize(width: 100, height: 100), CGSize(width: 140, height: 80), CGSize(width: 61, height: 90),
      CGSize(width: 24, height: 36),
    ]
    let origins = [CGPoint.zero, .zero, CGPoint(x: -30, y: 25)]
    knob.bounds = CGRect(origin: origins[Int(kind / 3 % 3)], size: sizes[Int(kind % 4)])
    let ranges: [(Double, Double)] = [(0, 1), (-40, 60), (0, 0.002), (100, 5_000)]
    let (low, high) = ranges[Int(kind / 9 % 4)]
    knob.set(low...high, minimumFirst: kind / 2 % 2 == 0)
    knob.value = (knob.minimumValue + knob.maximumValue) / 2
    knob.isEnabled = kind / 36 % 9 != 0
    knob.isSelected = kind / 5 % 4 == 0
    // Hardly seen, but found.
    if kind / 77 % 4 == 0 { knob.alpha = 0.02 }
    for (event, name) in UIControl.Event.ofTouches {
      knob.addAction(
        UIAction { [unowned knob, unowned self] _ in
          line(
            "\(name), \(knob.isTracking ? "tracking" : "not tracking"), \(knob.isHighlighted ? "" : "not ")highlighted"
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
    listeners.listen(to: knob, kind: kind) { [unowned self] in line($0) }
    let others = UIControl.Event.allEvents.subtracting([.valueChanged, .allTouchEvents])
    knob.addAction(
      UIAction { [unowned self] _ in line("an event that is no business of a knob") }, for: others)
  }

  func perform(_ deed: Int, on knob: some TurningControl) {
    let length = knob.maximumValue - knob.minimumValue
    let share = Double(deed / 10) / 9
    switch deed % 10 {
    case 0: knob.value = knob.minimumValue + length * share
    case 1: knob.maximumValue += length / 2
    case 2: knob.minimumValue -= length / 4
    case 3: knob.maximumValue -= length / 3
    // Whether a disabled knob makes steps is not said.
    case 4: if knob.isEnabled { knob.accessibilityIncrement() }
    case 5: if knob.isEnabled { knob.accessibilityDecrement() }
    case 6 where share > 0.6:
      inTheNextAction = {
        $0.maximumValue += length / 2
        $0.value = $0.maximumValue
      }
    case 6: inTheNextAction = { $0.value = $0.minimumValue + length * share }
    case 7: inTheNextAction = { share < 0.5 ? $0.accessibilityIncrement() : $0.accessibilityDecrement() }
    case 8:
      inTheNextAction = { knob in
        guard let superview = knob.superview else { return }
        knob.removeFromSuperview()
        superview.addSubview(knob)
      }
    default: inTheNextAction = { $0.isSelected.toggle() }
    }
  }

  /// The value, and how often the app was told since it was asked for last.
  func words(for knob: some TurningControl) -> String {
    defer { (changes, toldValue) = (0, nil) }
    let length = max(knob.maximumValue - knob.minimumValue, 1e-9)
    func share(_ value: Double) -> String {
      NumberText.trimmed((value - knob.minimumValue) / length, places: 4)
    }
    let told = toldValue.map { ", the last time at \(share($0)) of its range" } ?? ""
    return "at \(share(knob.value)) of its range, valueChanged × \(changes)\(told)"
  }
}

/// The knob that does what the statement says, on a page.
final class StatedKnobSubject: StatedKnob, PageSubject {
  private var diary = KnobDiary("", { _ in })
  var habits: KnobHabits?

  convenience init(kind: UInt64, name: String, _ note: @escaping (String) -> Void) {
    self.init(frame: .zero)
    diary = KnobDiary(name, note)
    diary.setUp(self, kind: kind)
  }

  var part: UIView { self }
  var words: String { diary.words(for: self) }
  func perform(_ deed: Int) { diary.perform(deed, on: self) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    habits?.allow(gestureRecognizer, on: self) ?? true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return habits?.target(of: hit, in: self) ?? hit
  }
}

/// The student's knob, on a page.
class StudentKnobSubject: Knob, PageSubject {
  private var diary = KnobDiary("", { _ in })

  required convenience init(kind: UInt64, name: String, _ note: @escaping (String) -> Void) {
    self.init(frame: .zero)
    diary = KnobDiary(name, note)
    diary.setUp(self, kind: kind)
  }

  var part: UIView { self }
  var words: String { diary.words(for: self) }
  func perform(_ deed: Int) { diary.perform(deed, on: self) }
}
