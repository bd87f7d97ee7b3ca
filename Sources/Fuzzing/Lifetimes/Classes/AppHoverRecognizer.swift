import TouchKit

/// A hover recognizer of the app.
final class AppHoverRecognizer: UIHoverGestureRecognizer, LifetimeObject {
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
  override func location(in view: UIView?) -> CGPoint {
    during(.gestureRecognizerLocationIn, self) { super.location(in: view) }
  }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    during(.gestureRecognizerLocationOfTouchIn, self) { super.location(ofTouch: touchIndex, in: view) }
  }
  override func reset() { during(.gestureRecognizerReset, self) { super.reset() } }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    during(.gestureRecognizerShouldReceive, self) { super.shouldReceive(event) }
  }

  deinit {
    hasEnded = true
    released(.hoverRecognizerDeinit)
  }
}
