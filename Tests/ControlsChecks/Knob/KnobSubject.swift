import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// Looks after a knob: what the app is told, and what it does then.
final class KnobSubject: TwinSubject {
  private let knob, another: any TurningControl
  private let plan: KnobPlan
  private let note: (String) -> Void
  private var changes = 0
  /// Where in its range the knob was when the app was told last.
  private var toldShare: String?
  /// What the app does in the next action.
  private var inTheNextAction: (() -> Void)?

  var view: UIView { knob }

  /// - Parameter another: Lies on no page; only steps turn it.
  init(
    _ knob: any TurningControl, another: any TurningControl, _ plan: KnobPlan, _ name: String, _ log: AppLog
  ) {
    (self.knob, self.another, self.plan) = (knob, another, plan)
    note = { log.note("\(name): \($0)") }
    knob.traceName = name
    knob.bounds = plan.bounds
    knob.layer.anchorPoint = plan.anchor
    knob.transform = plan.drawing.transform
    knob.set(plan.range, minimumFirst: plan.setsTheMinimumFirst)
    knob.value = (knob.minimumValue + knob.maximumValue) / 2
    (knob.isEnabled, knob.isSelected, knob.alpha) = (plan.isEnabled, plan.isSelected, plan.alpha)
    knob.isMultipleTouchEnabled = plan.takesSeveralFingers
    if plan.part != .none { knob.addSubview(makePart()) }
    for (event, name) in UIControl.Event.ofTouches {
      knob.addAction(UIAction { [note] _ in note(name) }, for: event)
    }
    knob.addTarget(self, action: KnobSubject.hears, for: .allTouchEvents)
    knob.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        changes += 1
        toldShare = share
        let next = inTheNextAction
        inTheNextAction = nil
        next?()
      }, for: .valueChanged)
    another.addAction(UIAction { [note] _ in note("another knob tells of a change") }, for: .valueChanged)
    let others = UIControl.Event.allEvents.subtracting([.valueChanged, .allTouchEvents])
    knob.addAction(UIAction { [note] _ in note("an event that is no business of a knob") }, for: others)
  }

  private func makePart() -> UIView {
    let view = [.control, .labeled].contains(plan.part) ? UIControl() : UIView()
    view.bounds = CGRect(
      origin: plan.part == .scrolled ? CGPoint(x: 70, y: -40) : .zero, size: CGSize(width: 22, height: 14))
    view.center = CGPoint(x: plan.bounds.midX + 3, y: plan.bounds.minY + 8)
    if plan.part == .pointer { view.transform = CGAffineTransform(rotationAngle: 1) }
    view.isMultipleTouchEnabled = true
    if plan.part == .labeled { view.addSubview(UIView(frame: view.bounds)) }
    return view
  }

  /// Writes down where the one finger is, seen from the middle.
  private func hears(_ sender: UIControl, _ event: UIEvent?) {
    guard let touches = event?.allTouches, touches.count == 1, let touch = touches.first else { return }
    let point = touch.location(in: knob)
    let (dx, dy) = (Double(point.x - knob.bounds.midX), Double(point.y - knob.bounds.midY))
    let degrees = NumberText.trimmed(atan2(dy, dx) * 180 / .pi, places: 1)
    note(
      "  the finger is at \(degrees)°, \(NumberText.trimmed((dx * dx + dy * dy).squareRoot())) points from the middle"
    )
  }

  private var length: Double { knob.maximumValue - knob.minimumValue }

  private var share: String {
    guard length > 0 else {
      return "\(NumberText.trimmed(knob.value - knob.minimumValue, places: 3)) above its only value"
    }
    return "\(NumberText.trimmed((knob.value - knob.minimumValue) / length, places: 4)) of its range"
  }

  /// The value, and how often the app was told since it was asked for last.
  var state: String {
    defer { (changes, toldShare) = (0, nil) }
    let ends = [knob.minimumValue, knob.maximumValue].map { NumberText.trimmed($0, places: 2) }
    return "at \(share) from \(ends[0]) to \(ends[1]), valueChanged × \(changes)"
      + (toldShare.map { ", when it was at \($0)" } ?? "") + (knob.isHighlighted ? ", highlighted" : "")
  }

  /// What an app does with a knob; those that end in an action are done when the knob tells of a change.
  enum Act: Int, CaseIterable {
    case setsTheValue, setsTheLowest, setsTheHighest
    case widens, lowers, narrows, empties, restores
    case stepsUp, stepsDown
    case setsTheValueInTheAction, widensInTheAction, stepsInTheAction, takesOutInTheAction
    case turnsAnotherInTheAction
    /// Not at random: a knob in it would move below its finger, a finger might go half a turn, which is one either way,
    /// and no finger finds a disabled knob.
    case resizes, flattens, switchesOff

    static let ofRandom = allCases.filter { ![.resizes, .flattens, .switchesOff].contains($0) }

    /// The number of the act, with a value as a share of the range where one is needed.
    func moment(_ share: Double = 0.5) -> Story.Moment {
      .act(rawValue < Self.ofRandom.count ? rawValue + Int(share * 5) * Self.ofRandom.count : 100 + rawValue)
    }
  }

  func perform(_ act: Int) {
    let count = Act.ofRandom.count
    let value = knob.minimumValue + length * Double(act / count) / 5
    switch act < 100 ? Act.ofRandom[act % count] : Act.allCases[act - 100] {
    case .setsTheValue: knob.value = value
    case .setsTheLowest: knob.value = -.infinity
    case .setsTheHighest: knob.value = .infinity
    case .widens: knob.maximumValue += max(length / 2, 1)
    case .lowers: knob.minimumValue -= length / 4
    case .narrows: knob.maximumValue -= length / 3
    case .empties: knob.set(knob.minimumValue...knob.minimumValue, minimumFirst: true)
    case .restores: knob.set(plan.range, minimumFirst: !plan.setsTheMinimumFirst)
    // Whether a disabled knob makes steps is not said.
    case .stepsUp: if knob.isEnabled { knob.accessibilityIncrement() }
    case .stepsDown: if knob.isEnabled { knob.accessibilityDecrement() }
    case .resizes: resize(to: CGRect(x: 31, y: -45, width: 160, height: 90))
    case .switchesOff: knob.isEnabled = false
    case .flattens: resize(to: CGRect(x: -30, y: 20, width: 0, height: 120))
    case .setsTheValueInTheAction: inTheNextAction = { [knob] in knob.value = value }
    case .widensInTheAction: inTheNextAction = { [knob, length] in knob.maximumValue += length / 2 }
    case .stepsInTheAction: inTheNextAction = { [knob] in knob.accessibilityDecrement() }
    case .turnsAnotherInTheAction: inTheNextAction = { [another] in another.accessibilityIncrement() }
    case .takesOutInTheAction:
      inTheNextAction = { [knob] in
        guard let superview = knob.superview else { return }
        knob.removeFromSuperview()
        superview.addSubview(knob)
      }
    }
  }

  /// The middle stays where it is, whatever the anchor point is.
  private func resize(to bounds: CGRect) {
    func middle() -> CGPoint {
      knob.convert(CGPoint(x: knob.bounds.midX, y: knob.bounds.midY), to: knob.superview)
    }
    let before = middle()
    knob.bounds = bounds
    let now = middle()
    knob.center = CGPoint(x: knob.center.x + before.x - now.x, y: knob.center.y + before.y - now.y)
  }
}
