import TouchKit

/// Wrong on purpose: it takes the finger away from every control but sliders.
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !isReadOnly && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch view {
    case let slider as UISlider: !slider.isTracking
    case is UIControl: true
    default: super.touchesShouldCancel(in: view)
    }
  }
}
