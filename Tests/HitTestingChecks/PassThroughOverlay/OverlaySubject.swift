import TouchKit
import TouchStage

/// A page with overlays on it, or under a window that lets touches through.
final class OverlaySubject: ScreenSubject {
  private let window: UIWindow?
  private let content: UIView?

  override var view: UIView { content ?? screen }

  init(
    _ plan: OverlayPlan, _ name: String, _ log: AppLog, _ makeOverlay: () -> UIView,
    _ makeWindow: () -> UIWindow
  ) {
    window = plan.isWindow ? makeWindow() : nil
    content = plan.isWindow ? UIControl(frame: plan.root.frame).named("Content below the window") : nil
    super.init(plan, name, log) { _, _ in makeOverlay() }
    guard let window else { return }
    let root = UIViewController()
    window.frame = plan.root.frame
    window.rootViewController = root
    root.view = screen
    // A panel may have a controller of its own.
    let child = UIViewController()
    child.view = screen.subviews.first
    root.addChild(child)
    window.isHidden = false
    if plan.isKey { window.makeKey() }
  }

  override func find(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    window?.hitTest(point, with: event) ?? view.window?.hitTest(point, with: event)
  }
}

/// What the statement of the exercise says.
final class StatedOverlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The same of a window.
final class StatedWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}
