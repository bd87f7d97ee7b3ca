import TouchKit

/// A delegate of recognizers of the app.
final class AppGestureDelegate: UIGestureRecognizerDelegate, LifetimeObject {
  private(set) var hasEnded = false
  private let isGenerous: Bool

  init(isGenerous: Bool) { self.isGenerous = isGenerous }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.gestureRecognizerDelegateGestureRecognizerShouldBegin, self) { true }
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    during(.gestureRecognizerDelegateGestureRecognizerShouldRecognizeSimultaneouslyWith, self) { isGenerous }
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    during(.gestureRecognizerDelegateGestureRecognizerShouldRequireFailureOf, self) { !isGenerous }
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    during(.gestureRecognizerDelegateGestureRecognizerShouldBeRequiredToFailBy, self) { false }
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    during(.gestureRecognizerDelegateGestureRecognizerShouldReceiveTouch, self) { true }
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    during(.gestureRecognizerDelegateGestureRecognizerShouldReceivePress, self) { true }
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    during(.gestureRecognizerDelegateGestureRecognizerShouldReceiveEvent, self) { true }
  }

  deinit {
    hasEnded = true
    released(.gestureDelegateDeinit)
  }
}
