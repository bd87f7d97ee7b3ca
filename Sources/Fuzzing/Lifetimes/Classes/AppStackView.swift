import TouchKit

/// A stack view of the app.
final class AppStackView: UIStackView, LifetimeObject {
  private(set) var hasEnded = false

  override var bounds: CGRect {
    get { during(.viewBounds, self) { super.bounds } }
    set { during(.viewBounds, self) { super.bounds = newValue } }
  }
  override var superview: UIView? { during(.viewSuperview, self) { super.superview } }
  override var subviews: [UIView] { during(.viewSubviews, self) { super.subviews } }
  override var window: UIWindow? { during(.viewWindow, self) { super.window } }
  override func removeFromSuperview() {
    during(.viewRemoveFromSuperview, self) { super.removeFromSuperview() }
  }
  override func didAddSubview(_ subview: UIView) {
    during(.viewDidAddSubview, self) { super.didAddSubview(subview) }
  }
  override func willRemoveSubview(_ subview: UIView) {
    during(.viewWillRemoveSubview, self) { super.willRemoveSubview(subview) }
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    during(.viewWillMoveToSuperview, self) { super.willMove(toSuperview: newSuperview) }
  }
  override func didMoveToSuperview() { during(.viewDidMoveToSuperview, self) { super.didMoveToSuperview() } }
  override func willMove(toWindow newWindow: UIWindow?) {
    during(.viewWillMoveToWindow, self) { super.willMove(toWindow: newWindow) }
  }
  override func didMoveToWindow() { during(.viewDidMoveToWindow, self) { super.didMoveToWindow() } }
  override func layoutSubviews() { during(.viewLayoutSubviews, self) { super.layoutSubviews() } }
  override func updateConstraints() { during(.viewUpdateConstraints, self) { super.updateConstraints() } }
  override var layoutMargins: UIEdgeInsets {
    get { during(.viewLayoutMargins, self) { super.layoutMargins } }
    set { during(.viewLayoutMargins, self) { super.layoutMargins = newValue } }
  }
  override var intrinsicContentSize: CGSize {
    during(.viewIntrinsicContentSize, self) { super.intrinsicContentSize }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    during(.viewHitTestWith, self) { super.hitTest(point, with: event) }
  }
  override var axis: NSLayoutConstraint.Axis {
    get { during(.stackViewAxis, self) { super.axis } }
    set { during(.stackViewAxis, self) { super.axis = newValue } }
  }
  override var distribution: Distribution {
    get { during(.stackViewDistribution, self) { super.distribution } }
    set { during(.stackViewDistribution, self) { super.distribution = newValue } }
  }
  override var alignment: Alignment {
    get { during(.stackViewAlignment, self) { super.alignment } }
    set { during(.stackViewAlignment, self) { super.alignment = newValue } }
  }
  override var spacing: CGFloat {
    get { during(.stackViewSpacing, self) { super.spacing } }
    set { during(.stackViewSpacing, self) { super.spacing = newValue } }
  }
  override var isLayoutMarginsRelativeArrangement: Bool {
    get {
      during(.stackViewIsLayoutMarginsRelativeArrangement, self) { super.isLayoutMarginsRelativeArrangement }
    }
    set {
      during(.stackViewIsLayoutMarginsRelativeArrangement, self) {
        super.isLayoutMarginsRelativeArrangement = newValue
      }
    }
  }
  override var arrangedSubviews: [UIView] {
    during(.stackViewArrangedSubviews, self) { super.arrangedSubviews }
  }
  override func addArrangedSubview(_ view: UIView) {
    during(.stackViewAddArrangedSubview, self) { super.addArrangedSubview(view) }
  }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    during(.stackViewInsertArrangedSubviewAt, self) { super.insertArrangedSubview(view, at: stackIndex) }
  }
  override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    during(.stackViewCustomSpacingAfter, self) { super.customSpacing(after: arrangedSubview) }
  }

  deinit {
    hasEnded = true
    released(.stackViewDeinit)
  }
}
