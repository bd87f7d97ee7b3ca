import TouchKit

/// An interaction of the app.
final class AppInteraction: UIInteraction, LifetimeObject {
  private(set) var hasEnded = false
  private weak var known: UIView?

  var view: UIView? { during(.interactionView, self) { known } }
  func willMove(to view: UIView?) { during(.interactionWillMoveTo, self) {} }
  func didMove(to view: UIView?) { during(.interactionDidMoveTo, self) { known = view } }

  deinit {
    hasEnded = true
    released(.interactionDeinit)
  }
}
