import TouchKit

/// Exercise 3.6: A coordinator in the chain (build, 20 points, 30 minutes).
///
/// **Given.** A coordinator wants to hear what a view doesn't handle: touches, actions, shakes, presses, remote
/// controls. It's a responder, but neither a view nor a controller, so it's in no chain.
///
/// **Task.** Put it right after its view:
///
///     without:  … → RoutingView → PageController → UIDropShadowView → …
///     with:     … → RoutingView → Coordinator → PageController → UIDropShadowView → …
///
/// - The chain stays right when the tree changes around the view.
/// - A coordinator is in one place at a time. Given to a second view, it leaves the first one, whose `coordinator` is
///   then `nil`.
/// - Taken away or replaced, it leaves no trace: the view's chain is as before, and its own `next` is `nil`.
/// - The view keeps its coordinator alive; nothing else does. The coordinator doesn't keep the view. If it outlives the
///   view, its `next` is `nil`.
///
/// **Keep.** A coordinator changes chains, and nothing else about a view.
///
/// Check: make check EXERCISE=3.6
/// Hint:  make hint EXERCISE=3.6 RUNG=1
/// Read:  chapters/03-responder-chain/README.md#change-the-chain
class RoutingView: UIView {
  /// Who comes right after the view in the chain.
  // solution
  var coordinator: Coordinator? {
    didSet {
      guard coordinator !== oldValue else { return }
      oldValue?.view = nil
      coordinator?.view?.coordinator = nil
      coordinator?.view = self
    }
  }

  override var next: UIResponder? { coordinator ?? super.next }

  /// What comes after the view without a coordinator.
  fileprivate var nextWithoutCoordinator: UIResponder? { super.next }
  // starter
  // var coordinator: Coordinator?
  // end
}

/// Hears what a view does not handle.
class Coordinator: UIResponder {
  // solution
  /// The view that the coordinator comes after.
  fileprivate weak var view: RoutingView?

  override var next: UIResponder? { view?.nextWithoutCoordinator }
  // starter
  // end
}
