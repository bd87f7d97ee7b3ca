import TouchKit

/// Wrong on purpose: it stores what comes next when the coordinator is set.
class RoutingView: UIView {
  /// Who comes right after the view in the chain.
  var coordinator: Coordinator? {
    didSet {
      guard coordinator !== oldValue else { return }
      oldValue?.view = nil
      coordinator?.view?.coordinator = nil
      coordinator?.view = self
      coordinator?.follower = super.next
    }
  }

  override var next: UIResponder? { coordinator ?? super.next }

  /// What comes after the view without a coordinator.
  fileprivate var nextWithoutCoordinator: UIResponder? { super.next }
}

/// Hears what a view does not handle.
class Coordinator: UIResponder {
  /// The view that the coordinator comes after.
  fileprivate weak var view: RoutingView?

  fileprivate weak var follower: UIResponder?

  override var next: UIResponder? { view == nil ? nil : follower }
}
