import TouchKit

/// Something that an app may have given a view, and that makes no difference to which view a finger finds.
enum ViewAttachment: String, CaseIterable {
  case mask = "a mask"
  case layer = "a layer of its own"
  case recognizers = "three recognizers"
  case controller = "a controller"

  /// Gives it to a view; what the view does not keep itself is kept by a log.
  func apply(to view: UIView, keptBy log: QuestionLog) {
    switch self {
    case .mask:
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      view.layer.mask = mask
    case .layer:
      let layer = CALayer()
      layer.frame = view.bounds
      layer.zPosition = 3
      view.layer.addSublayer(layer)
    case .recognizers:
      view.addGestureRecognizer(UILongPressGestureRecognizer())
      view.addGestureRecognizer(UIPanGestureRecognizer())
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.isEnabled) = (2, false)
      view.addGestureRecognizer(tap)
    case .controller:
      let controller = UIViewController()
      controller.view = view
      log.keep(controller)
    }
  }
}
