// UIKit's update cycle, from iOS 18 (fact S30).
extension UIApplication {
  /// Dispatches events; from iOS 18 on in an update, which also lays out and draws what they have changed before the
  /// run loop goes on.
  final func update(_ dispatchEvents: () -> Void) {
    guard profile.updates == .updateCycle else { return dispatchEvents() }
    if isUpdateHeard { reach(.beforeEventDispatch) }
    dispatchEvents()
    guard isUpdateHeard else { return commitPendingWork() }
    reach(.afterEventDispatch)
    reach(.beforeCADisplayLinkDispatch)
    reach(.afterCADisplayLinkDispatch)
    reach(.beforeCATransactionCommit)
    commitPendingWork()
    reach(.afterCATransactionCommit)
    reach(.afterUpdateComplete)
  }

  /// Whether there is someone to hear of the phases.
  private var isUpdateHeard: Bool { trace != nil || !updateLinks.isEmpty }

  private func reach(_ phase: UIUpdateActionPhase) {
    trace?.note(.runLoopActivity, process?.name ?? traceName, .update(phase))
    guard !updateLinks.isEmpty else { return }
    for link in updateLinks { link.object?.perform(phase, at: now) }
  }

  /// Keeps a link in mind, as long as the app keeps it.
  final func remember(_ link: UIUpdateLink) {
    guard process != nil else { return }
    updateLinks = updateLinks.filter { $0.object != nil && $0.object !== link } + [Weak(link)]
  }
}

extension UIApplication {
  /// Whether any window that is shown has something to lay out or to draw.
  final var hasPendingWork: Bool {
    shownWindows.containsUncounted { !$0.pendingWork.isEmpty }
  }

  /// Lays out and draws what has changed in the windows that are shown.
  final func commitPendingWork() {
    guard hasPendingWork else { return }
    for window in shownWindows where !window.pendingWork.isEmpty { window.commitPendingWork() }
  }
}
