import TouchKit

/// Exercise 3.6: A coordinator in the chain (build, 20 points, 30 minutes).
///
/// **Given.** A coordinator is to hear what the views of a part of the app do not handle: touches, actions, shakes,
/// presses of buttons, remote controls. It is a responder, but neither a view nor a controller, and so it is in no chain.
///
/// **Task.** Give a view a coordinator, and it comes right after that view in the chain. After the coordinator comes
/// whatever would come after the view without it:
///
///     without:  … → RoutingView → PageController → UIDropShadowView → …
///     with:     … → RoutingView → Coordinator → PageController → UIDropShadowView → …
///
/// - The chain stays right when the tree changes: when the view moves to another superview, or leaves it.
/// - A coordinator is in one place at a time: given to a second view, it leaves the first one, whose `coordinator` is
///   `nil` from then on. So no chain runs in a circle.
/// - A coordinator that was taken away or replaced leaves no trace: the view's chain is as it was before, and the
///   coordinator's own `next` is `nil`.
/// - The view keeps its coordinator alive, nothing else does, and the coordinator does not keep the view. It may outlive
///   the view, if something else keeps it; then, too, its `next` is `nil`.
///
/// **Keep.** The names of the two classes and of `coordinator`. Views and coordinators are subclassed. A coordinator that
/// is given or taken away changes chains, and nothing else about a view.
///
/// **Judged.** Random chains with several coordinators, moved and removed; touches, shakes, presses, remote controls and
/// actions that are passed on; and who is still alive at the end.
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
