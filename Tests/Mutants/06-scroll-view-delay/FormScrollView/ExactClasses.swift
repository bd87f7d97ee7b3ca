import TouchKit

/// Wrong on purpose: it knows sliders and buttons only, not their subclasses.
final class FormScrollView: UIScrollView {
  /// Whether nothing in the form can be touched.
  var isReadOnly = false

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !isReadOnly && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    if type(of: view) == UIButton.self { return true }
    if type(of: view) == UISlider.self { return !((view as? UISlider)?.isTracking ?? false) }
    return super.touchesShouldCancel(in: view)
  }
}
