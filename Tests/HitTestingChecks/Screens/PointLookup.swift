import CheckSupport
import TouchKit
import TouchStage

/// Points of a screen at which it is asked who gets a touch: on both sides of the edges of views, and anywhere.
struct PointLookup {
  var count = 20

  /// Some points inside a view, in the coordinates of one that it may lie in.
  func points(inside view: UIView, on root: UIView, _ random: inout SeededGenerator) -> [CGPoint] {
    guard view.isDescendant(of: root) else { return [] }
    return (0..<4).map { _ in
      let share = random.place(within: 0.96)
      let point = CGPoint(
        x: view.bounds.midX + share.x * view.bounds.width / 2,
        y: view.bounds.midY + share.y * view.bounds.height / 2)
      return view.convert(point, to: root)
    }
  }

  /// Points in the coordinates of a view, anywhere in it and beside the edges of what is in it, most of them beside those
  /// of some favorites.
  func points(
    on root: UIView, favorites: [UIView], _ random: inout SeededGenerator
  ) -> [CGPoint] {
    let views = root.withEverythingInside
    let favorites = favorites.filter { $0.isDescendant(of: root) }
    return (0..<count).map { number in
      if number.isMultiple(of: 5) { return random.point(in: root.bounds) + CGPoint(x: 0.0037, y: 0.0037) }
      let view = random.pick(favorites.isEmpty || random.once(in: 3) ? views : favorites)
      return view.convert(random.once(in: 5) ? view.middle : pointBesideEdge(of: view, &random), to: root)
    }
  }

  private func pointBesideEdge(of view: UIView, _ random: inout SeededGenerator) -> CGPoint {
    let bounds = view.bounds
    // The area in which a view wants its taps may be larger than its bounds, and it may be a circle.
    let isLarger = random.once(in: 2)
    let (width, height) =
      isLarger ? (max(44, bounds.width), max(44, bounds.height)) : (bounds.width, bounds.height)
    let distance: CGFloat = random.pick([-0.37, 0.37, -0.004, 0.004, -0.004, 0.004, -3.3137, 3.3137])
    guard random.once(in: 2) else {
      let (across, down): (CGFloat, CGFloat) = (random.pick([-1, 1, 0.31]), random.pick([-1, 1, 0.31]))
      return CGPoint(
        x: bounds.midX + (width / 2 + distance) * across, y: bounds.midY + (height / 2 + distance) * down)
    }
    // Never straight up or down, where a point could lie on the edge of another view.
    let angle = (CGFloat(random.number(0...15)) + 0.13) * .pi / 8
    let radius = width / 2 + distance
    return CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
  }
}

extension UIView {
  /// A little beside the middle, which may lie on the edge of another view.
  fileprivate var middle: CGPoint { CGPoint(x: bounds.midX + 0.37, y: bounds.midY + 0.137) }

  /// The view and all views below it, from back to front.
  var withEverythingInside: [UIView] { [self] + subviews.flatMap(\.withEverythingInside) }
}

private func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
