import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// A panel of the student's, or one that does what the statement says, in a subclass.
protocol SketchingPanel: UIView {
  var strokes: [[CGPoint]] { get }
  /// Where one draws, if a subclass has its paper elsewhere.
  var ownPaper: CGRect? { get set }
  /// Who comes next, if a subclass has it so.
  var coordinator: PanelCoordinator? { get set }
  /// Who comes next without one.
  var plainNext: UIResponder? { get }
  /// Told of what the panel is told.
  var subject: SketchSubject? { get set }
}

/// A panel that does what the statement says.
final class StatedPanel: UIView, SketchingPanel {
  private(set) var strokes: [[CGPoint]] = []
  var ownPaper: CGRect?
  var coordinator: PanelCoordinator?
  var plainNext: UIResponder? { super.next }
  weak var subject: SketchSubject?
  private var drawing: [ObjectIdentifier: [CGPoint]] = [:]

  override var next: UIResponder? {
    if let coordinator { return coordinator }
    return super.next
  }

  /// Tells the next responder of the touches that don't draw.
  private func tell(
    _ touches: Set<UITouch>, _ event: UIEvent?, _ method: (UIResponder) -> (Set<UITouch>, UIEvent?) -> Void,
    then finish: (ObjectIdentifier) -> Void = { _ in }
  ) {
    let others = touches.filter { drawing[ObjectIdentifier($0)] == nil }
    for touch in touches { finish(ObjectIdentifier(touch)) }
    subject?.panelIsTold(of: touches) {
      if !others.isEmpty { next.map { method($0)(others, event) } }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let paper = ownPaper ?? bounds.insetBy(dx: 30, dy: 30)
    for touch in touches where paper.contains(touch.location(in: self)) {
      drawing[ObjectIdentifier(touch)] = [touch.location(in: self)]
    }
    tell(touches, event, UIResponder.touchesBegan)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { drawing[ObjectIdentifier(touch)]?.append(touch.location(in: self)) }
    tell(touches, event, UIResponder.touchesMoved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, event, UIResponder.touchesEnded) {
      if let stroke = drawing.removeValue(forKey: $0) { strokes.append(stroke) }
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, event, UIResponder.touchesCancelled) { drawing[$0] = nil }
  }
}

/// The student's panel in a subclass.
class StudentsPanel: SketchPanel, SketchingPanel {
  var ownPaper: CGRect?
  var coordinator: PanelCoordinator?
  var plainNext: UIResponder? { super.next }
  weak var subject: SketchSubject?

  override var paper: CGRect { ownPaper ?? super.paper }
  override var next: UIResponder? {
    if let coordinator { return coordinator }
    return super.next
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.panelIsTold(of: touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.panelIsTold(of: touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.panelIsTold(of: touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.panelIsTold(of: touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// A responder that is neither a view nor a controller, and comes after a panel; it lets everything go on.
final class PanelCoordinator: UIResponder {
  private let listener: AppListener
  private weak var panel: (any SketchingPanel)?

  init(after panel: any SketchingPanel, _ log: AppLog) { (self.panel, listener) = (panel, AppListener(log)) }

  override var next: UIResponder? { panel?.plainNext }
  override class var actions: [ActionMethod] { [ActionMethod("copy:", UIResponder.copy(_:))] }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener.note("the coordinator gets touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener.note("the coordinator gets touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener.note("the coordinator gets touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    listener.note("the coordinator gets touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}
