/// The system's window for keyboard and editing, above the app's own and open to fingers where it is empty.
///
/// Hit-testing starts here from iOS 13 and finds nothing (scenario HT11). The names are those of the private views
/// that an article saw in a debugger.
final class UITextEffectsWindow: UIWindow {
  /// Makes the window of an app, with its views, and shows it.
  static func make(for application: UIApplication) -> UITextEffectsWindow {
    let bounds = application.screen.bounds
    let window = UITextEffectsWindow(frame: bounds)
    let container = UIInputSetContainerView(frame: bounds)
    // The keyboard that is not there: the host has no height, at the lower edge.
    let host = UIInputSetHostView(
      frame: CGRect(x: 0, y: bounds.maxY, width: bounds.size.width, height: 0))
    container.addSubview(host)
    container.addSubview(UIEditingOverlayGestureView(frame: bounds))
    window.addSubview(container)
    window.windowLevel = Level(10)
    window.isHidden = false
    return window
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override class var engineClassName: String { "UITextEffectsWindow" }
}

final class UIInputSetContainerView: UIView {
  // snippet: pass-through
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
  // endsnippet
  override class var engineClassName: String { "UIInputSetContainerView" }
}

final class UIEditingOverlayGestureView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
  override class var engineClassName: String { "UIEditingOverlayGestureView" }
}

final class UIInputSetHostView: UIView {
  override class var engineClassName: String { "UIInputSetHostView" }
}
