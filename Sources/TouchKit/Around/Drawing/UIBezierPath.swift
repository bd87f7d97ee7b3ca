#if !hasFeature(Embedded)
  /// An outline that views ask whether a finger lies inside of it: the engine draws nothing.
  ///
  /// Curves are made of short lines, `lines` for a full circle or a curve, so a point within a hundredth of the radius of the
  /// edge may be judged wrongly: engine's choice.
  open class UIBezierPath: NSObject {
    /// How many lines make a circle, or a curve.
    public static let lines = 64

    private final var polygons: [[CGPoint]] = []
    /// How wide the line is, in points; nothing is drawn.
    open var lineWidth: CGFloat = 1
    /// How the line ends; nothing is drawn.
    open var lineCapStyle = CGLineCap.butt
    /// How the line turns; nothing is drawn.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether a point is inside if an odd number of edges lies between it and the outside.
    open var usesEvenOddFillRule = false

    /// Makes an empty outline.
    public override init() { super.init() }

    /// Makes the outline of a rectangle.
    public convenience init(rect: CGRect) {
      self.init()
      polygons = [
        [
          rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
          CGPoint(x: rect.minX, y: rect.maxY),
        ]
      ]
    }

    /// Makes the oval that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
      self.init()
      let circle = Self.arc(from: 0, to: 2 * Trigonometry.pi)
      polygons = [
        circle.map { CGPoint(x: rect.midX + $0.x * rect.width / 2, y: rect.midY + $0.y * rect.height / 2) }
      ]
    }

    /// Makes a rectangle with round corners; the radius is at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init()
      let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
      let inner = rect.insetBy(dx: radius, dy: radius)
      let corners = [
        CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY), inner.origin,
        CGPoint(x: inner.maxX, y: inner.minY),
      ]
      polygons = [
        corners.enumerated().flatMap { index, corner in
          Self.arc(from: CGFloat(index) * Trigonometry.pi / 2, to: CGFloat(index + 1) * Trigonometry.pi / 2)
            .map { CGPoint(x: corner.x + $0.x * radius, y: corner.y + $0.y * radius) }
        }
      ]
    }

    /// Makes a part of a circle, between two angles in radians; clockwise is as one sees it on the screen.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      self.init()
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes one from an outline.
    public convenience init(cgPath: CGPath) {
      self.init()
      for step in cgPath.steps {
        switch step {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadCurve(let end, let control): addQuadCurve(to: end, controlPoint: control)
        case .curve(let end, let first, let second):
          addCurve(to: end, controlPoint1: first, controlPoint2: second)
        case .close: close()
        }
      }
    }

    /// The outline as layers hold it.
    open var cgPath: CGPath { .around(polygons) }
    /// Whether nothing was drawn.
    open var isEmpty: Bool { cgPath.isEmpty }
    /// The smallest upright rectangle around it.
    open var bounds: CGRect { cgPath.boundingBox }
    /// Where the next line begins; zero while there is nothing.
    open var currentPoint: CGPoint { polygons.last?.last ?? .zero }

    /// Whether a point lies inside; open outlines count as closed.
    open func contains(_ point: CGPoint) -> Bool {
      cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing on

    /// Begins a further outline.
    open func move(to point: CGPoint) { polygons.append([point]) }
    /// Goes on in a line; without a beginning, the point is the beginning.
    open func addLine(to point: CGPoint) {
      if polygons.isEmpty { polygons.append([]) }
      polygons[polygons.count - 1].append(point)
    }
    /// Goes on in a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      let start = currentPoint
      addCurve(
        to: endPoint, controlPoint1: start.between(controlPoint, 2 / 3),
        controlPoint2: endPoint.between(controlPoint, 2 / 3))
    }
    /// Goes on in a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      let start = currentPoint
      for step in 1...Self.lines {
        let share = CGFloat(step) / CGFloat(Self.lines)
        let (first, second, third) = (
          start.between(controlPoint1, share), controlPoint1.between(controlPoint2, share),
          controlPoint2.between(endPoint, share)
        )
        addLine(to: first.between(second, share).between(second.between(third, share), share))
      }
    }
    /// Goes on to a part of a circle and along it, between two angles in radians.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      let turn = 2 * Trigonometry.pi
      var way = (endAngle - startAngle).truncatingRemainder(dividingBy: turn)
      if way == 0, endAngle != startAngle { way = clockwise ? turn : -turn }
      if clockwise, way < 0 { way += turn }
      if !clockwise, way > 0 { way -= turn }
      for point in Self.arc(from: startAngle, to: startAngle + way) {
        addLine(to: CGPoint(x: center.x + point.x * radius, y: center.y + point.y * radius))
      }
    }
    /// Ends the outline where it began.
    open func close() { if let first = polygons.last?.first { addLine(to: first) } }
    /// Adds the outlines of another path.
    open func append(_ path: UIBezierPath) { polygons += path.polygons }
    /// Forgets everything.
    open func removeAllPoints() { polygons = [] }
    /// Moves everything through a map.
    open func apply(_ transform: CGAffineTransform) {
      polygons = polygons.map { $0.map { $0.applying(transform) } }
    }
    /// Draws nothing.
    open func fill() {}
    /// Draws nothing.
    open func stroke() {}

    /// Points on the circle around the origin with radius 1.
    private static func arc(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
      (0...lines).map { step in
        let angle = start + (end - start) * CGFloat(step) / CGFloat(lines)
        let place = Trigonometry.sineAndCosine(Double(angle))
        return CGPoint(x: place.cosine, y: place.sine)
      }
    }
  }

  extension CGPoint {
    /// The point at a share of the way to another one.
    fileprivate func between(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
      CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
  }
#endif
