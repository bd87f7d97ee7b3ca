import TouchKit

/// Wrong on purpose: it has one isReadOnly for all forms.
final class FormScrollView: UIScrollView {
  private nonisolated(unsafe) static var sharedIsReadOnly = false
  var isReadOnly: Bool {
    get { Self.sharedIsReadOnly }
    set { Self.sharedIsReadOnly = newValue }
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    !isReadOnly && super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    if let slider = view as? UISlider { return !slider.isTracking }
    return view is UIButton || super.touchesShouldCancel(in: view)
  }
}
