import TouchKit
import TouchStage

@testable import HitTestingExercises

/// A tree of views that are searched by fingers and by hand.
final class SearchSubject: ScreenSubject {
  private var number = 0

  init(_ plan: SearchPlan, _ name: String, _ log: AppLog, make: (Asked) -> UIView) {
    super.init(plan, name, log, lookup: PointLookup(count: 8)) { number, recipe in
      let asked = Asked(recipe: recipe, log: log)
      return switch SearchPlan.Subject(rawValue: number) {
      case .engines: AskedView(asked)
      case .control: AskedControl(asked)
      case .scrollView: AskedScrollView(asked)
      default: make(asked)
      }
    }
  }

  /// What a finger may hold comes first.
  override var allParts: [UIView] {
    screen.subviews.filter { $0.traceName.hasPrefix("Held") } + super.allParts
  }

  /// Searches what is shown with any event, which makes no difference to what is found.
  override func find(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    number += 1
    let types: [UIEvent.EventType] = [.hover, .scroll, .presses, .motion]
    let event = number.isMultiple(of: 3) ? EventOfType(types[number / 3 % 4]) : event
    return screen.hitTest(screen.convert(point, from: nil), with: event)
  }

  /// Now and then another view becomes the first responder.
  override func perform(_ act: Int) {
    if act % 3 == 2 { subjects.randomElement(using: &random)?.becomeFirstResponder() }
    super.perform(act)
  }
}

/// A view of the student's class.
class StudentsView: SearchingView {
  var asked = Asked()

  convenience init(_ asked: Asked) {
    self.init(frame: .zero)
    self.asked = asked
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked.hitTest(self, point, event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.pointInside(self, point, event) { super.point(inside: point, with: event) }
  }

  override var canBecomeFirstResponder: Bool { true }
}

/// An event that is of any type.
private final class EventOfType: UIEvent {
  private let kind: EventType

  init(_ kind: EventType) {
    self.kind = kind
    super.init()
  }

  override var type: EventType { kind }

  override var allTouches: Set<UITouch>? { nil }
}
