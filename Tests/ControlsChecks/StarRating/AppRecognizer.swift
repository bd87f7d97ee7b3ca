import TouchKit
import TouchStage

/// A recognizer that an app has attached to the card or to the stars, and the gesture that it's for.
enum AppRecognizer: String, CaseIterable {
  case tap, doubleTap = "double tap", tripleTap = "triple tap", fourTaps = "recognizer of four taps"
  case twoFingerTap = "tap with two fingers", twoFingerDoubleTap = "double tap with two fingers"
  case fiveFingerTap = "tap with five fingers"
  case press = "long press", longerPress = "long press of a second", twoFingerPress =
    "long press with two fingers"
  case shortPress = "press of 0.1 s that allows all others"
  case pan, swipe = "swipe to the left", pinch, rotation, own = "recognizer of a class of its own"
  case patientTap = "tap that waits for the card’s double tap to fail"

  func makeRecognizer() -> UIGestureRecognizer {
    switch self {
    case .tap, .patientTap: return AppsTap()
    case .doubleTap, .tripleTap, .fourTaps:
      let tap = AppsTap()
      tap.numberOfTapsRequired = self == .doubleTap ? 2 : self == .tripleTap ? 3 : 4
      return tap
    case .twoFingerTap, .fiveFingerTap:
      let tap = AppsTap()
      tap.numberOfTouchesRequired = self == .twoFingerTap ? 2 : 5
      return tap
    case .twoFingerDoubleTap:
      let tap = AppsTap()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 2)
      return tap
    case .press, .longerPress:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = self == .press ? 0.5 : 1
      return press
    case .twoFingerPress:
      let press = UILongPressGestureRecognizer()
      press.numberOfTouchesRequired = 2
      return press
    case .shortPress:
      let press = AllowingPress()
      press.minimumPressDuration = 0.1
      return press
    case .pan: return UIPanGestureRecognizer()
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      return swipe
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    case .own: return AnyMove()
    }
  }

  /// The gesture, on the stars of a card that is 300 points wide.
  var gesture: [Story.Moment] {
    func at(_ x: CGFloat, _ y: CGFloat = 0.1) -> Story.Place { .part(0, CGPoint(x: x, y: y)) }
    func drag(_ places: Story.Place...) -> [Story.Moment] {
      [.touch(.began, finger: 0, places[0])] + places.dropFirst().map { .touch(.moved, finger: 0, $0) }
        + [.touch(.ended, finger: 0, places[0])]
    }
    func together(_ all: [Story.Place]..., waits: Double = 0) -> [Story.Moment] {
      [.together(.began, all[0]), .wait(waits)] + all.dropFirst().map { .together(.moved, $0) }
        + [.together(.ended, all[0])]
    }
    switch self {
    case .tap, .patientTap: return drag(at(0.1))
    case .doubleTap: return drag(at(0.1)) + drag(at(0.1))
    case .tripleTap: return drag(at(0.1)) + drag(at(0.1)) + drag(at(0.1))
    case .fourTaps: return (0..<4).flatMap { _ in drag(at(0.1)) }
    case .twoFingerTap:
      // Both fingers lift at once, and then one after the other.
      return together([at(0.1), at(0.3)]) + [
        .wait(1), .together(.began, [at(0.1), at(0.3)]), .touch(.ended, finger: 1, at(0.3)),
        .touch(.ended, finger: 0, at(0.1)),
      ]
    case .twoFingerDoubleTap: return together([at(0.1), at(0.3)]) + together([at(0.1), at(0.3)])
    case .fiveFingerTap: return together([at(-0.5), at(-0.2), at(0), at(0.2), at(0.5)])
    case .press, .longerPress:
      return [.touch(.began, finger: 0, at(0.1)), .wait(1.3), .touch(.ended, finger: 0, at(0))]
    case .twoFingerPress: return together([at(0.1), at(0.3)], waits: 0.8)
    // Beside the stars, where a tap is the card's all the same.
    case .shortPress:
      return [.touch(.began, finger: 0, at(0.1, -3)), .wait(0.2), .touch(.ended, finger: 0, at(0))]
    case .pan:
      return drag(at(0.1), at(0.2), at(0.3), at(0.5), at(0.6)) + [.wait(1)]
        + drag(at(0.1), at(0.1, -0.5), at(0.1, -1), at(0.1, -2), at(0.1, -3))
    case .swipe: return drag(at(0.5), at(0.3), at(0.1), at(-0.1), at(-0.3))
    case .pinch:
      return together([at(0), at(0.2)], [at(-0.1), at(0.3)], [at(-0.2), at(0.4)], [at(-0.3), at(0.6)])
    case .rotation:
      return together(
        [at(-0.2), at(0.2)], [at(-0.19, 0.3), at(0.19, -0.2)], [at(-0.18, 0.6), at(0.18, -0.5)],
        [at(-0.15, 0.9), at(0.15, -0.8)])
    case .own: return drag(at(0.1), at(0.12), at(0.14))
    }
  }
}

/// A tap recognizer of a class of the app.
private final class AppsTap: UITapGestureRecognizer {}

private final class AllowingPress: UILongPressGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A recognizer that begins with the first move.
private final class AnyMove: UIGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
