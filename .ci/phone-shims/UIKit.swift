// Of UIKit: what the app uses and the engine doesn't have. Declarations, which do nothing.
@_exported import Foundation
@_exported import TouchKit
import ObjectiveC

open class UIKeyboardLayoutGuide: UILayoutGuide {}
extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
}
open class UISheetPresentationController {
  public struct Detent {
    public struct Identifier: Sendable { public static let medium = Self(), large = Self() }
    public static func medium() -> Detent { Detent() }
    public static func large() -> Detent { Detent() }
  }
  open var detents: [Detent] = []
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
}
extension UIViewController {
  public var sheetPresentationController: UISheetPresentationController? { nil }
}
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
open class UIAlertController: UIViewController {
  public enum Style { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init(nibName: nil, bundle: nil) }
  open func addAction(_ action: UIAlertAction) {}
}
open class UIAlertAction {
  public enum Style { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}
open class UIPopoverPresentationController { open var sourceView: UIView? }
extension UIViewController {
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}
extension UIGestureRecognizer {
  public func addTarget(_ target: Any, action: ObjectiveC.Selector) {}
}
extension UIControl {
  public var showsMenuAsPrimaryAction: Bool { get { false } set {} }
}
extension UIButton {
  public var menu: UIMenu? { get { nil } set {} }
}
extension UIFont {
  public struct TextStyle: Sendable { public static let body = Self(), headline = Self(), footnote = Self() }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { .systemFont(ofSize: 17) }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont { .systemFont(ofSize: size) }
}
extension UILabel {
  public var adjustsFontForContentSizeCategory: Bool { get { false } set {} }
}
open class CATextLayer: CALayer {
  open var string: Any?
  open var fontSize: CGFloat = 0
  open var foregroundColor: CGColor?
}

open class UISceneConfiguration {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}
extension UISceneSession {
  public struct Role: Sendable {}
  public var role: Role { Role() }
}
extension UIApplicationDelegate {
  public static func main() {}
}
// A C structure, and what fills it.
public struct utsname { public var machine: (CChar, CChar) = (0, 0); public init() {} }
public func uname(_ name: inout utsname) {}
