import TouchKit

/// A rotation recognizer of the app.
final class AppRotationRecognizer: UIRotationGestureRecognizer, LifetimeObject {
  private(set) var hasEnded = false

  override var state: State {
    get { during(.gestureRecognizerState, self) { super.state } }
    set { during(.gestureRecognizerState, self) { super.state = newValue } }
  }
  override var isEnabled: Bool {
    get { during(.gestureRecognizerIsEnabled, self) { super.isEnabled } }
    set { during(.gestureRecognizerIsEnabled, self) { super.isEnabled = newValue } }
  }
  override var view: UIView? { during(.gestureRecognizerView, self) { super.view } }
  override var cancelsTouchesInView: Bool {
    get { during(.gestureRecognizerCancelsTouchesInView, self) { super.cancelsTouchesInView } }
    set { during(.gestureRecognizerCancelsTouchesInView, self) { super.cancelsTouchesInView = newValue } }
  }
  override var delaysTouchesEnded: Bool {
    get { during(.gestureRecognizerDelaysTouchesEnded, self) { super.delaysTouchesEnded } }
    set { during(.gestureRecognizerDelaysTouchesEnded, self) { super.delaysTouchesEnded = newValue } }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    during(.gestureRecognizerTouchesBeganWith, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    during(.gestureRecognizerTouchesMovedWith, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    during(.gestureRecognizerTouchesEndedWith, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    during(.gestureRecognizerTouchesCancelledWith, self) { super.touchesCancelled(touches, with: event) }
  }
  override func reset() { during(.gestureRecognizerReset, self) { super.reset() } }
  override func ignore(_ touch: UITouch, for event: UIEvent) {
    during(.gestureRecognizerIgnoreForTouch, self) { super.ignore(touch, for: event) }
  }
  override func ignore(_ button: UIPress, for event: UIPressesEvent) {
    during(.gestureRecognizerIgnoreForPress, self) { super.ignore(button, for: event) }
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    during(.gestureRecognizerShouldReceive, self) { super.shouldReceive(event) }
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.gestureRecognizerCanPrevent, self) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.gestureRecognizerCanBePreventedBy, self) { super.canBePrevented(by: preventingGestureRecognizer) }
  }
  override var rotation: CGFloat {
    get { during(.rotationGestureRecognizerRotation, self) { super.rotation } }
    set { during(.rotationGestureRecognizerRotation, self) { super.rotation = newValue } }
  }
  override var velocity: CGFloat { during(.rotationGestureRecognizerVelocity, self) { super.velocity } }

  deinit {
    hasEnded = true
    released(.rotationRecognizerDeinit)
  }
}
