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
    // An answer may add recognizers of its own, behind those that every scroll view has.
    let count = UIScrollView().gestureRecognizers?.count ?? 0
    return ScreenSettings(ofOnly: [self]) { _, settings in
      settings.recognizers = Array(settings.recognizers.prefix(count))
    }
  }
}
