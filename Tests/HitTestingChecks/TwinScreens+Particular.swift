import CheckSupport
import TouchKit
import TouchStage

extension TwinScreens {
  /// Points on the edges of views of which these are judged, and in the middle of what lies in such views and in controls.
  func particularPoints(on root: UIView) -> [CGPoint] {
    let views = root.withEverythingInside.reversed()
    // A turned edge lies between the numbers that there are.
    let onEdges = views.filter { judgesEdges($0) && $0.isUpright(in: root) }.prefix(3).flatMap { view in
      let bounds = view.bounds
      let (x, y) = (bounds.midX + 0.37, bounds.midY + 0.37)
      return [
        CGPoint(x: bounds.maxX, y: y), CGPoint(x: x, y: bounds.maxY), CGPoint(x: bounds.minX, y: y),
        CGPoint(x: x, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      ].map { view.convert($0, to: root) }
    }
    let inside = views.filter {
      ($0.superview as? UIControl).map(judgesContents) ?? $0.superview.map(judgesEdges) ?? false
    }
    return onEdges
      + inside.prefix(12).map {
        $0.convert(CGPoint(x: $0.bounds.midX + 0.37, y: $0.bounds.midY + 0.137), to: root)
      }
  }

  /// What is wrong for views of the exercise while they lie in nothing.
  func differenceInNothing(_ stated: [UIView], _ students: [UIView]) -> String? {
    let pairs = zip(stated, students).filter { type(of: $0) != type(of: $1) && !($1 is UIWindow) }
    let judged = pairs.filter { view, _ in
      view.subviews.isEmpty || (view as? UIControl).map(judgesContents) ?? true
    }
    for (stated, students) in judged.prefix(6) {
      let places = [stated, students].map { ($0, $0.superview, $0.superview?.subviews.firstIndex(of: $0)) }
      for view in [stated, students] { view.removeFromSuperview() }
      defer {
        for case (let view, let superview?, let place?) in places { superview.insertSubview(view, at: place) }
      }
      let area = stated.bounds.insetBy(dx: -26, dy: -26)
      for number in 0..<49 {
        let (row, column) = number.quotientAndRemainder(dividingBy: 7)
        let point = CGPoint(
          x: area.minX + area.width * (CGFloat(column) + 0.5) / 7 + 0.0137,
          y: area.minY + area.height * (CGFloat(row) + 0.5) / 7 + 0.0137)
        let (expected, answer) = (stated.hitTest(point, with: event), students.hitTest(point, with: event))
        guard expected.map(nameOfAnswer) != answer.map(nameOfAnswer) else { continue }
        return """
          while \(stated.traceName) lies in no other view, hitTest with the point \(point.text)
          expected: \(expected.map(nameOfAnswer) ?? "nil")
          got:      \(answer.map(nameOfAnswer) ?? "nil")
          \(ViewOutline(of: students, marking: [(answer, "got")]))
          """
      }
    }
    return nil
  }
}

extension UIView {
  /// Whether neither the view nor anything around it is turned or scaled, up to another view.
  fileprivate func isUpright(in root: UIView) -> Bool {
    transform.isIdentity && (self === root || superview?.isUpright(in: root) == true)
  }
}
