import TouchKit

/// Wrong on purpose: it keeps all coordinators in a list for ever.
class RoutingView: UIView {
  fileprivate nonisolated(unsafe) static var coordinators: [ObjectIdentifier: Coordinator] = [:]

  var coordinator: Coordinator? {
    get { Self.coordinators[ObjectIdentifier(self)] }
    set {
      guard newValue !== coordinator else { return }
      coordinator?.view = nil
      newValue?.view?.coordinator = nil
      newValue?.view = self
      Self.coordinators[ObjectIdentifier(self)] = newValue
    }
  }

  override var next: UIResponder? { coordinator ?? super.next }
  fileprivate var nextWithoutCoordinator: UIResponder? { super.next }
}

class Coordinator: UIResponder {
  fileprivate weak var view: RoutingView?
  override var next: UIResponder? { view?.nextWithoutCoordinator }
}
