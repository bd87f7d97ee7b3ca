import TouchKit

/// An activity indicator of the app.
final class AppIndicatorView: UIActivityIndicatorView, LifetimeObject {
  private(set) var hasEnded = false

  override var isHidden: Bool {
    get { during(.viewIsHidden, self) { super.isHidden } }
    set { during(.viewIsHidden, self) { super.isHidden = newValue } }
  }
  override func didMoveToWindow() { during(.viewDidMoveToWindow, self) { super.didMoveToWindow() } }
  override var intrinsicContentSize: CGSize {
    during(.viewIntrinsicContentSize, self) { super.intrinsicContentSize }
  }
  override var style: Style {
    get { during(.activityIndicatorViewStyle, self) { super.style } }
    set { during(.activityIndicatorViewStyle, self) { super.style = newValue } }
  }
  override var hidesWhenStopped: Bool {
    get { during(.activityIndicatorViewHidesWhenStopped, self) { super.hidesWhenStopped } }
    set { during(.activityIndicatorViewHidesWhenStopped, self) { super.hidesWhenStopped = newValue } }
  }

  deinit {
    hasEnded = true
    released(.indicatorViewDeinit)
  }
}
