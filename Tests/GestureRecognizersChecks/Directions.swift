import CheckSupport
import TouchKit
import TouchStage

extension SeededGenerator {
  /// A direction, in degrees.
  var degrees: CGFloat {
    mutating get { points(0...359) }
  }
}

extension CGPoint {
  /// The point at a distance and in a direction, in degrees, clockwise from the right; its numbers are whole.
  func away(_ distance: CGFloat, toward degrees: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: (x + distance * cos(angle)).rounded(), y: (y + distance * sin(angle)).rounded())
  }
}
