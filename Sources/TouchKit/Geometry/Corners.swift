extension CGRect {
  /// The four corners, clockwise on the screen from the upper left.
  public var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Makes the smallest upright rectangle around some points, or the zero rectangle around none.
  public init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The same rectangle with a width and a height of 0 or more.
  var withPositiveExtent: CGRect {
    CGRect(
      x: min(origin.x, origin.x + size.width), y: min(origin.y, origin.y + size.height),
      width: size.width.magnitude, height: size.height.magnitude)
  }

  /// Whether every number in it is finite.
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGPoint {
  /// Whether both numbers are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The straight distance to another point, in points.
  public func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
