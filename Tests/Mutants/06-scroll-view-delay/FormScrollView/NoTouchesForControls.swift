import TouchKit

/// Wrong on purpose: it keeps all touches from sliders and buttons.
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !isReadOnly && !(view is UISlider || view is UIButton)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch view {
    case let slider as UISlider: !slider.isTracking
    case is UIButton: true
    default: super.touchesShouldCancel(in: view)
    }
  }
}
