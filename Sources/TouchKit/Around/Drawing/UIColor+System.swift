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
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(red: 1, green: 0.176, blue: 0.333, alpha: 1) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(red: 0.188, green: 0.69, blue: 0.78, alpha: 1) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(red: 0.345, green: 0.337, blue: 0.839, alpha: 1) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(red: 0.635, green: 0.518, blue: 0.369, alpha: 1) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(red: 0, green: 0.78, blue: 0.745, alpha: 1) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(red: 0.196, green: 0.678, blue: 0.902, alpha: 1) }
  /// The second gray.
  public class var systemGray2: UIColor { UIColor(red: 0.682, green: 0.682, blue: 0.698, alpha: 1) }
  /// The third gray.
  public class var systemGray3: UIColor { UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1) }
  /// The fourth gray.
  public class var systemGray4: UIColor { UIColor(red: 0.82, green: 0.82, blue: 0.839, alpha: 1) }
  /// The fifth gray.
  public class var systemGray5: UIColor { UIColor(red: 0.898, green: 0.898, blue: 0.918, alpha: 1) }
  /// The lightest gray.
  public class var systemGray6: UIColor { UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1) }
  /// What lies on the background.
  public class var secondarySystemBackground: UIColor { .systemGray6 }
  /// What lies on that.
  public class var tertiarySystemBackground: UIColor { .white }
  /// What lies behind groups.
  public class var systemGroupedBackground: UIColor { .systemGray6 }
  /// What groups lie on.
  public class var secondarySystemGroupedBackground: UIColor { .white }
  /// Fills small shapes.
  public class var systemFill: UIColor { UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2) }
  /// Fills larger shapes.
  public class var secondarySystemFill: UIColor {
    UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.16)
  }
  /// Fills large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12) }
  /// What less important text is written in.
  public class var secondaryLabel: UIColor { UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6) }
  /// What unimportant text is written in.
  public class var tertiaryLabel: UIColor { UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3) }
  /// What stands in empty fields.
  public class var placeholderText: UIColor { .tertiaryLabel }
  /// Lines between things.
  public class var separator: UIColor { UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29) }
  /// Lines between things that nothing shows through.
  public class var opaqueSeparator: UIColor { UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1) }
  /// What links are written in.
  public class var link: UIColor { .systemBlue }
  /// Dark text on something light.
  public class var darkText: UIColor { .black }
  /// Light text on something dark.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// What lies behind everything.
  public class var systemBackground: UIColor { .white }
  /// What text is written in.
  public class var label: UIColor { .black }
}
