import TouchKit

/// An image view of the app.
final class AppImageView: UIImageView, LifetimeObject {
  private(set) var hasEnded = false

  override var isUserInteractionEnabled: Bool {
    get { during(.viewIsUserInteractionEnabled, self) { super.isUserInteractionEnabled } }
    set { during(.viewIsUserInteractionEnabled, self) { super.isUserInteractionEnabled = newValue } }
  }
  override func removeFromSuperview() {
    during(.viewRemoveFromSuperview, self) { super.removeFromSuperview() }
  }
  override func didMoveToWindow() { during(.viewDidMoveToWindow, self) { super.didMoveToWindow() } }
  override var intrinsicContentSize: CGSize {
    during(.viewIntrinsicContentSize, self) { super.intrinsicContentSize }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    during(.viewHitTestWith, self) { super.hitTest(point, with: event) }
  }

  deinit {
    hasEnded = true
    released(.imageViewDeinit)
  }
}
