#if !canImport(Darwin) && !hasFeature(Embedded)
  /// An outline as closed polygons; curves are many short lines.
  public final class CGPath {
    let polygons: [[CGPoint]]

    init(polygons: [[CGPoint]]) { self.polygons = polygons }

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
#endif
