import TouchKit

/// A layer of the app.
final class AppLayer: CALayer, LifetimeObject {
  private(set) var hasEnded = false

  override var frame: CGRect {
    get { during(.layerFrame, self) { super.frame } }
    set { during(.layerFrame, self) { super.frame = newValue } }
  }
  override var bounds: CGRect {
    get { during(.layerBounds, self) { super.bounds } }
    set { during(.layerBounds, self) { super.bounds = newValue } }
  }
  override var position: CGPoint {
    get { during(.layerPosition, self) { super.position } }
    set { during(.layerPosition, self) { super.position = newValue } }
  }
  override var anchorPoint: CGPoint {
    get { during(.layerAnchorPoint, self) { super.anchorPoint } }
    set { during(.layerAnchorPoint, self) { super.anchorPoint = newValue } }
  }
  override func setAffineTransform(_ transform: CGAffineTransform) {
    during(.layerSetAffineTransform, self) { super.setAffineTransform(transform) }
  }
  override func contains(_ point: CGPoint) -> Bool { during(.layerContains, self) { super.contains(point) } }
  override var opacity: Float {
    get { during(.layerOpacity, self) { super.opacity } }
    set { during(.layerOpacity, self) { super.opacity = newValue } }
  }
  override var isHidden: Bool {
    get { during(.layerIsHidden, self) { super.isHidden } }
    set { during(.layerIsHidden, self) { super.isHidden = newValue } }
  }
  override var sublayers: [CALayer]? { during(.layerSublayers, self) { super.sublayers } }
  override var superlayer: CALayer? { during(.layerSuperlayer, self) { super.superlayer } }
  override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    during(.layerInsertSublayerAt, self) { super.insertSublayer(layer, at: index) }
  }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    during(.layerInsertSublayerBelow, self) { super.insertSublayer(layer, below: sibling) }
  }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    during(.layerInsertSublayerAbove, self) { super.insertSublayer(layer, above: sibling) }
  }
  override func removeFromSuperlayer() {
    during(.layerRemoveFromSuperlayer, self) { super.removeFromSuperlayer() }
  }
  override func setNeedsDisplay() { during(.layerSetNeedsDisplay, self) { super.setNeedsDisplay() } }
  override func setNeedsLayout() { during(.layerSetNeedsLayout, self) { super.setNeedsLayout() } }

  deinit {
    hasEnded = true
    released(.layerDeinit)
  }
}
