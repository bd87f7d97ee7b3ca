import TouchKit

/// Another right answer: the coordinator has a question for what follows, and does not know of any view.
///
/// The closure must not keep the view, hence `[weak self]`. The reference answer has a weak reference where this one
/// has a closure, which says more plainly who knows whom. What both have in common: what comes next is stored nowhere. It
/// is found at the moment it is asked for.
class RoutingView: UIView {
  /// Who comes right after the view in the chain.
  var coordinator: Coordinator? {
    get { present }
    set {
      guard newValue !== present else { return }
      present?.leave()
      newValue?.leave()
      present = newValue
      newValue?.enter(
        next: { [weak self] in self?.plainNext }, whenLeaving: { [weak self] in self?.present = nil })
    }
  }

  private var present: Coordinator?
  private var plainNext: UIResponder? { super.next }

  override var next: UIResponder? {
    if let present { return present }
    return super.next
  }
}

/// Hears what a view does not handle.
class Coordinator: UIResponder {
  private var askForNext: () -> UIResponder? = { nil }
  private var whenLeaving: () -> Void = {}

  override var next: UIResponder? { askForNext() }

  fileprivate func enter(next: @escaping () -> UIResponder?, whenLeaving: @escaping () -> Void) {
    askForNext = next
    self.whenLeaving = whenLeaving
  }

  fileprivate func leave() {
    let tell = whenLeaving
    askForNext = { nil }
    whenLeaving = {}
    tell()
  }
}
