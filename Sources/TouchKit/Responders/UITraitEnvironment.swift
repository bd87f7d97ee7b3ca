/// What has traits: views, controllers, screens and scenes.
public protocol UITraitEnvironment: AnyObject {
  /// What the device and the screen are like.
  var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {
  /// What the device and the screen are like.
  public var traitCollection: UITraitCollection { .current }
}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
