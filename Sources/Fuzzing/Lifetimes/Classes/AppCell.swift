import TouchKit

/// A cell of a table of the app.
final class AppCell: UITableViewCell, LifetimeObject {
  private(set) var hasEnded = false

  override var next: UIResponder? { during(.responderNext, self) { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesBeganWith, self) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesMovedWith, self) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesEndedWith, self) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesCancelledWith, self) { super.touchesCancelled(touches, with: event) }
  }
  override var frame: CGRect {
    get { during(.viewFrame, self) { super.frame } }
    set { during(.viewFrame, self) { super.frame = newValue } }
  }
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
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    during(.viewHitTestWith, self) { super.hitTest(point, with: event) }
  }
  override var reuseIdentifier: String? {
    during(.tableViewCellReuseIdentifier, self) { super.reuseIdentifier }
  }
  override var isHighlighted: Bool {
    get { during(.tableViewCellIsHighlighted, self) { super.isHighlighted } }
    set { during(.tableViewCellIsHighlighted, self) { super.isHighlighted = newValue } }
  }
  override var isSelected: Bool {
    get { during(.tableViewCellIsSelected, self) { super.isSelected } }
    set { during(.tableViewCellIsSelected, self) { super.isSelected = newValue } }
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    during(.tableViewCellSetHighlightedAnimated, self) {
      super.setHighlighted(highlighted, animated: animated)
    }
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    during(.tableViewCellSetSelectedAnimated, self) { super.setSelected(selected, animated: animated) }
  }
  override func prepareForReuse() { during(.tableViewCellPrepareForReuse, self) { super.prepareForReuse() } }

  deinit {
    hasEnded = true
    released(.cellDeinit)
  }
}
