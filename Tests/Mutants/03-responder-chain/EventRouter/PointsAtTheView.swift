import TouchKit

/// Wrong on purpose: it points at the view without keeping it, and never learns that it is gone.
class RoutingView: UIView {
  var coordinator: Coordinator? {
    didSet {
      guard oldValue !== coordinator else { return }
      if oldValue?.host === self { oldValue?.host = nil }
      if let coordinator {
        coordinator.host?.coordinator = nil
        coordinator.host = self
      }
    }
  }
  override var next: UIResponder? { coordinator ?? super.next }
  fileprivate var nextWithout: UIResponder? { super.next }
}
class Coordinator: UIResponder {
  fileprivate unowned(unsafe) var host: RoutingView?
  override var next: UIResponder? { host?.nextWithout }
}
