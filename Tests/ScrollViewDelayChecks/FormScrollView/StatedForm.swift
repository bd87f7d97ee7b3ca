import TouchKit

@testable import ScrollViewDelayExercises

/// A form of the student's, or one that does what the statement says.
protocol ReadOnlyForm: AnyObject {
  var isReadOnly: Bool { get set }
}

extension FormScrollView: ReadOnlyForm {}

/// A form that does what the statement says.
final class StatedForm: UIScrollView, ReadOnlyForm {
  var isReadOnly = false

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    isReadOnly ? false : super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is UIButton { return true }
    guard let slider = view as? UISlider else { return super.touchesShouldCancel(in: view) }
    return slider.isTracking == false
  }
}
