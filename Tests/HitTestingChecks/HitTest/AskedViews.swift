import TouchKit
import TouchStage

@testable import HitTestingExercises

/// Writes down what a view is asked, and answers as its recipe says.
final class Asked {
  private let recipe: ViewRecipe
  private let log: AppLog
  private let standIn = UIView()

  init(_ recipe: ViewRecipe, _ log: AppLog) {
    (self.recipe, self.log) = (recipe, log)
    // Whatever it is like, it is what the override answers with.
    (standIn.isHidden, standIn.traceName) = (true, "the hidden view that \(recipe.name) answers with")
  }

  func hitTest(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, search: () -> UIView?
  ) -> UIView? {
    note("\(view.traceName) is asked hitTest", point, event)
    let hit = search()
    return switch recipe.reply {
    case .own: hit
    case .nothing: nil
    case .standIn: hit == nil ? nil : standIn
    case .superview: hit == nil ? nil : view.superview
    }
  }

  func pointInside(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, search: () -> Bool
  ) -> Bool {
    note("\(view.traceName) is asked point(inside:)", point, event)
    return recipe.area.isPlain ? search() : recipe.area.contains(point, of: view.bounds, with: event)
  }

  func note(_ question: String, _ point: CGPoint, _ event: UIEvent?) {
    let kind = event.map { $0.type == .touches ? "" : ", with an event of type \($0.type)" }
    log.note("\(question) at \(point.text)\(kind ?? ", without an event")")
  }

  func note(_ words: String) { log.note(words) }
}

/// A view of the engine's own class.
final class AskedView: UIView {
  let asked: Asked

  init(_ asked: Asked) {
    self.asked = asked
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked.hitTest(self, point, event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.pointInside(self, point, event) { super.point(inside: point, with: event) }
  }

  override var canBecomeFirstResponder: Bool { true }
}

/// A view of the student's class.
class StudentsView: SearchingView {
  let asked: Asked

  init(_ asked: Asked) {
    self.asked = asked
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked.hitTest(self, point, event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.pointInside(self, point, event) { super.point(inside: point, with: event) }
  }

  override var canBecomeFirstResponder: Bool { true }
}

/// A control, which answers `nil` by itself if it is disabled; it is asked in any case.
final class AskedControl: UIControl {
  let asked: Asked

  init(_ asked: Asked) {
    self.asked = asked
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked.hitTest(self, point, event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.pointInside(self, point, event) { super.point(inside: point, with: event) }
  }

  override func cancelTracking(with event: UIEvent?) {
    asked.note("\(traceName) is told to let its finger go")
    super.cancelTracking(with: event)
  }
}

/// A scroll view, whose content may end within it.
final class AskedScrollView: UIScrollView {
  let asked: Asked

  init(_ asked: Asked) {
    self.asked = asked
    super.init(frame: .zero)
    contentSize = CGSize(width: 40, height: 30)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked.hitTest(self, point, event) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.pointInside(self, point, event) { super.point(inside: point, with: event) }
  }
}
