import TouchInput
import TouchKit

// Where and how a card is touched.
extension CardScene {
  func point(_ gesture: CardCase.Gesture, _ place: CardCase.Place) -> CGPoint {
    let shift = example.shift
    switch place {
    case .star(let number):
      let bounds = card.stars.bounds
      let along = (CGFloat(number) - 0.5 + shift.x) / 5
      let down = 0.5 + shift.y
      return card.stars.convert(
        CGPoint(x: bounds.minX + bounds.width * along, y: bounds.minY + bounds.height * down), to: nil)
    case .beside where gesture == .slippingTap: return card.convert(beside(by: 10), to: nil)
    case .beside:
      let stars = card.stars.frame
      let (across, along) = (stars.midX + stars.width * shift.x, stars.midY + stars.height * shift.y)
      // Some points beside the edge; the card goes on for 20.
      let margin = 8 + 8 * shift.y
      let point =
        switch example.besideAt {
        case .farAbove: CGPoint(x: card.bounds.midX * (1 + shift.x), y: 40 + 50 * shift.y)
        case .above: CGPoint(x: across, y: stars.minY - margin)
        case .below: CGPoint(x: across, y: stars.maxY + margin)
        case .left: CGPoint(x: stars.minX - margin, y: along)
        case .right: CGPoint(x: stars.maxX + margin, y: along)
        }
      return card.convert(point, to: nil)
    }
  }

  /// A place in the card, on the side of the stars where a finger slips.
  private func beside(by distance: CGFloat) -> CGPoint {
    let stars = card.stars.frame
    return switch example.slipsAcross {
    case .above, .farAbove: CGPoint(x: stars.midX, y: stars.minY - distance)
    case .below: CGPoint(x: stars.midX, y: stars.maxY + distance)
    case .left: CGPoint(x: stars.minX - distance, y: stars.midY)
    case .right: CGPoint(x: stars.maxX + distance, y: stars.midY)
    }
  }

  /// Where a finger lifts that lands there and slips across an edge of the stars.
  private func lift(from start: CGPoint, isOnStars: Bool) -> CGPoint {
    guard isOnStars else { return card.convert(beside(by: -18), to: nil) }
    let bounds = card.stars.bounds
    var place = card.stars.convert(start, from: nil)
    switch example.slipsAcross {
    case .above, .farAbove: place.y = bounds.minY - example.slip
    case .below: place.y = bounds.maxY + example.slip
    case .left: place.x = bounds.minX - example.slip
    case .right: place.x = bounds.maxX + example.slip
    }
    return card.stars.convert(place, to: nil)
  }

  func play(_ gesture: CardCase.Gesture, at place: CardCase.Place, times: Int = 1) {
    let point = point(gesture, place)
    var script = TouchScript()
    script.wait(1)
    switch gesture {
    case .tap where times > 1: script.tap(at: point, count: times)
    case .tap: script.press(at: point, for: example.hold)
    case .slippingTap:
      let isOnStars = if case .star = place { true } else { false }
      script.drag(from: point, to: lift(from: point, isOnStars: isOnStars), for: 0.1)
    case .drag:
      // In points of the card, as a swipe of the card counts them.
      let length = 60 * example.scale
      let way: CGPoint =
        switch example.direction {
        case .left: CGPoint(x: -length, y: 0)
        case .up: CGPoint(x: 0, y: -length)
        case .down: CGPoint(x: 0, y: length)
        default: CGPoint(x: length, y: 0)
        }
      script.drag(from: point, to: CGPoint(x: point.x + way.x, y: point.y + way.y), for: 0.15)
    case .leaving:
      script.drag(from: point, to: CGPoint(x: point.x, y: point.y - 130 * example.scale), for: 0.3)
    case .doubleTap: script.tap(at: point, count: 2)
    case .severalTaps: script.tap(at: point, count: example.taps)
    case .spread:
      // Along the stars, so that both fingers stay on them.
      let isLeft = point.x < card.convert(CGPoint(x: card.bounds.midX, y: 0), to: nil).x
      script.down(at: point)
      script.down(finger: 1, at: CGPoint(x: point.x + (isLeft ? 20 : -20), y: point.y))
      for step in 1...6 {
        script.wait(0.016)
        let way = 20 + CGFloat(step) * 10
        script.move(finger: 1, to: CGPoint(x: point.x + (isLeft ? way : -way), y: point.y))
      }
      script.wait(0.016)
      for finger in 0...1 { script.up(finger: finger) }
    case .twist:
      script.down(at: point)
      // Towards the middle, so that both fingers are on the stars.
      let isLeft = point.x < card.convert(CGPoint(x: card.bounds.midX, y: 0), to: nil).x
      let radius: CGFloat = isLeft ? 20 : -20
      script.down(finger: 1, at: CGPoint(x: point.x + radius, y: point.y))
      for step in 1...6 {
        script.wait(0.016)
        let angle = CGFloat(step) * 0.2
        script.move(
          finger: 1, to: CGPoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle)))
      }
      script.wait(0.016)
      for finger in 0...1 { script.up(finger: finger) }
    case .twoFingerPress:
      script.down(at: point)
      script.down(finger: 1, at: CGPoint(x: point.x + 12, y: point.y))
      script.wait(0.7)
      for finger in 0...1 { script.up(finger: finger) }
    case .longPress: script.press(at: point, for: example.pressDuration + 0.2)
    case .twoFingerTap:
      let first = point
      // Towards the middle, so that all fingers are on the stars.
      let isLeft = first.x < card.convert(CGPoint(x: card.bounds.midX, y: 0), to: nil).x
      let step: CGFloat = example.fingers > 4 ? 11 : 22
      let places = (0..<example.fingers).map { number in
        CGPoint(x: first.x + CGFloat(number) * (isLeft ? step : -step), y: first.y)
      }
      for (finger, place) in places.enumerated() { script.down(finger: finger, at: place) }
      script.wait(0.06)
      for finger in places.indices { script.up(finger: finger) }
    }
    stage.device.play(script.frames(on: stage.device.screen.bounds.size))
    stage.device.advance(by: 1)
  }
}
