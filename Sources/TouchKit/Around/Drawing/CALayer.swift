/// What a view looks like: the engine holds the values, and draws nothing.
///
/// A view's layer shares place and visibility with its view. Nothing else of it matters to fingers, not even
/// `zPosition` (fact H5).
open class CALayer: NSObject {
  private final var ownGeometry = ViewGeometry(frame: .zero)
  private final var ownOpacity: Float = 1
  private final var isHiddenItself = false
  private final var masksItself = false
  /// The view whose layer this is; it owns the layer.
  @Weak final var view: UIView?

  /// Makes a layer without a view.
  public override init() { super.init() }

  // MARK: Place

  private var geometry: ViewGeometry {
    get { view?.geometry ?? ownGeometry }
    set {
      if let view { view.change(ifFinite: true) { $0 = newValue } } else { ownGeometry = newValue }
    }
  }

  /// Where the layer is in the layer around it, in points; a value that is no number changes nothing.
  open var frame: CGRect {
    get { view?.frame ?? ownGeometry.frame }
    set {
      guard newValue.isFinite else { return }
      if let view { view.frame = newValue } else { ownGeometry.frame = newValue }
    }
  }
  /// The layer's own coordinate system; a value that is no number changes nothing.
  open var bounds: CGRect {
    get { view?.bounds ?? ownGeometry.bounds }
    set {
      guard newValue.isFinite else { return }
      if let view { view.bounds = newValue } else { ownGeometry.bounds = newValue.withPositiveExtent }
    }
  }
  /// Where the anchor point lies in the layer around it; a value that is no number changes nothing.
  open var position: CGPoint {
    get { view?.center ?? ownGeometry.center }
    set {
      guard newValue.isFinite else { return }
      if let view { view.center = newValue } else { ownGeometry.center = newValue }
    }
  }
  /// The point around which the layer turns, as a share of its bounds; a value that is no number changes nothing.
  ///
  /// Moving it moves the layer, for its position stays.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { if newValue.isFinite { geometry.anchorPoint = newValue } }
  }
  /// How the layer is turned, scaled or shifted around its anchor point.
  open func affineTransform() -> CGAffineTransform { geometry.transform }
  /// Turns, scales or shifts the layer; a map that is no number changes nothing.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    if let view { view.transform = transform } else { ownGeometry.transform = transform }
  }
  /// How near the layer is drawn to the eye; fingers do not care.
  open var zPosition: CGFloat = 0
  /// Whether a point of the layer's own coordinates lies in its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The layer as it is on the screen: the layer itself, for the engine shows no animation.
  open func presentation() -> CALayer? { self }

  // MARK: Visibility

  #if !hasFeature(Embedded)
    /// What was set as `transform`; it counts as long as the flat one is still part of it.
    final var spatialTransform: CATransform3D?
    /// Draws what is in the layer: never called, for there is nothing to draw in.
    open func draw(in ctx: CGContext) {}
  #endif
  /// How opaque the layer is, from 0 to 1; for a view's layer the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// Whether the layer is not drawn; for a view's layer the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? isHiddenItself }
    set { if let view { view.isHidden = newValue } else { isHiddenItself = newValue } }
  }
  /// Whether drawing is cut off at the edges; for a view's layer the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? masksItself }
    set { if let view { view.clipsToBounds = newValue } else { masksItself = newValue } }
  }

  // MARK: Layers in layers

  /// The layers in this one, back to front, with those of its view's subviews; `nil` without any.
  open var sublayers: [CALayer]? {
    var (layers, count): ([CALayer], Int) = ([], 0)
    var own = children[...]
    func addOwn(below place: Int) {
      while let first = own.first, first.subviewsBelow <= place { layers.append(own.removeFirst()) }
    }
    for subview in view?.children ?? [] {
      addOwn(below: count)
      layers.append(subview.layer)
      count += 1
    }
    layers += own
    return layers.isEmpty ? nil : layers
  }
  /// The layer that this one is in.
  open var superlayer: CALayer? { parent ?? view?.superview?.layer }
  private final var children: [CALayer] = [] { didSet { dispose(of: oldValue) } }
  /// How many layers of subviews lay below this one when it was added.
  private final var subviewsBelow = 0
  @Weak private final var parent: CALayer?

  /// The view has lost the subview with a number: the layers above it move down.
  final func subviewHasLeft(_ place: Int) {
    for layer in children where layer.subviewsBelow > place { layer.subviewsBelow -= 1 }
  }

  /// Puts a layer on top of the others in this one, taking it out of where it was; a layer around this one is refused.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }
  /// Puts a layer at a place in the order from back to front; a place out of range becomes the nearest one.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    let below = (sublayers ?? []).prefix(Int(clamping: index))
    // The overrides of these may have turned the layers around.
    guard !isInside(layer) else { return }
    layer.leave()
    let own = below.reduce(0) { $0 + ($1.parent === self ? 1 : 0) }
    layer.subviewsBelow = below.count - own
    children.insert(layer, at: min(own, children.count))
    layer.parent = self
  }

  private final func isInside(_ layer: CALayer) -> Bool {
    var outer: CALayer? = self
    // A view's layer may lie in another one than the view: then the way up may go around.
    for _ in 0..<UIView.hitTestLimit {
      guard let here = outer else { return false }
      if here === layer { return true }
      outer = here.parent ?? here.view?.parent?.layerOrNew
    }
    return true
  }

  private final func leave() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Puts a layer right behind another one of this layer; behind all others, if that is not in here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    insertSublayer(layer, at: UInt32(others.firstIndex { $0 === sibling } ?? 0))
  }
  /// Puts a layer right in front of another one of this layer; in front of all others, if that is not in here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    insertSublayer(layer, at: UInt32((others.firstIndex { $0 === sibling } ?? others.count - 1) + 1))
  }
  /// Takes the layer out of the one that it is in.
  open func removeFromSuperlayer() { leave() }
  /// Has the view of this layer drawn soon, as `UIView.setNeedsDisplay()` does; without a view nothing happens.
  open func setNeedsDisplay() { view?.schedule(.display) }
  /// Whether the view of this layer will be drawn soon; `false` without a view.
  open func needsDisplay() -> Bool { view?.pendingWork.contains(.display) ?? false }
  /// Has the view of this layer laid out soon, as `UIView.setNeedsLayout()` does; without a view nothing happens.
  open func setNeedsLayout() { view?.schedule(.layout) }
  /// Whether the view of this layer will be laid out soon; `false` without a view.
  open func needsLayout() -> Bool { view?.pendingWork.contains(.layout) ?? false }
  /// How many pixels a point has.
  open var contentsScale: CGFloat = 1

  // MARK: Looks

  /// How round the corners are drawn, in points; fingers do not care.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round; nothing is drawn here.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How the corners go over into the edges; nothing is drawn here.
  open var cornerCurve = CALayerCornerCurve.circular
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border; black unless set.
  open var borderColor: CGColor? = UIColor.black.cgColor
  /// The color behind everything in the layer.
  open var backgroundColor: CGColor?
  /// The color of the shadow; black unless set.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  #if !hasFeature(Embedded)
    /// The outline of the shadow.
    open var shadowPath: CGPath?
  #endif
  /// The layer whose opaque parts alone are seen of this one.
  open var mask: CALayer? { didSet { dispose(of: oldValue) } }
  /// Whether it is drawn once and kept.
  open var shouldRasterize = false
  /// How many pixels a point has of what is kept.
  open var rasterizationScale: CGFloat = 1
  /// What the layer is called.
  open var name: String?
  /// How far the shadow is shifted, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
}

/// Which corners of a layer, as bits.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a mask from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How corners go over into edges.
public enum CALayerCornerCurve: Sendable { case circular, continuous }
