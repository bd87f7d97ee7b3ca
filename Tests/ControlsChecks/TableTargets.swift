import TouchKit

/// A target whose next action may do more.
protocol ActingTarget: AnyObject {
  var targetName: String { get }
  /// What is written down.
  var onAction: (String) -> Void { get set }
  /// What it does in the next one, whose name it is told.
  var inNextAction: (String) -> Void { get set }
}

extension ActingTarget {
  /// Does one thing more in the next action.
  func also(_ deed: @escaping (String) -> Void) {
    let before = inNextAction
    inNextAction = { action in
      before(action)
      deed(action)
    }
  }

  func perform(_ action: String) {
    onAction("\(targetName) performs \(action)")
    let next = inNextAction
    inNextAction = { _ in }
    next(action)
  }
}

/// A target that is no responder, and equal to all others of its class.
final class ObjectTableTarget: NSObject, ActingTarget {
  let targetName: String
  var onAction: (String) -> Void = { _ in }
  var inNextAction: (String) -> Void = { _ in }

  init(_ name: String) { targetName = name }

  override func isEqual(_ object: Any?) -> Bool { object is ObjectTableTarget }
  override var hash: Int { 1 }
}

/// A target that is no responder.
final class PlainTableTarget: ActingTarget {
  let targetName: String
  var onAction: (String) -> Void = { _ in }
  var inNextAction: (String) -> Void = { _ in }

  init(_ name: String) { targetName = name }
}

/// A view controller as a target, whose view no one has needed yet.
final class ControllerTableTarget: UIViewController, ActingTarget {
  var targetName = ""
  var onAction: (String) -> Void = { _ in }
  var inNextAction: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    onAction("\(targetName) has loaded its view")
  }
}

/// A gesture recognizer as a target, as when a button ends a gesture.
final class RecognizerTableTarget: UITapGestureRecognizer, ActingTarget {
  var targetName = ""
  var onAction: (String) -> Void = { _ in }
  var inNextAction: (String) -> Void = { _ in }

}

/// A text field that can perform all actions, and gets those without a target while it is the first responder.
final class TableField: UITextField, ActingTarget {
  var onAction: (String) -> Void = { _ in }
  var inNextAction: (String) -> Void = { _ in }

  var targetName: String { "the text field" }

  func press(_ sender: UIControl) { perform("press:") }
  func hold(_ sender: UIControl) { perform("hold:") }
  func enlarge(_ sender: UIControl) { perform("größer:") }
  func open(_ sender: UIControl) { perform("openTheWindowThatShowsWhatIsInside:") }
  func openAnother(_ sender: UIControl) { perform("openTheWindowThatShowsWhatIsOutside:") }
  func pressLarge(_ sender: UIControl) { perform("Press:") }
  func pressAlone() { perform("press") }
  // It takes no event: the twin's sends have none.
  func pressForEvent(_ sender: UIControl) { perform("press:forEvent:") }

  override class var actions: [ActionMethod] {
    super.actions + [
      ActionMethod("press:", TableField.press), ActionMethod("hold:", TableField.hold),
      ActionMethod("größer:", TableField.enlarge),
      ActionMethod("openTheWindowThatShowsWhatIsInside:", TableField.open),
      ActionMethod("openTheWindowThatShowsWhatIsOutside:", TableField.openAnother),
      ActionMethod("Press:", TableField.pressLarge), ActionMethod("press", TableField.pressAlone),
      ActionMethod("press:forEvent:", TableField.pressForEvent),
    ]
  }
}

/// A target that can perform all actions; a control, as a target may well be.
///
/// Each is equal to all others, and still one of its own.
final class TableTarget: UIControl, ActingTarget {
  override func isEqual(_ object: Any?) -> Bool { object is TableTarget }
  override var hash: Int { 1 }

  var onAction: (String) -> Void = { _ in }
  /// Done once, in the next action.
  var inNextAction: (String) -> Void = { _ in }

  var targetName: String { traceName }

  func press(_ sender: UIControl) { perform("press:") }
  func hold(_ sender: UIControl) { perform("hold:") }
  func enlarge(_ sender: UIControl) { perform("größer:") }
  func open(_ sender: UIControl) { perform("openTheWindowThatShowsWhatIsInside:") }
  func openAnother(_ sender: UIControl) { perform("openTheWindowThatShowsWhatIsOutside:") }
  func pressLarge(_ sender: UIControl) { perform("Press:") }
  func pressAlone() { perform("press") }
  // It takes no event: the twin's sends have none.
  func pressForEvent(_ sender: UIControl) { perform("press:forEvent:") }

  override class var actions: [ActionMethod] {
    super.actions + [
      ActionMethod("press:", TableTarget.press), ActionMethod("hold:", TableTarget.hold),
      ActionMethod("größer:", TableTarget.enlarge),
      ActionMethod("openTheWindowThatShowsWhatIsInside:", TableTarget.open),
      ActionMethod("openTheWindowThatShowsWhatIsOutside:", TableTarget.openAnother),
      ActionMethod("Press:", TableTarget.pressLarge), ActionMethod("press", TableTarget.pressAlone),
      ActionMethod("press:forEvent:", TableTarget.pressForEvent),
    ]
  }
}
