import TouchKit
import TouchStage

extension UIScrollView {
  /// What is set of a new one that isn't of a new plain scroll view, in words; `nil` if nothing is.
  var changeFromAPlainOne: String? { newSettings.difference(fromTwin: UIScrollView().newSettings) }

  private var newSettings: ScreenSettings {
    frame = CGRect(x: 10, y: 20, width: 300, height: 200)
    contentSize = CGSize(width: 300, height: 900)
    traceName = "the scroll view"
    panGestureRecognizer.name = "its pan"
    return ScreenSettings(ofOnly: [self])
  }
}
