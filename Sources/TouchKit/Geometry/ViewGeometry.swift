/// Where a view lies in its superview: bounds, center, anchor point and transform, together in one value.
///
/// A point of the view's own coordinates is taken relative to the anchor point, sent through the transform, and
/// put at the center, as Core Animation does it. Conversions without a transform are plain additions.
struct ViewGeometry {
  /// The view's own coordinate system: its origin is what a scroll view moves (fact H4).
  var bounds: CGRect
  /// Where the anchor point lies in the superview's coordinates.
  var center: CGPoint
  /// The anchor point as a share of the bounds; the middle unless somebody moves it.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
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
  }

  private var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y)
  }

  /// Whether points can be converted into the view: a view squeezed to nothing has no inside.
  var isInvertible: Bool {
    guard isTransformed else { return true }
    let determinant = transform.a * transform.d - transform.b * transform.c
    return determinant != 0 && determinant.isFinite
  }

  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let anchor = self.anchor
    let offset = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    let mapped = isTransformed ? offset.applying(transform) : offset
    return CGPoint(x: center.x + mapped.x, y: center.y + mapped.y)
  }

  func point(fromSuperview point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let mapped = isTransformed ? offset.applying(inverse) : offset
    let anchor = self.anchor
    return CGPoint(x: anchor.x + mapped.x, y: anchor.y + mapped.y)
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
