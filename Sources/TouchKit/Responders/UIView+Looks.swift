extension UIView {
  /// Takes the focus from the first responder if that is in here; whether no one in here has it now.
  final func takeFocusAway(force: Bool) -> Bool {
    guard let window = hostWindow, let current = window.firstResponder, current.isInside(self)
    else { return true }
    return window.takeFocus(force: force)
  }

  /// How content would fill a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a view would follow its superview's size, with UIKit's numbers.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at the left may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room at the right may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
