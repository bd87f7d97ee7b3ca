import TouchKit

/// A photo that is pinched, turned and moved at the same time.
class PhotoViewController: UIViewController, UIGestureRecognizerDelegate {
  let photo = UIImageView(frame: CGRect(x: 60, y: 140, width: 200, height: 200))
  private(set) var scale: CGFloat = 1
  private(set) var angle: CGFloat = 0
  private(set) var offset = CGPoint.zero

  override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.isMultipleTouchEnabled = true
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.isUserInteractionEnabled = true
    photo.isMultipleTouchEnabled = true
    view.addSubview(photo)

    let pinch = UIPinchGestureRecognizer(target: self, action: PhotoViewController.didPinch)
    let rotation = UIRotationGestureRecognizer(target: self, action: PhotoViewController.didRotate)
    let pan = UIPanGestureRecognizer(target: self, action: PhotoViewController.didPan)
    pan.minimumNumberOfTouches = 2
    let all: [UIGestureRecognizer] = [pinch, rotation, pan]
    for recognizer in all {
      recognizer.delegate = self
      photo.addGestureRecognizer(recognizer)
    }
  }

  func didPinch(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.state == .began || pinch.state == .changed else { return }
    scale *= pinch.scale
    pinch.scale = 1
  }

  func didRotate(_ rotation: UIRotationGestureRecognizer) {
    angle += rotation.rotation
    rotation.rotation = 0
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    offset.x += translation.x
    offset.y += translation.y
    pan.setTranslation(.zero, in: view)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === photo && otherGestureRecognizer.view === photo
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl)
  }
}
