#if !canImport(Darwin) && !hasFeature(Embedded)
  /// An outline as closed polygons; curves are many short lines.
  public final class CGPath {
    private let polygons: [[CGPoint]]

    private init(polygons: [[CGPoint]]) { self.polygons = polygons }

    /// Which points count as inside where an outline goes around more than once.
    public enum FillRule: Sendable {
      /// Those that it goes around at all, counting one direction against the other.
      case winding
      /// Those that a line from outside reaches across an odd number of edges.
      case evenOdd
    }

    /// Whether nothing was drawn.
    public var isEmpty: Bool { polygons.allSatisfy { $0.isEmpty } }

    /// The smallest upright rectangle around it.
    public var boundingBox: CGRect {
      let points = polygons.joined()
      guard let first = points.first else { return .null }
      let corners = points.reduce((first, first)) {
        (
          CGPoint(x: min($0.0.x, $1.x), y: min($0.0.y, $1.y)),
          CGPoint(x: max($0.1.x, $1.x), y: max($0.1.y, $1.y))
        )
      }
      return CGRect(
        x: corners.0.x, y: corners.0.y, width: corners.1.x - corners.0.x, height: corners.1.y - corners.0.y)
    }

    /// Whether a point lies inside; open outlines count as closed.
    public func contains(
      _ point: CGPoint, using rule: FillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      let place = transform.isIdentity ? point : point.applying(transform.inverted())
      var turns = 0
      var crossings = 0
      for polygon in polygons {
        for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
          guard (start.y <= place.y) != (end.y <= place.y) else { continue }
          let share = (place.y - start.y) / (end.y - start.y)
          guard start.x + share * (end.x - start.x) > place.x else { continue }
          crossings += 1
          turns += end.y > start.y ? 1 : -1
        }
      }
      return rule == .evenOdd ? crossings % 2 == 1 : turns != 0
    }
  }

  extension CGPath {
    /// Makes one from polygons.
    static func around(_ polygons: [[CGPoint]]) -> CGPath { CGPath(polygons: polygons) }

    /// How to draw it again.
    var steps: [OutlineStep] {
      polygons.flatMap { polygon in
        polygon.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
      }
    }
  }
#elseif canImport(Darwin) && !hasFeature(Embedded)
  extension CGPath {
    /// Makes one from polygons.
    static func around(_ polygons: [[CGPoint]]) -> CGPath {
      let path = CGMutablePath()
      for polygon in polygons { path.addLines(between: polygon) }
      return path
    }

    /// How to draw it again.
    var steps: [OutlineStep] {
      var steps: [OutlineStep] = []
      applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: steps.append(.move(points[0]))
        case .addLineToPoint: steps.append(.line(points[0]))
        case .addQuadCurveToPoint: steps.append(.quadCurve(to: points[1], points[0]))
        case .addCurveToPoint: steps.append(.curve(to: points[2], points[0], points[1]))
        case .closeSubpath: steps.append(.close)
        @unknown default: break
        }
      }
      return steps
    }
  }
#endif

#if !hasFeature(Embedded)
  /// One step of drawing an outline.
  enum OutlineStep {
    case move(CGPoint)
    case line(CGPoint)
    /// With one control point.
    case quadCurve(to: CGPoint, CGPoint)
    /// With two control points.
    case curve(to: CGPoint, CGPoint, CGPoint)
    case close
  }
#endif
