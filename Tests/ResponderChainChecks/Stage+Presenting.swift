import TouchKit
import TouchStage

extension Stage {
  /// Lets the app's root controller present another one, around which a page still takes touches.
  ///
  /// - Parameter controller: The controller of the page, which becomes a child of the root.
  func presentSomething(behind page: UIView, of controller: UIViewController) {
    let root = UIViewController()
    window.rootViewController = root
    root.addChild(controller)
    controller.didMove(toParent: root)
    root.present(UIViewController(), animated: false)
    window.bringSubviewToFront(page)
  }
}
