extension UIScrollView {
  /// How indicators look; nothing is drawn here.
  public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The keyboard goes when the drag begins.
    case onDrag
    /// UIKit moves the keyboard with the finger; here it goes when the drag begins.
    case interactive
    /// As `onDrag`, here.
    case onDragWithAccessory
    /// As `interactive`, here.
    case interactiveWithAccessory
  }

  /// Whether bars add to the content's insets; there are none here.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// Always.
    case always
  }
}
