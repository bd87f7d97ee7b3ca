import TouchKit
import TouchStage

extension ScreenSettings {
  /// Those of some views and of everything in them, apart from what a finger on a control changes of it.
  static func apartFromTouches(of roots: [UIView]) -> ScreenSettings {
    ScreenSettings(of: roots) { _, settings in
      settings.control?.isHighlighted = false
    }
  }
}
