/// Where a view lies in its superview: bounds, center, anchor point and transform, together in one value.
///
/// A point of the view's own coordinates is taken relative to the anchor point, sent through the transform, and
/// put at the center, as Core Animation does it. Conversions without a transform are plain additions.
struct ViewGeometry {
  /// The view's own coordinate system: its origin is what a scroll view moves.
  var bounds: CGRect { didSet { anchor = Self.anchor(anchorPoint, in: bounds) } }
  /// Where the anchor point lies in the superview's coordinates.
  var center: CGPoint
  /// The anchor point as a share of the bounds; the middle unless it is moved.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { anchor = Self.anchor(anchorPoint, in: bounds) } }
  /// The anchor point in the view's own coordinates.
  private var anchor: CGPoint
  /// The map around the anchor point.
  var transform: CGAffineTransform {
    didSet {
      isTransformed = !transform.isIdentity
      inverse = transform.inverted()
    }
  }
  private(set) var isTransformed = false
  private var inverse = CGAffineTransform.identity

  init(frame: CGRect) {
    let frame = frame.withPositiveExtent
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    transform = .identity
    anchor = Self.anchor(anchorPoint, in: bounds)
  }

  private static func anchor(_ share: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * share.x, y: bounds.origin.y + bounds.size.height * share.y)
  }

  /// Whether points can be converted into the view: a view squeezed to nothing has no inside.
  var isInvertible: Bool {
    guard isTransformed else { return true }
    let determinant = transform.a * transform.d - transform.b * transform.c
    return determinant != 0 && determinant.isFinite
  }

  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    var place = point
    place.x -= anchor.x
    place.y -= anchor.y
    if isTransformed { place = place.applying(transform) }
    place.x += center.x
    place.y += center.y
    return place
  }

  func point(fromSuperview point: CGPoint) -> CGPoint {
    var place = point
    place.x -= center.x
    place.y -= center.y
    if isTransformed { place = place.applying(inverse) }
    place.x += anchor.x
    place.y += anchor.y
    return place
  }

  /// Whether a point of the view's own coordinates lies in its bounds; the right and the lower edge are outside
  /// (fact H4).
  func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }

  /// The smallest upright rectangle around the view in its superview's coordinates.
  var frame: CGRect {
    get {
      guard isTransformed else {
        return CGRect(
          x: center.x - bounds.size.width * anchorPoint.x, y: center.y - bounds.size.height * anchorPoint.y,
          width: bounds.size.width, height: bounds.size.height)
      }
      return CGRect(around: bounds.corners.map(pointInSuperview))
    }
    set {
      // UIKit calls the frame of a transformed view undefined; like Core Animation, the engine undoes the transform.
      let size = isTransformed ? newValue.size.applying(inverse) : newValue.size
      bounds.size = CGSize(width: size.width.magnitude, height: size.height.magnitude)
      let anchor = isTransformed ? CGPoint(x: 0.5, y: 0.5) : anchorPoint
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width * anchor.x,
        y: newValue.origin.y + newValue.size.height * anchor.y)
    }
  }
}

extension CGAffineTransform {
  /// Whether every number in it is finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
