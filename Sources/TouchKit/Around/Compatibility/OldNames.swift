// The names that these types had before Swift 4.2. Current UIKit refuses them with a hint; old code still has them.

/// The old name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The old name of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The old name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The old name of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// The old name of `UITouch.Properties`.
public typealias UITouchProperties = UITouch.Properties
/// The old name of `UIPress.Phase`.
public typealias UIPressPhase = UIPress.Phase
/// The old name of `UIPress.PressType`.
public typealias UIPressType = UIPress.PressType
/// The old name of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
/// The old name of `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The old name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The old name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The old name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The old name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The old name of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// The old name of `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level

/// The old name of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The old name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The old name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode

/// The old name of `UIWindow.Level.normal`.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The old name of `UIWindow.Level.statusBar`.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The old name of `UIWindow.Level.alert`.
public let UIWindowLevelAlert = UIWindow.Level.alert

/// The old name of `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The old name of `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

/// The old name of `UIEdgeInsets(top:left:bottom:right:)`.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The old name of `CGRect.inset(by:)`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

#if !hasFeature(Embedded)
  extension NSNotification.Name {
    /// The old name of `UIResponder.keyboardWillShowNotification`.
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    /// The old name of `UIResponder.keyboardDidShowNotification`.
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    /// The old name of `UIResponder.keyboardWillHideNotification`.
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    /// The old name of `UIResponder.keyboardDidHideNotification`.
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  }
  /// The old name of `UIResponder.keyboardFrameBeginUserInfoKey`.
  public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
  /// The old name of `UIResponder.keyboardFrameEndUserInfoKey`.
  public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
  /// The old name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
  public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
#endif
