import TouchKit
import TouchStage

/// What drags.
enum DragTool: String { case finger = "a finger lands on", trackpad = "a trackpad scrolls over" }

extension Stage {
  /// Lands, rests, goes through some places, seen from where it landed, rests again, and lifts.
  func drag(
    _ tool: DragTool, _ fingers: Fingers, from start: CGPoint, through places: [CGPoint],
    after rest: TimeInterval = 0
  ) {
    switch tool {
    case .finger: fingers.act(.began, at: start)
    case .trackpad: device.movePointer(to: start)
    }
    device.advance(by: rest)
    for (last, place) in zip([.zero] + places, places) {
      switch tool {
      case .finger: fingers.act(.moved, at: start + place)
      case .trackpad:
        device.scroll(by: CGVector(dx: place.x - last.x, dy: place.y - last.y))
        device.advance(by: 0.016)
      }
    }
    device.advance(by: places.isEmpty ? 0 : 0.4)
    switch tool {
    case .finger: fingers.act(.ended, at: start)
    case .trackpad: device.endScroll()
    }
    device.advance(by: 2)
  }
}
