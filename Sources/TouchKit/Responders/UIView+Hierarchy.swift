extension UIView {
  final func isInside(tree view: UIView) -> Bool {
    var candidate: UIView? = self
    while let here = candidate {
      if here === view { return true }
      candidate = here.parent
    }
    return false
  }

  final func find(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  final func insert(_ view: UIView, at index: Int?) {
    if let refusal = objection(to: view) { return refusal.report(to: UIApplication.current?.trace) }
    let isNew = view.parent !== self
    // The order of calls is UIKit's: the view hears before and after, the superview after.
    if isNew {
      view.willMove(toSuperview: self)
      view.parent?.willRemoveSubview(view)
      if let old = view.hostWindow, old !== hostWindow { old.viewWillLeave(view) }
      // The overrides of these may have turned the tree around.
      if let refusal = objection(to: view) { return refusal.report(to: UIApplication.current?.trace) }
    }
    view.parent?.changeChildren { $0.removeAll { $0 === view } }
    view.parent = self
    #if !hasFeature(Embedded)
      if view.layoutConstraints?.concernsTree == true { noteConstraints() }
    #endif
    changeChildren { $0.insert(view, at: min(max(index ?? $0.count, 0), $0.count)) }
    view.move(to: hostWindow)
    if isNew {
      // What is new has to be laid out, and so has what it came into.
      view.schedule(view.pendingWork)
      schedule(.layout)
      view.didMoveToSuperview()
      didAddSubview(view)
    }
  }

  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard subviews.contains(where: { $0 === sibling }) else {
      return Refusal.notASubview(sibling.traceName, of: traceName).report(to: UIApplication.current?.trace)
    }
    let others = subviews.filter { $0 !== view }
    insert(view, at: (others.firstIndex { $0 === sibling } ?? others.count) + offset)
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }) else {
      return Refusal.notASubview(view.traceName, of: traceName).report(to: UIApplication.current?.trace)
    }
    changeChildren { $0.insert($0.remove(at: place), at: index) }
  }

  final func leaveSuperview() {
    guard let superview = parent else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    hostWindow?.viewWillLeave(self)
    // The overrides of these may have moved the view on already.
    guard parent === superview else { return }
    superview.changeChildren { $0.removeAll { $0 === self } }
    superview.schedule(.layout)
    parent = nil
    move(to: nil)
    didMoveToSuperview()
  }

  /// Forgets a superview that is going away; nobody is told, because there is nothing left to ask about.
  final func detach() {
    parent = nil
    forgetWindow()
  }

  private func forgetWindow() {
    hostWindow = nil
    viewController?.appearance = .disappeared
    for subview in subviews { subview.forgetWindow() }
  }

  /// Tells the view and everything in it which window they are in now.
  private func move(to window: UIWindow?) {
    guard hostWindow !== window else { return }
    let controller = viewController
    let isTold = controller?.viewWillMove(from: hostWindow, to: window) ?? false
    willMove(toWindow: window)
    for recognizer in recognizers { recognizer.abandon() }
    hostWindow = window
    for subview in subviews { subview.move(to: window) }
    didMoveToWindow()
    if isTold { controller?.endAppearance() }
  }

  final func change(ifFinite isFinite: Bool, _ change: (inout ViewGeometry) -> Void) {
    guard isFinite else {
      return Refusal.geometryNotFinite(traceName).report(to: UIApplication.current?.trace)
    }
    willChangeAnimatably()
    var changed = geometry
    change(&changed)
    let isResized = changed.bounds.size != geometry.bounds.size
    geometry = changed
    if isResized { schedule(.layout) }
  }

  final func changeFilter(_ change: (inout TouchFilter) -> Void) {
    var changed = filter
    change(&changed)
    filter = changed
  }

  /// The list is out of the view while it changes, so that it is not copied.
  final func changeChildren(_ change: (inout [UIView]) -> Void) {
    var changed = children
    children = []
    change(&changed)
    children = changed
  }

  final func hide(_ isHidden: Bool) {
    let wasHidden = filter.isHidden
    changeFilter { $0.isHidden = isHidden }
    #if !hasFeature(Embedded)
      // A stack closes up.
      if isHidden != wasHidden { (superview as? UIStackView)?.noteConstraintChange() }
    #endif
  }

  private func objection(to view: UIView) -> Refusal? {
    if view.asWindow != nil { return .windowAsSubview(view.traceName) }
    if isDescendant(of: view) { return .viewInsideItself(view: view.traceName, superview: traceName) }
    return nil
  }

  private var asWindow: UIWindow? { self as? UIWindow }
}

extension CGAffineTransform {
  /// Whether every number in it is finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
