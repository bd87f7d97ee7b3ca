import TouchKit

/// A small button that fingers can hit: the area reaches farther than the picture.
class EnlargedHitAreaButton: UIButton {
  var hitAreaInsets = UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -12)
  var smallestHitArea = CGSize(width: 44, height: 44)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, isEnabled else { return false }
    var area = bounds.inset(by: hitAreaInsets)
    let missing = CGSize(
      width: max(0, smallestHitArea.width - area.width), height: max(0, smallestHitArea.height - area.height))
    area = area.insetBy(dx: -missing.width / 2, dy: -missing.height / 2)
    return area.contains(point)
  }
}
