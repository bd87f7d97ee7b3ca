import TouchKit

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
  fileprivate weak var host: RoutingView?
  fileprivate lazy var after = host?.nextWithout
  override var next: UIResponder? { host == nil ? nil : after }
}
