import TouchKit

/// Wrong on purpose: it lets sliders keep fingers beside their knobs, too.
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !isReadOnly && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    switch view {
    case is UISlider: false
    case is UIButton: true
    default: super.touchesShouldCancel(in: view)
    }
  }
}
