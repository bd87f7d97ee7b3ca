import TouchKit

/// A photo in a scroll view: two fingers zoom it, two taps zoom it in and out again, and it stays in the middle.
final class ZoomingPhoto: UIScrollView, UIScrollViewDelegate {
  let photo = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 480))

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    delegate = self
    decelerationRate = .fast
    bouncesZoom = true
    addSubview(photo)
    contentSize = photo.bounds.size
    let twice = UITapGestureRecognizer(target: self, action: ZoomingPhoto.zoomInOrOut)
    twice.numberOfTapsRequired = 2
    photo.addGestureRecognizer(twice)
    let fit = min(bounds.width / photo.bounds.width, bounds.height / photo.bounds.height)
    minimumZoomScale = fit
    maximumZoomScale = fit * 4
    zoomScale = fit
  }

  private func zoomInOrOut(_ tap: UITapGestureRecognizer) {
    guard zoomScale == minimumZoomScale else { return setZoomScale(minimumZoomScale, animated: true) }
    let place = tap.location(in: photo)
    let size = CGSize(width: bounds.width / maximumZoomScale, height: bounds.height / maximumZoomScale)
    zoom(
      to: CGRect(
        x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
      animated: true)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let room = CGSize(
      width: max(bounds.width - contentSize.width, 0), height: max(bounds.height - contentSize.height, 0))
    contentInset = UIEdgeInsets(
      top: room.height / 2, left: room.width / 2, bottom: room.height / 2, right: room.width / 2)
  }
}

/// A card that tips under the finger, in space.
final class TippingCard: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [
      UIColor(hue: 0.6, saturation: 0.5, brightness: 1, alpha: 1).cgColor, UIColor.white.cgColor,
    ]
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: TippingCard.tip))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func tip(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      let way = pan.translation(in: superview)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 500
      transform = CATransform3DRotate(transform, way.x / 200, 0, 1, 0)
      layer.transform = CATransform3DTranslate(transform, 0, way.y, 0)
    case .ended, .cancelled:
      UIView.animate(withDuration: 0.3) { self.layer.transform = CATransform3DIdentity }
    default: break
    }
  }
}
