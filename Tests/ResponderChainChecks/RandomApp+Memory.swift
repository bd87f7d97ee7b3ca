import TouchKit

extension RandomApp {
  /// What is wrong if a view is still there that was let go of.
  ///
  /// - Parameter openers: Those that menus keep.
  func complaintAboutDeparted(openers: Set<ObjectIdentifier> = []) -> String? {
    let kept = departed.first { $0.view.map { !openers.contains(ObjectIdentifier($0)) } == true }
    return kept.map {
      "\($0.name), after it was let go of\nexpected: its memory is freed\ngot:      something keeps it"
    }
  }

  /// Lets everything go, and says what is still there.
  static func complaintAboutMemory(of app: inout RandomApp?) -> String? {
    let remains = app.map { ($0.views as [UIResponder] + $0.controllers).map(Departed.init) } ?? []
    for controller in app?.controllers ?? [] {
      controller.dismiss(animated: false)
      controller.removeFromParent()
      (controller as? UINavigationController)?.setViewControllers([], animated: false)
    }
    for window in app?.windows ?? [] {
      window.firstResponder?.resignFirstResponder()
      window.rootViewController = nil
      window.isHidden = true
      for subview in window.subviews { subview.removeFromSuperview() }
    }
    app = nil
    return remains.first { $0.view != nil }.map {
      "\($0.name), after everything was let go of\nexpected: its memory is freed\ngot:      it is kept"
    }
  }

  struct Departed {
    let name: String
    weak var view: UIResponder?

    init(_ view: UIResponder) { (name, self.view) = (view.traceName, view) }
  }
}
