import TouchKit

/// An overlay whose controls can be used, and whose empty parts let everything through.
class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// A window above the app's own that shows a few floating things and takes no other touches.
class OverlayWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .alert + 1
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let content = rootViewController?.view else { return false }
    return content.subviews.contains { subview in
      !subview.isHidden && subview.point(inside: content.convert(point, to: subview), with: event)
    }
  }
}

extension UIWindow.Level {
  static func + (level: UIWindow.Level, steps: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue + steps)
  }
}
