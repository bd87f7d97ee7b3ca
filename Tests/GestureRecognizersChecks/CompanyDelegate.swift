import TouchKit

/// Answers what the app has settled between a recognizer and another one.
final class CompanyDelegate: UIGestureRecognizerDelegate {
  var bond = CompanyCase.Bond.nothing
  weak var recognizer, other: UIGestureRecognizer?
  weak var inner: UIView?
  var note: (String) -> Void = { _ in }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note(
      "a delegate is asked whether \(gestureRecognizer === recognizer ? "the recognizer" : "another one") should begin"
    )
    return bond != .mayNotBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    switch bond {
    case .shares: otherGestureRecognizer === other
    case .isShared: otherGestureRecognizer === recognizer
    default: false
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { bond == .waitsByDelegate && otherGestureRecognizer === other }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { bond == .isAwaitedByDelegate && otherGestureRecognizer === other }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    bond != .hearsNothingInside || touch.view !== inner
  }
}

/// A view that says which touches it hears, and passes them on or keeps them.
final class ListeningView: UIView {
  private let words: String
  var passesOn = false
  var note: (String) -> Void = { _ in }

  init(_ words: String) {
    self.words = words
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("\(words) hears began of \(touches.count)")
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("\(words) hears moved of \(touches.count)")
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("\(words) hears ended of \(touches.count)")
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("\(words) hears cancelled of \(touches.count)")
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}
