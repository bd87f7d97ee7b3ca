import TouchKit

/// A second right answer: who may keep a finger is decided when it lands.
///
/// A finger beside the knob never finds the slider, so there is nothing to cancel later. That needs to know where the
/// knob is. The reference asks `isTracking` when the drag begins, and so leaves to the slider what its knob is; this one
/// works for controls, too, that take any touch. While the form is read-only, no view in it can be hit at all.
///
/// `touchesShouldBegin(_:with:in:)` would be too late to ask where the finger is: it may have moved by then.
final class FormScrollView: UIScrollView {
  var isReadOnly = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if isReadOnly { return self }
    guard let slider = hit as? UISlider else { return hit }
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    // A finger is wider than a pixel: the slider takes a little around its knob, too.
    return knob.insetBy(dx: -8, dy: -8).contains(convert(point, to: slider)) ? slider : self
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || !(view is UIControl)
  }
}
