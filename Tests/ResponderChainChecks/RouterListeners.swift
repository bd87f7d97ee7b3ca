import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// A view with a coordinator and a controller, and what these are told.
///
/// None of the listeners is a subclass of the view's, or calls its superclass: what the answer overrides counts.
final class ListeningScene {
  enum Kind {
    /// A view of the engine's, which notes what it is told.
    case plain
    /// A view and a coordinator of the student's.
    case routing
    /// A view of the student's that has no coordinator any more.
    case routingAlone
    /// The same, with a coordinator that notes what it is told, and tells the next.
    case routingWithAListener
  }

  private let log = ListenerLog()
  private let stage = Stage()
  private let controller: ListeningController
  private let view: UIView
  /// The first responder.
  private let field = Field()

  init(_ kind: Kind) {
    controller = ListeningController(log)
    switch kind {
    case .plain: view = ListeningView(log)
    case .routing, .routingAlone, .routingWithAListener:
      let router = RoutingView()
      router.coordinator = kind == .routing ? Coordinator() : ListeningCoordinator(log)
      if kind == .routingAlone { router.coordinator = nil }
      view = router
    }
    view.isMultipleTouchEnabled = true
    controller.view = view
    view.frame = stage.window.bounds
    // What comes after the controller hears nothing, as that does not pass anything on.
    let page = ListeningView(log, "page")
    page.frame = stage.window.bounds
    page.addSubview(view)
    stage.show(page)
    // What is touched lies in the view, and hands everything on to it.
    let label = PassingView(log)
    label.frame = view.bounds
    label.isMultipleTouchEnabled = true
    view.addSubview(label)
    field.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.addSubview(field)
    _ = field.becomeFirstResponder()
  }

  /// What is told whom while fingers tap, land, move and leave, the device is shaken, and buttons are pressed.
  static func lines(_ kind: Kind) -> [String] {
    let scene = ListeningScene(kind)
    for _ in 0..<6 { scene.play() }
    // A finger that moves for long.
    scene.report([(0, .began, 0.2)])
    for step in 1...120 { scene.report([(0, .moved, step.isMultiple(of: 2) ? 0.2 : 0.7)]) }
    scene.report([(0, .ended, 0.2)])
    for _ in 0..<6 { scene.play() }
    return scene.log.lines
  }

  private func play() {
    stage.tap(at: CGPoint(x: 160, y: 240))
    report([(0, .began, 0.2), (1, .began, 0.8)])
    report([(0, .moved, 0.3), (1, .moved, 0.7)])
    report([(0, .cancelled, 0.3), (1, .moved, 0.6)])
    report([(1, .ended, 0.6)])
    for end in [Contact.Phase.ended, .cancelled] {
      report([(0, .began, 0.2), (1, .began, 0.8)])
      report([(0, end, 0.2), (1, end, 0.8)])
    }
    stage.device.shake()
    // As when a call comes in meanwhile.
    field.motionCancelled(.motionShake, with: nil)
    field.pressesBegan([], with: nil)
    field.pressesChanged([], with: nil)
    field.pressesEnded([], with: nil)
    field.pressesCancelled([], with: nil)
    field.remoteControlReceived(with: nil)
  }

  private func report(_ contacts: [(index: Int, phase: Contact.Phase, y: CGFloat)]) {
    stage.device.digitizer.report(
      contacts.map { Contact(index: $0.index, phase: $0.phase, location: CGPoint(x: 0.5, y: $0.y)) })
    stage.device.settle()
    stage.device.advance(by: 0.1)
  }

  /// Whether the view says that it, or a responder further up, can perform an action.
  func canPerform(_ action: Selector) -> Bool { view.canPerformAction(action, withSender: nil) }

  /// The class of what the view says will perform an action.
  func target(of action: Selector) -> String {
    view.target(forAction: action, withSender: nil).map { "\(type(of: $0))" } ?? "nil"
  }

  /// Who performs an action that is sent without a target.
  func performer(of action: Selector) -> String {
    log.performer = nil
    _ = UIApplication.shared.sendAction(action, to: nil, from: view, for: nil)
    return log.performer ?? "no responder"
  }
}

/// What was told to whom, line by line.
final class ListenerLog {
  private(set) var lines: [String] = []
  /// Whether the view is being told of touches.
  var isPassing = false
  var performer: String?

  func note(_ listener: String, _ method: String, _ touches: Set<UITouch>? = nil, _ event: UIEvent?) {
    let count = touches.map { " with \($0.count == 1 ? "a touch" : "\($0.count) touches")" } ?? ""
    // What is kept back is told by the engine in the end.
    let isLate = touches != nil && !isPassing
    lines.append(
      "\(listener).\(method)\(count)\(event == nil ? ", without the event" : "")"
        + (isLate ? ", told by the engine in the end, and not by the responder before it" : ""))
  }
}

/// Something that can be first responder.
private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// Hands on what it is told.
private final class PassingView: UIView {
  private let log: ListenerLog

  init(_ log: ListenerLog) {
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  private func pass(_ tell: (UIResponder?) -> Void) {
    log.isPassing = true
    tell(next)
    log.isPassing = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass { $0?.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass { $0?.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass { $0?.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass { $0?.touchesCancelled(touches, with: event) }
  }
}

/// What the coordinator and the controller must be told is what such a view is told.
private final class ListeningView: UIView {
  private let log: ListenerLog
  private let name: String

  init(_ log: ListenerLog, _ name: String = "view") {
    self.log = log
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(name, "touchesBegan", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(name, "touchesMoved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(name, "touchesEnded", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(name, "touchesCancelled", touches, event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note(name, "motionBegan", nil, event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note(name, "motionEnded", nil, event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note(name, "motionCancelled", nil, event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note(name, "pressesBegan", nil, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note(name, "pressesChanged", nil, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note(name, "pressesEnded", nil, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note(name, "pressesCancelled", nil, event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    log.note(name, "remoteControlReceived", nil, event)
  }
}

class ListeningCoordinator: Coordinator {
  private let log: ListenerLog
  init(_ log: ListenerLog) { self.log = log }

  override class var actions: [ActionMethod] {
    [ActionMethod("copy:", ListeningCoordinator.copy(_:))]
  }
  override func copy(_ sender: ActionObject?) { log.performer = "Coordinator" }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("Coordinator", "touchesBegan", touches, event)
    next?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("Coordinator", "touchesMoved", touches, event)
    next?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("Coordinator", "touchesEnded", touches, event)
    next?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("Coordinator", "touchesCancelled", touches, event)
    next?.touchesCancelled(touches, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note("Coordinator", "motionBegan", nil, event)
    next?.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note("Coordinator", "motionEnded", nil, event)
    next?.motionEnded(motion, with: event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note("Coordinator", "motionCancelled", nil, event)
    next?.motionCancelled(motion, with: event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("Coordinator", "pressesBegan", nil, event)
    next?.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("Coordinator", "pressesChanged", nil, event)
    next?.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("Coordinator", "pressesEnded", nil, event)
    next?.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("Coordinator", "pressesCancelled", nil, event)
    next?.pressesCancelled(presses, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    log.note("Coordinator", "remoteControlReceived", nil, event)
    next?.remoteControlReceived(with: event)
  }
}

private final class ListeningController: UIViewController {
  private let log: ListenerLog

  init(_ log: ListenerLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override class var actions: [ActionMethod] {
    [ActionMethod("paste:", ListeningController.paste)]
  }
  override func paste(_ sender: ActionObject?) { log.performer = "PageController" }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("PageController", "touchesBegan", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("PageController", "touchesMoved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("PageController", "touchesEnded", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("PageController", "touchesCancelled", touches, event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note("PageController", "motionBegan", nil, event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note("PageController", "motionEnded", nil, event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.note("PageController", "motionCancelled", nil, event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("PageController", "pressesBegan", nil, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("PageController", "pressesChanged", nil, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("PageController", "pressesEnded", nil, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("PageController", "pressesCancelled", nil, event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    log.note("PageController", "remoteControlReceived", nil, event)
  }
}
