extension UIViewController {
  /// Whether the view is in a window, and which of the four messages came last.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Sends the message before the view comes or goes; children that are inside the view follow.
  ///
  /// That a parent hears the first message before its children, and the second after them, is the engine's choice.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true): appearance = .appearing
    case (.appeared, false), (.appearing, false): appearance = .disappearing
    default: return
    }
    isAppearanceAnimated = animated
    loadViewIfNeeded()
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in shownChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Sends the message after the view has come or gone.
  final func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      for child in shownChildren { child.endAppearance() }
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      for child in shownChildren { child.endAppearance() }
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared: break
    }
  }

  /// Shows one child instead of another one; while the controller itself is not shown, no one is told.
  ///
  /// Both hear of the beginning before the views change, and of the end afterwards, the one that goes first. Either
  /// may have another one shown when it hears of the beginning: then everything is done already.
  final func exchange(
    _ old: UIViewController?, for new: UIViewController?, animated: Bool, isStillWanted: () -> Bool,
    _ change: () -> Void
  ) {
    guard appearance == .appeared || appearance == .appearing else { return change() }
    old?.beginAppearance(false, animated: animated)
    if isStillWanted() { new?.beginAppearance(true, animated: animated) }
    guard isStillWanted() else {
      old?.endAppearance()
      return
    }
    change()
    old?.endAppearance()
    new?.endAppearance()
  }

  /// Called before the view's window changes; whether `endAppearance()` is to be called afterwards.
  ///
  /// A container that shows or hides a child tells it itself, before it moves the view.
  final func viewWillMove(from old: UIWindow?, to new: UIWindow?) -> Bool {
    switch (old == nil, new == nil, appearance) {
    case (true, false, .disappeared): beginAppearance(true, animated: false)
    case (false, true, .appeared): beginAppearance(false, animated: false)
    default: return false
    }
    return true
  }

  private var shownChildren: [UIViewController] {
    guard let loadedView, !children.isEmpty else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }
}
