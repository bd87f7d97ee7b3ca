import TouchInput
import TouchKit

/// What a pointer and a pencil do in a form.
extension FormScene {
  /// Scrolls with a trackpad, turns a wheel by a notch, and clicks, all with the pointer on a spot.
  func point(at spot: Spot, by way: CGFloat) -> Outcome {
    let (device, way) = (stage.device, onScreen(CGPoint(x: 0, y: way)))
    let step = CGVector(dx: way.x / 4, dy: way.y / 4)
    return outcome(
      afterwards: { [unowned self] in
        device.movePointer(to: point(of: spot))
        for _ in 0..<4 {
          device.scroll(by: step)
          device.advance(by: 0.016)
        }
        device.advance(by: 0.3)
        device.endScroll()
        device.turnWheel(by: step)
        device.advance(by: 1)
        device.movePointer(to: point(of: spot))
        device.clickPointer()
        device.hidePointer()
      }, of: { _ in })
  }

  /// Clicks a spot with a mouse.
  func click(_ spot: Spot) -> Outcome {
    let (device, place) = (stage.device, point(of: spot))
    return outcome(
      afterwards: {
        device.movePointer(to: place)
        device.clickPointer(duration: 0.3)
        device.hidePointer()
      }, of: { _ in })
  }

  /// Does the same with a pencil.
  func withPencil(_ act: () -> Outcome) -> Outcome {
    tool = .pencil(Pencil())
    defer { tool = .finger }
    return act()
  }
}
