import TouchKit

/// Wrong on purpose: it lets a control keep its finger only while it tracks.
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !isReadOnly && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch view {
    case is UIButton: true
    case let control as UIControl: !control.isTracking
    default: super.touchesShouldCancel(in: view)
    }
  }
}
