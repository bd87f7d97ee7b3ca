import TouchKit

/// Wrong on purpose: it keeps touches only from views that lie directly in the form while it is read-only.
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !(isReadOnly && view.superview === self) && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch view {
    case let slider as UISlider: !slider.isTracking
    case is UIButton: true
    default: super.touchesShouldCancel(in: view)
    }
  }
}
