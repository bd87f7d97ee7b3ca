import TouchKit

/// A view that carries one recognizer of each kind, and notes what they recognize.
final class Gallery {
  static let names = [
    "tap", "double tap", "two-finger tap", "press", "edge", "pan", "pinch", "rotation", "swipe left",
    "swipe right", "swipe up", "swipe down",
  ]

  private let device: Device
  private let window: UIWindow
  private var counts: [String: Int] = [:]
  /// What a pan showed in one of its actions.
  struct PanAction {
    var state: UIGestureRecognizer.State
    var translation: CGPoint
    var velocity: CGPoint
  }

  private(set) var pans: [PanAction] = []
  private(set) var scales: [CGFloat] = []

  convenience init(on screen: CGSize, only: String) { self.init(on: screen, names: [only]) }

  init(
    on screen: CGSize, names: [String] = Gallery.names, delegate: (any UIGestureRecognizerDelegate)? = nil
  ) {
    device = Device(screen: screen)
    device.launch()
    window = UIWindow(frame: device.screen.bounds)
    window.makeKeyAndVisible()
    let view = UIView(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    for name in names {
      let recognizer = Self.makeRecognizer(name)
      recognizer.name = name
      recognizer.delegate = delegate
      recognizer.addTarget(self, action: Gallery.act)
      view.addGestureRecognizer(recognizer)
    }
  }

  private static func makeRecognizer(_ name: String) -> UIGestureRecognizer {
    switch name {
    case "tap", "double tap", "two-finger tap":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = name == "double tap" ? 2 : 1
      tap.numberOfTouchesRequired = name == "two-finger tap" ? 2 : 1
      return tap
    case "press": return UILongPressGestureRecognizer()
    case "edge":
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .all
      return edge
    case "pan": return UIPanGestureRecognizer()
    case "pinch": return UIPinchGestureRecognizer()
    case "rotation": return UIRotationGestureRecognizer()
    default:
      let swipe = UISwipeGestureRecognizer()
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "swipe left": .left, "swipe right": .right, "swipe up": .up, "swipe down": .down,
      ]
      swipe.direction = directions[name] ?? []
      return swipe
    }
  }

  private func act(_ recognizer: UIGestureRecognizer) {
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    if recognizer.state == (isDiscrete ? .ended : .began) { counts[recognizer.name ?? "", default: 0] += 1 }
    if let pan = recognizer as? UIPanGestureRecognizer {
      pans.append(
        PanAction(
          state: pan.state, translation: pan.translation(in: pan.view), velocity: pan.velocity(in: pan.view)))
    }
    if let pinch = recognizer as? UIPinchGestureRecognizer { scales.append(pinch.scale) }
  }

  /// Such as `tap 2, pan 1`.
  var seen: String {
    Self.names.compactMap { name in counts[name].map { "\(name) \($0)" } }.joined(separator: ", ")
  }

  func play(_ frames: [DigitizerFrame]) {
    device.play(frames)
    device.advance(by: 2)
  }
}
