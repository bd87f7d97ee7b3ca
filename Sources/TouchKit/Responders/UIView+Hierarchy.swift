extension UIView {
  final func isInside(tree view: UIView) -> Bool {
    let end = Uncounted(view)
    var here = Uncounted(self)
    while !here.isSame(as: end) {
      guard let superview = here.superview else { return false }
      here = superview
    }
    return true
  }

  final func find(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in children {
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
    view.parent?.forgetChild(view)
    view.parent = self
    // A view that is going takes nothing in any more.
    guard view.parent === self else { return view.move(to: nil) }
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

  private func forgetChild(_ view: UIView) {
    guard let place = children.firstIndex(where: { $0 === view }) else { return }
    changeChildren { $0.remove(at: place) }
    loadedLayer?.subviewHasLeft(place)
  }

  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard children.contains(where: { $0 === sibling }) else {
      Refusal.noSibling(sibling.traceName, of: view.traceName, in: traceName).report(
        to: UIApplication.current?.trace)
      return insert(view, at: nil)
    }
    let others = children.filter { $0 !== view }
    insert(view, at: (others.firstIndex { $0 === sibling } ?? others.count) + offset)
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard let place = children.firstIndex(where: { $0 === view }) else {
      return Refusal.notASubview(view.traceName, of: traceName).report(to: UIApplication.current?.trace)
    }
    changeChildren { $0.insert($0.remove(at: place), at: min(max(index, 0), $0.count)) }
  }

  final func leaveSuperview() {
    guard let superview = parent else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    hostWindow?.viewWillLeave(self)
    // The overrides of these may have moved the view on already.
    guard parent === superview else { return }
    superview.forgetChild(self)
    superview.schedule(.layout)
    parent = nil
    move(to: nil)
    didMoveToSuperview()
  }

  /// Forgets a superview that is going away; no one is told, because there is nothing left to ask about.
  final func detach() {
    parent = nil
    if hostWindow != nil { forgetWindow() }
  }

  private func forgetWindow() {
    var views: [UIView] = [self]
    while let view = views.popLast() {
      view.hostWindow = nil
      view.viewController?.appearance = .disappeared
      views += view.children
    }
  }

  /// A step of the walk that tells a tree of its window.
  private enum WindowMove {
    case enter(UIView, in: UIView?)
    /// Everything in the view knows; a controller that heard of the beginning hears of the end.
    case leave(UIView, UIViewController?)
  }

  /// Tells the view and everything in it which window they are in now; without recursion, for trees may be deep.
  private func move(to window: UIWindow?) {
    guard hostWindow !== window else { return }
    var steps = [WindowMove.enter(self, in: nil)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let view, let superview):
        // One of those who were told may have taken it away.
        if let superview, view.parent !== superview || superview.hostWindow !== window { continue }
        guard view.hostWindow !== window else { continue }
        let controller = view.viewController
        let isTold = controller?.viewWillMove(from: view.hostWindow, to: window) ?? false
        view.willMove(toWindow: window)
        for recognizer in view.recognizers { recognizer.abandon() }
        view.hostWindow = window
        steps.append(.leave(view, isTold ? controller : nil))
        steps += view.children.reversed().map { .enter($0, in: view) }
      case .leave(let view, let controller):
        view.didMoveToWindow()
        controller?.endAppearance()
      }
    }
  }

  final func change(ifFinite isFinite: Bool, _ change: (inout ViewGeometry) -> Void) {
    guard isFinite else {
      return Refusal.geometryNotFinite(traceName).report(to: UIApplication.current?.trace)
    }
    willChangeAnimatably()
    var changed = geometry
    change(&changed)
    let old = geometry.bounds.size
    geometry = changed
    guard changed.bounds.size != old else { return }
    schedule(.layout)
    if !children.isEmpty { resizeSubviews(from: old) }
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
    // A view without subviews has nothing in it, however deep the tree is.
    if view === self || !view.children.isEmpty, isInside(tree: view) {
      return .viewInsideItself(view: view.traceName, superview: traceName)
    }
    return nil
  }

  private var asWindow: UIWindow? { self as? UIWindow }
}
