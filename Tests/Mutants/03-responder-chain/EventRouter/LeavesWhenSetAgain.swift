import TouchKit

/// Wrong on purpose: it loses the coordinator when it is set a second time.
class RoutingView: UIView {
  /// Who comes right after the view in the chain.
  var coordinator: Coordinator? {
    didSet {
      coordinator?.view?.coordinator = nil
      oldValue?.view = nil
      coordinator?.view = self
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

  override var next: UIResponder? { view?.nextWithoutCoordinator }
}
