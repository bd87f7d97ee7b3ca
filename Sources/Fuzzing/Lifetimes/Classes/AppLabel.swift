import TouchKit

/// A label of the app.
final class AppLabel: UILabel, LifetimeObject {
  private(set) var hasEnded = false

  override func removeFromSuperview() {
    during(.viewRemoveFromSuperview, self) { super.removeFromSuperview() }
  }
  override func didMoveToWindow() { during(.viewDidMoveToWindow, self) { super.didMoveToWindow() } }
  override var intrinsicContentSize: CGSize {
    during(.viewIntrinsicContentSize, self) { super.intrinsicContentSize }
  }
  override func invalidateIntrinsicContentSize() {
    during(.viewInvalidateIntrinsicContentSize, self) { super.invalidateIntrinsicContentSize() }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    during(.viewSizeThatFits, self) { super.sizeThatFits(size) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    during(.viewHitTestWith, self) { super.hitTest(point, with: event) }
  }
  override var text: String? {
    get { during(.labelText, self) { super.text } }
    set { during(.labelText, self) { super.text = newValue } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { during(.labelFont, self) { super.font } }
    set { during(.labelFont, self) { super.font = newValue } }
  }

  deinit {
    hasEnded = true
    released(.labelDeinit)
  }
}
