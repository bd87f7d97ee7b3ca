import TouchKit

class RoutingView: UIView {
  var coordinator: Coordinator? {
    didSet {
      guard oldValue !== coordinator else { return }
      if oldValue?.host === self { oldValue?.host = nil }
      if let coordinator {
        coordinator.host?.coordinator = nil
        coordinator.host = self; coordinator.after = nextWithout
      }
    }
  }
  override var next: UIResponder? { coordinator ?? super.next }
  override func didMoveToSuperview() { super.didMoveToSuperview(); coordinator?.after = nextWithout }
  fileprivate var nextWithout: UIResponder? { super.next }
}
class Coordinator: UIResponder {
  fileprivate weak var host: RoutingView?
  fileprivate weak var after: UIResponder?
  override var next: UIResponder? { host == nil ? nil : after }
}
