import TouchKit

/// Writes down what happens to views and recognizers of a page, and answers as their delegate.
final class Witness: UIGestureRecognizerDelegate, UITextFieldDelegate, UIScrollViewDelegate {
  let note: (String) -> Void
  /// Whether all recognizers may recognize together.
  var allowsAll = false
  /// The controller of the view, if it has one: views don't keep theirs.
  var controller: UIViewController?

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func note(_ words: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let taps = touches.map { "\($0.tapCount)" }.sorted().joined(separator: ", ")
    note("\(words), taps \(taps)\(event == nil ? ", without an event" : "")")
  }

  func watch(_ recognizer: UIGestureRecognizer, _ name: Surrounding, on view: UIView) {
    recognizer.name = name.rawValue
    recognizer.delegate = self
    recognizer.addTarget(self, action: Witness.act)
    view.addGestureRecognizer(recognizer)
  }

  private func act(_ recognizer: UIGestureRecognizer) {
    note("\(recognizer.name ?? "a recognizer") acts, \(recognizer.state)")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note("\(gestureRecognizer.name ?? "a recognizer") asks whether it should begin")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsAll }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("the text field is asked to end editing")
    return false
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("the scroll view is dragged") }
}

/// A view that writes down its touches, keys and motions, and forwards none.
final class WitnessView: UIView {
  var witness: Witness?
  /// Whether it writes down touches, too.
  var notesTouches = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesMoved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesEnded", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled", touches, event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesBegan", presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesEnded", presses, event)
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    witness?.note("\(traceName) gets motionBegan")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    witness?.note("\(traceName) gets motionEnded")
  }

  private func note(_ method: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if notesTouches { witness?.note("\(traceName) gets \(method)", touches, event) }
  }

  private func note(_ method: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    let keys = presses.map { "\($0.key?.keyCode.rawValue ?? 0)" }.sorted().joined(separator: ", ")
    witness?.note("\(traceName) gets \(method), keys \(keys)\(event == nil ? ", without an event" : "")")
  }
}

/// A controller that writes down the touches that come to it, and lets them go on.
final class WitnessController: UIViewController {
  weak var witness: Witness?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.note("the controller gets touchesBegan", touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.note("the controller gets touchesMoved", touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.note("the controller gets touchesEnded", touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness?.note("the controller gets touchesCancelled", touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A scroll view that cancels touches in all views or in none, of whatever class they are.
final class WitnessScrollView: UIScrollView {
  var cancelsViews = false

  override func touchesShouldCancel(in view: UIView) -> Bool { cancelsViews }
}
