import TouchKit

/// The actions of a control: checks the order of its events (facts C4, C5, C6, C21).
final class ControlListener {
  private enum Place { case nowhere, inside, outside }

  private static let events: [(name: String, event: UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
    ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
    ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside),
    ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
  ]

  private let plan: ViewPlan
  private weak var world: World?
  private var place = Place.nowhere
  /// Whether the control follows fingers: a switch leaves that to its recognizers (fact C21).
  private let tracks: Bool

  init(_ plan: ViewPlan, _ world: World, control: UIControl) {
    self.plan = plan
    self.world = world
    tracks = !(control is UISwitch)
    for (number, (name, event)) in Self.events.enumerated() {
      control.addAction(
        UIAction { [weak self] _ in self?.hear(event, name, number) }, for: event)
    }
  }

  /// The control follows its touch no longer, and says nothing about it.
  func forget() { place = .nowhere }

  private func hear(_ event: UIControl.Event, _ name: String, _ number: Int) {
    guard let world else { return }
    world.record.count(plan.id)
    world.record.count(number)
    let before = place
    let isRight: Bool
    switch event {
    case _ where !tracks: isRight = event == .touchUpInside || event == .valueChanged
    case .touchDown:
      isRight = before == .nowhere
      place = .inside
    case .touchDownRepeat, .touchDragInside: isRight = before == .inside
    case .touchDragOutside: isRight = before == .outside
    case .touchDragEnter:
      isRight = before == .outside
      place = .inside
    case .touchDragExit:
      isRight = before == .inside
      place = .outside
    case .touchUpInside:
      isRight = before == .inside
      place = .nowhere
    case .touchUpOutside:
      isRight = before == .outside
      place = .nowhere
    case .touchCancel:
      isRight = before != .nowhere
      place = .nowhere
    default: isRight = true
    }
    if !isRight { world.record.report(.controlEvents, "\(plan.title) sends \(name) while \(before)") }
    world.react(to: .control(plan.id))
  }
}
