import TouchKit

// What acts are about: as often as not what the callback is about, and else anything that is alive.
extension LifetimeApp {
  func anyView() -> UIView? { views.pick(Int(choices.byte())) }
  func anyWindow() -> UIWindow? { windows.pick(Int(choices.byte())) }
  func anyController() -> UIViewController? { controllers.pick(Int(choices.byte())) }
  func anyRecognizer() -> UIGestureRecognizer? { recognizers.pick(Int(choices.byte())) }
  func anyDevice() -> Device? { devices.pick(Int(choices.byte())) }
  func anyApplication() -> UIApplication? { applications.pick(Int(choices.byte())) }
  func anyEvent() -> UIEvent? { events.pick(Int(choices.byte())) }
  func anyScrollView() -> UIScrollView? { pickView { $0 as? UIScrollView } }
  func anyTable() -> UITableView? { pickView { $0 as? UITableView } }
  func anyControl() -> UIControl? { pickView { $0 as? UIControl } }
  func anyField() -> UITextField? { pickView { $0 as? UITextField } }

  private func pickView<View: UIView>(_ cast: (UIView) -> View?) -> View? {
    let found = views.alive.compactMap(cast)
    return found.isEmpty ? nil : choices.pick(found)
  }

  /// A view that the callback is about, or near it.
  func view(near subject: AnyObject?) -> UIView? {
    guard let subject, choices.once(in: 2) == false else { return anyView() }
    let own: UIView?
    switch subject {
    case let view as UIView: own = view
    case let recognizer as UIGestureRecognizer: own = recognizer.view
    case let controller as UIViewController: own = controller.viewIfLoaded
    default: own = nil
    }
    guard let own else { return anyView() }
    switch choices.number(below: 4) {
    case 0: return own.superview ?? own
    case 1: return own.subviews.first ?? own
    default: return own
    }
  }

  func recognizer(near subject: AnyObject?) -> UIGestureRecognizer? {
    guard let subject, !choices.once(in: 2) else { return anyRecognizer() }
    if let recognizer = subject as? UIGestureRecognizer { return recognizer }
    let own = (subject as? UIView)?.gestureRecognizers ?? []
    return own.isEmpty ? anyRecognizer() : choices.pick(own)
  }

  func controller(near subject: AnyObject?) -> UIViewController? {
    guard let subject, !choices.once(in: 2) else { return anyController() }
    if let controller = subject as? UIViewController { return controller }
    return (subject as? UIView)?.next as? UIViewController ?? anyController()
  }

  func scrollView(near subject: AnyObject?) -> UIScrollView? {
    guard let subject, !choices.once(in: 2) else { return anyScrollView() }
    return subject as? UIScrollView ?? anyScrollView()
  }

  func table(near subject: AnyObject?) -> UITableView? {
    guard let subject, !choices.once(in: 2) else { return anyTable() }
    return subject as? UITableView ?? anyTable()
  }
}
