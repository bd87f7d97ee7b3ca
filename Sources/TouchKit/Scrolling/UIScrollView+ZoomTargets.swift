/// Where the methods that zoom by code lead.
extension UIScrollView {
  final func zoomAroundMiddle(to scale: CGFloat, animated: Bool) {
    let scale = limited(scale)
    guard scale != zoomScale || zoomMovement != nil else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: scale, limited(offset(at: scale, around: middle), at: scale), animated: animated)
  }

  final func show(_ rect: CGRect, animated: Bool) {
    guard let view = zoomView, rect.width > 0, rect.height > 0, rect.isFinite else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let corner = view.frame.origin
    let wanted = CGPoint(
      x: corner.x + (rect.midX - view.bounds.minX) * scale - bounds.width / 2,
      y: corner.y + (rect.midY - view.bounds.minY) * scale - bounds.height / 2)
    zoom(to: scale, limited(wanted, at: scale), animated: animated)
  }
}
