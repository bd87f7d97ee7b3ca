import TouchKit

/// A table of the app.
final class AppTableView: UITableView, LifetimeObject {
  private(set) var hasEnded = false

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
  override func addSubview(_ view: UIView) { during(.viewAddSubview, self) { super.addSubview(view) } }
  override func insertSubview(_ view: UIView, at index: Int) {
    during(.viewInsertSubviewAt, self) { super.insertSubview(view, at: index) }
  }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    during(.viewInsertSubviewBelowSubview, self) { super.insertSubview(view, belowSubview: sibling) }
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    during(.viewInsertSubviewAboveSubview, self) { super.insertSubview(view, aboveSubview: sibling) }
  }
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
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    during(.viewGestureRecognizerShouldBegin, self) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  override var contentOffset: CGPoint {
    get { during(.scrollViewContentOffset, self) { super.contentOffset } }
    set { during(.scrollViewContentOffset, self) { super.contentOffset = newValue } }
  }
  override var contentSize: CGSize {
    get { during(.scrollViewContentSize, self) { super.contentSize } }
    set { during(.scrollViewContentSize, self) { super.contentSize = newValue } }
  }
  override var delegate: (any UIScrollViewDelegate)? {
    get { during(.scrollViewDelegate, self) { super.delegate } }
    set { during(.scrollViewDelegate, self) { super.delegate = newValue } }
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    during(.scrollViewTouchesShouldBeginWithIn, self) {
      super.touchesShouldBegin(touches, with: event, in: view)
    }
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    during(.scrollViewTouchesShouldCancelIn, self) { super.touchesShouldCancel(in: view) }
  }
  override var dataSource: (any UITableViewDataSource)? {
    get { during(.tableViewDataSource, self) { super.dataSource } }
    set { during(.tableViewDataSource, self) { super.dataSource = newValue } }
  }
  override var rowHeight: CGFloat {
    get { during(.tableViewRowHeight, self) { super.rowHeight } }
    set { during(.tableViewRowHeight, self) { super.rowHeight = newValue } }
  }
  override var allowsSelection: Bool {
    get { during(.tableViewAllowsSelection, self) { super.allowsSelection } }
    set { during(.tableViewAllowsSelection, self) { super.allowsSelection = newValue } }
  }
  override var indexPathForSelectedRow: IndexPath? {
    during(.tableViewIndexPathForSelectedRow, self) { super.indexPathForSelectedRow }
  }
  override var tableHeaderView: UIView? {
    get { during(.tableViewTableHeaderView, self) { super.tableHeaderView } }
    set { during(.tableViewTableHeaderView, self) { super.tableHeaderView = newValue } }
  }
  override var tableFooterView: UIView? {
    get { during(.tableViewTableFooterView, self) { super.tableFooterView } }
    set { during(.tableViewTableFooterView, self) { super.tableFooterView = newValue } }
  }
  override var sectionHeaderHeight: CGFloat {
    get { during(.tableViewSectionHeaderHeight, self) { super.sectionHeaderHeight } }
    set { during(.tableViewSectionHeaderHeight, self) { super.sectionHeaderHeight = newValue } }
  }
  override func reloadData() { during(.tableViewReloadData, self) { super.reloadData() } }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    during(.tableViewDequeueReusableCellWithIdentifier, self) {
      super.dequeueReusableCell(withIdentifier: identifier)
    }
  }
  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    during(.tableViewDequeueReusableCellWithIdentifierFor, self) {
      super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
  }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    during(.tableViewCellForRowAt, self) { super.cellForRow(at: indexPath) }
  }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    during(.tableViewIndexPathForRowAt, self) { super.indexPathForRow(at: point) }
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    during(.tableViewRectForRowAt, self) { super.rectForRow(at: indexPath) }
  }
  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    during(.tableViewScrollToRowAtAtAnimated, self) {
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    during(.tableViewSelectRowAtAnimatedScrollPosition, self) {
      super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    during(.tableViewDeselectRowAtAnimated, self) { super.deselectRow(at: indexPath, animated: animated) }
  }

  deinit {
    hasEnded = true
    released(.tableViewDeinit)
  }
}
