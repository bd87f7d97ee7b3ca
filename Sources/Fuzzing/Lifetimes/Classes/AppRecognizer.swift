import TouchKit

/// A recognizer of the app, which follows a finger as far as its state allows.
final class AppRecognizer: UIGestureRecognizer, LifetimeObject {
  private(set) var hasEnded = false

  override var state: State {
    get { during(.gestureRecognizerState, self) { super.state } }
    set { during(.gestureRecognizerState, self) { super.state = newValue } }
  }
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { during(.gestureRecognizerDelegate, self) { super.delegate } }
    set { during(.gestureRecognizerDelegate, self) { super.delegate = newValue } }
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
  override var delaysTouchesBegan: Bool {
    get { during(.gestureRecognizerDelaysTouchesBegan, self) { super.delaysTouchesBegan } }
    set { during(.gestureRecognizerDelaysTouchesBegan, self) { super.delaysTouchesBegan = newValue } }
  }
  override var delaysTouchesEnded: Bool {
    get { during(.gestureRecognizerDelaysTouchesEnded, self) { super.delaysTouchesEnded } }
    set { during(.gestureRecognizerDelaysTouchesEnded, self) { super.delaysTouchesEnded = newValue } }
  }
  override var allowedTouchTypes: [NSNumber] {
    get { during(.gestureRecognizerAllowedTouchTypes, self) { super.allowedTouchTypes } }
    set { during(.gestureRecognizerAllowedTouchTypes, self) { super.allowedTouchTypes = newValue } }
  }
  override var allowedPressTypes: [NSNumber] {
    get { during(.gestureRecognizerAllowedPressTypes, self) { super.allowedPressTypes } }
    set { during(.gestureRecognizerAllowedPressTypes, self) { super.allowedPressTypes = newValue } }
  }
  override var requiresExclusiveTouchType: Bool {
    get { during(.gestureRecognizerRequiresExclusiveTouchType, self) { super.requiresExclusiveTouchType } }
    set {
      during(.gestureRecognizerRequiresExclusiveTouchType, self) {
        super.requiresExclusiveTouchType = newValue
      }
    }
  }
  override func location(in view: UIView?) -> CGPoint {
    during(.gestureRecognizerLocationIn, self) { super.location(in: view) }
  }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    during(.gestureRecognizerLocationOfTouchIn, self) { super.location(ofTouch: touchIndex, in: view) }
  }
  override var numberOfTouches: Int {
    during(.gestureRecognizerNumberOfTouches, self) { super.numberOfTouches }
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    during(.gestureRecognizerTouchesEstimatedPropertiesUpdated, self) {
      super.touchesEstimatedPropertiesUpdated(touches)
    }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    during(.gestureRecognizerPressesBeganWith, self) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    during(.gestureRecognizerPressesChangedWith, self) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    during(.gestureRecognizerPressesEndedWith, self) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    during(.gestureRecognizerPressesCancelledWith, self) { super.pressesCancelled(presses, with: event) }
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
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.gestureRecognizerShouldRequireFailureOf, self) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.gestureRecognizerShouldBeRequiredToFailBy, self) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    during(.gestureRecognizerTouchesBeganWith, self) { follow(.began) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    during(.gestureRecognizerTouchesMovedWith, self) { follow(.changed) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    during(.gestureRecognizerTouchesEndedWith, self) { follow(.ended) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    during(.gestureRecognizerTouchesCancelledWith, self) { follow(.cancelled) }
  }
  private func follow(_ wanted: State) { state = wanted }

  deinit {
    hasEnded = true
    released(.recognizerDeinit)
  }
}
