import TouchKit

/// Wrong on purpose: it switches off all touches while it is read-only, those that scroll, too.
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false { didSet { isUserInteractionEnabled = !isReadOnly } }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !isReadOnly && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch view {
    case let slider as UISlider: !slider.isTracking
    case is UIButton: true
    default: super.touchesShouldCancel(in: view)
    }
  }
}
