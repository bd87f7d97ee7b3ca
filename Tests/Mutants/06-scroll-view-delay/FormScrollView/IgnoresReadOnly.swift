import TouchKit

/// Wrong on purpose: it asks nobody whether touches should begin.
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch view {
    case let slider as UISlider: !slider.isTracking
    case is UIButton: true
    default: super.touchesShouldCancel(in: view)
    }
  }
}
