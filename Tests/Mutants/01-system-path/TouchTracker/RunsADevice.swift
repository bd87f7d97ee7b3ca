import TouchKit

final class TouchTracker {
  let screen: CGSize
  private let device: Device
  private let application = CopyingApplication()

  init(screen: CGSize) {
    self.screen = screen
    device = Device(screen: screen)
    device.launch(application: application) { _ in
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
      window.isMultipleTouchEnabled = true
      window.makeKeyAndVisible()
    }
  }

  func touches(for frame: DigitizerFrame) -> [FingerTouch] {
    application.touches = []
    device.advance(to: max(frame.time, device.clock.now))
    device.digitizer.report(frame.contacts)
    device.settle()
    return application.touches
  }

  func interrupt() -> [FingerTouch] {
    application.touches = []
    device.interrupt()
    device.endInterruption()
    return application.touches
  }
}

private final class CopyingApplication: UIApplication {
  var touches: [FingerTouch] = []
  private var copies: [(touch: UITouch, copy: FingerTouch)] = []

  override func sendEvent(_ event: UIEvent) {
    for touch in (event.allTouches ?? []).sorted(by: { $0.hash < $1.hash }) {
      if !copies.contains(where: { $0.touch === touch }) {
        let copy = FingerTouch(
          index: copies.count, tapCount: touch.tapCount, phase: touch.phase, location: touch.location(in: nil)
        )
        copies.append((touch, copy))
      }
      guard let copy = copies.first(where: { $0.touch === touch })?.copy else { continue }
      copy.phase = touch.phase
      copy.location = touch.location(in: nil)
      touches.append(copy)
    }
    super.sendEvent(event)
  }
}

/// What you make instead of `UITouch`, which only UIKit can make.
final class FingerTouch {
  let index: Int
  var tapCount: Int
  var phase: UITouch.Phase
  var location: CGPoint

  init(index: Int, tapCount: Int, phase: UITouch.Phase, location: CGPoint) {
    self.index = index
    self.tapCount = tapCount
    self.phase = phase
    self.location = location
  }
}
