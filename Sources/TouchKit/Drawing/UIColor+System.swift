// UIKit's own colors differ between light and dark; the engine has the light ones, and draws nothing.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(red: 1, green: 0.584, blue: 0, alpha: 1) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1) }
  /// The system's blue, the tint of everything that can be touched.
  public class var systemBlue: UIColor { UIColor(red: 0, green: 0.478, blue: 1, alpha: 1) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(red: 0.686, green: 0.322, blue: 0.871, alpha: 1) }
  /// The system's gray.
  public class var systemGray: UIColor { UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1) }
  /// What lies behind everything.
  public class var systemBackground: UIColor { .white }
  /// What text is written in.
  public class var label: UIColor { .black }
}
