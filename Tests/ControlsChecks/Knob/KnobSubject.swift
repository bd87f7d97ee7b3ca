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
  /// Where the log knows it to be, in which range.
  private var (knownShare, knownRange) = ("", "")
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
    (knownShare, knownRange) = (share, range)
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
    guard length > 0 else { return NumberText.trimmed(knob.value, places: 3) }
    return "\(NumberText.trimmed((knob.value - knob.minimumValue) / length * 100, places: 2)) % of its range"
  }

  private var range: String {
    let ends = [knob.minimumValue, knob.maximumValue].map { NumberText.trimmed($0, places: 2) }
    return "from \(ends[0]) to \(ends[1])"
  }

  /// What has changed, and how often the app was told, since it was asked for last; nothing if nothing has.
  var state: String {
    let (share, range) = (share, range)
    let all = [
      share == knownShare ? "" : "at \(share)", range == knownRange ? "" : range,
      changes == 0 ? "" : "valueChanged × \(changes)",
      toldShare.map { $0 == share ? "" : "when it was at \($0)" } ?? "",
      knob.isHighlighted ? "highlighted" : "",
    ]
    (changes, toldShare, knownShare, knownRange) = (0, nil, share, range)
    return all.filter { !$0.isEmpty }.joined(separator: ", ")
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
    case resizes, flattens, switchesOff, switchesOffInTheAction

    static let ofRandom = Array(allCases.prefix { $0 != .resizes })
    /// Those done to the knob when it tells of a change.
    static let inActions: [Act] = [
      .takesOutInTheAction, .setsTheValueInTheAction, .widensInTheAction, .stepsInTheAction,
      .switchesOffInTheAction,
    ]

    /// The number of the act, with a value as a share of the range where one is needed.
    func moment(_ share: Double = 0.5) -> Story.Moment {
      .act(rawValue < Self.ofRandom.count ? rawValue + Int(share * 5) * Self.ofRandom.count : 100 + rawValue)
    }
  }

  /// The act of a number, and its value as a share of the range.
  private static func kind(of act: Int) -> (kind: Act, share: Double) {
    let count = Act.ofRandom.count
    return (act < 100 ? Act.ofRandom[act % count] : Act.allCases[act - 100], Double(act / count) / 5)
  }

  func words(for act: Int) -> String {
    let (kind, share) = Self.kind(of: act)
    let place = "to \(NumberText.trimmed(share * 100, places: 0)) % of its range"
    let later = " in the next action"
    return switch kind {
    case .setsTheValue: "sets the knob \(place)"
    case .setsTheLowest: "sets the value to −∞"
    case .setsTheHighest: "sets the value to ∞"
    case .widens: "raises the maximum"
    case .lowers: "lowers the minimum"
    case .narrows: "lowers the maximum"
    case .empties: "lowers the maximum to the minimum"
    case .restores: "sets the first range again"
    case .stepsUp: "makes an accessibility step up"
    case .stepsDown: "makes an accessibility step down"
    case .resizes: "sets the knob’s bounds to 160 × 90 points, from (31, -45)"
    case .switchesOff: "disables the knob"
    case .switchesOffInTheAction: "will disable the knob\(later)"
    case .flattens: "sets the knob’s bounds to 0 × 120 points, from (-30, 20)"
    case .setsTheValueInTheAction: "will set the knob \(place)\(later)"
    case .widensInTheAction: "will raise the maximum\(later)"
    case .stepsInTheAction: "will make a step down\(later)"
    case .turnsAnotherInTheAction: "will make a step of another knob\(later)"
    case .takesOutInTheAction: "will take the knob out of its superview, and put it back,\(later)"
    }
  }

  func perform(_ act: Int) {
    let (kind, share) = Self.kind(of: act)
    let value = knob.minimumValue + length * share
    switch kind {
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
    case .switchesOffInTheAction: inTheNextAction = { [knob] in knob.isEnabled = false }
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
