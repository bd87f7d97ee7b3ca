import TouchKit

/// A second right answer: who may keep a finger is decided when it lands.
///
/// A touch beside the knob never begins in the slider, so there is nothing to cancel later. That needs to know where the
/// knob is. The reference asks `isTracking` when the drag begins, and so leaves to the slider what its knob is; this one
/// works for controls, too, that take any touch. While the form is read-only, no view in it can be hit at all.
final class FormScrollView: UIScrollView {
  var isReadOnly = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isReadOnly && hit != nil ? self : hit
  }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    guard let slider = view as? UISlider else { return true }
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    // A finger is wider than a pixel: the slider takes a little around its knob, too.
    let target = knob.insetBy(dx: -8, dy: -8)
    return touches.contains { target.contains($0.location(in: slider)) }
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || !(view is UIControl)
  }
}
