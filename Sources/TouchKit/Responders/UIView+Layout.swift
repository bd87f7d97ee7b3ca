/// What a view has yet to do before the screen is right.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  static let layout = PendingWork(rawValue: 1)
  static let layoutBelow = PendingWork(rawValue: 2)
  static let display = PendingWork(rawValue: 4)
  static let displayBelow = PendingWork(rawValue: 8)

  /// Everything that a view in which this is to be done has to know.
  var below: PendingWork {
    var below: PendingWork = []
    if !isDisjoint(with: [.layout, .layoutBelow]) { below.insert(.layoutBelow) }
    if !isDisjoint(with: [.display, .displayBelow]) { below.insert(.displayBelow) }
    return below
  }
}

extension UIView {
  /// The most times that one view tree is laid out at one instant: engine's choice, so that a layout that asks for
  /// another one ends.
  static let layoutPassLimit = 100

  /// Puts something on the list; the views around know that there is something to do below.
  final func schedule(_ work: PendingWork) {
    pendingWork.formUnion(work)
    parent?.noteWorkBelow(work.below)
  }

  private func noteWorkBelow(_ work: PendingWork) {
    var here: UIView? = self
    while let view = here, !view.pendingWork.isSuperset(of: work) {
      view.pendingWork.formUnion(work)
      here = view.parent
    }
  }

  /// Lays out and draws everything in a window that has to be.
  final func commitPendingWork() {
    layOutTree()
    draw()
  }

  /// Lays out what needs it, from the outside in, until nothing is left.
  final func layOutTree() {
    var passes = 0
    while !pendingWork.isDisjoint(with: [.layout, .layoutBelow]) {
      guard passes < Self.layoutPassLimit else {
        return Refusal.endlessLayout(traceName, limit: Self.layoutPassLimit).report(
          to: UIApplication.current?.trace)
      }
      layOut()
      passes += 1
    }
  }

  /// Lays out the view, and what is in it from the outside in; without recursion, for trees may be deep.
  private func layOut() {
    layOutItself()
    var views = takeViews(with: .layoutBelow)
    while let view = views.popLast() {
      guard !view.pendingWork.isDisjoint(with: [.layout, .layoutBelow]) else { continue }
      view.layOutItself()
      views += view.takeViews(with: .layoutBelow)
    }
  }

  /// The subviews, the first one last, if there is something to do in them.
  private func takeViews(with work: PendingWork) -> [UIView] {
    guard pendingWork.contains(work) else { return [] }
    pendingWork.remove(work)
    return children.reversed()
  }

  private func layOutItself() {
    #if !hasFeature(Embedded)
      if let layoutConstraints, layoutConstraints.concernsTree,
        layoutConstraints.needsSolution || pendingWork.contains(.layout)
      {
        ConstraintLayout.solve(in: self)
      }
    #endif
    if pendingWork.contains(.layout) {
      pendingWork.remove(.layout)
      let controller = viewController
      controller?.viewWillLayoutSubviews()
      // A plain view does what it always does, and needs no layer for that.
      if isOfNoOtherClass { layoutSubviews() } else { layoutSublayers(of: layer) }
      controller?.viewDidLayoutSubviews()
    }
  }

  private func draw() {
    var views: [UIView] = [self]
    while let view = views.popLast() {
      if view.pendingWork.contains(.display) {
        view.pendingWork.remove(.display)
        #if hasFeature(Embedded)
          view.draw(view.bounds)
        #else
          CGContext.draw(in: view.bounds.size) { view.draw(view.bounds) }
        #endif
      }
      views += view.takeViews(with: .displayBelow)
    }
  }

  /// Starts at the outermost view around this one that needs a layout, as Core Animation does.
  final func layOutFromOutside() {
    var (outermost, here): (UIView, UIView?) = (self, self)
    while let view = here {
      if view.pendingWork.contains(.layout) { outermost = view }
      here = view.parent
    }
    outermost.layOutTree()
  }

  /// The view's layer, made when it is first asked for.
  final var layerOrNew: CALayer {
    if let loadedLayer { return loadedLayer }
    #if hasFeature(Embedded)
      let layer = CALayer()
    #else
      let layer = CALayer.make(Self.layerClass)
    #endif
    layer.view = self
    loadedLayer = layer
    return layer
  }
}
