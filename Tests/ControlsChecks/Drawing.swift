import TouchKit

/// How a view is drawn in its superview.
enum Drawing: String, CaseIterable {
  case plain = ""
  case small = "drawn at half its size"
  case slanting = "turned by 30°"
  case mirrored = "mirrored, left to right"
  case flat = "drawn at half its height"

  var transform: CGAffineTransform {
    switch self {
    case .plain: .identity
    case .small: CGAffineTransform(scaleX: 0.5, y: 0.5)
    case .slanting: CGAffineTransform(rotationAngle: .pi / 6)
    case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
    case .flat: CGAffineTransform(scaleX: 1, y: 0.5)
    }
  }
}
