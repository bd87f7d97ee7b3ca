import TouchKit

/// Wrong on purpose: it keeps only the first touch from a form that is read-only.
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false
  private var hasRefused = false

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    defer { hasRefused = hasRefused || isReadOnly }
    return (!isReadOnly || hasRefused) && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch view {
    case let slider as UISlider: !slider.isTracking
    case is UIButton: true
    default: super.touchesShouldCancel(in: view)
    }
  }
}
