import TouchInput
import TouchKit

/// What several fingers do in a form.
extension FormScene {
  /// Taps a spot while another finger taps another one.
  func tap(_ spot: Spot, and other: Spot) -> Outcome {
    let (start, further) = (point(of: spot), point(of: other))
    return outcome { script in
      script.together(
        { $0.press(at: start, for: 0.3) },
        {
          $0.wait(0.02)
          $0.press(finger: 1, at: further, for: 0.2)
        })
    }
  }

  /// Two fingers rest on two spots, and go the same way, one after the other.
  func drag(_ spot: Spot, and other: Spot, by way: CGPoint) -> Outcome {
    let (start, further, rest) = (point(of: spot), point(of: other), example.rest)
    let way = onScreen(way)
    return outcome { script in
      script.together(
        { $0.slowDrag(from: start, to: start + way, after: rest, for: 0.1) },
        {
          $0.wait(0.04)
          $0.slowDrag(finger: 1, from: further, to: further + way, after: rest, for: 0.16)
        })
    }
  }

  /// Some fingers rest on spots side by side, and go up or down in the same events.
  func dragTogether(_ spots: [Spot], by way: CGFloat) -> Outcome {
    let (starts, end) = (spots.map(point), onScreen(CGPoint(x: 0, y: way)))
    return outcome { script in
      for (finger, start) in starts.enumerated() { script.down(finger: finger, at: start) }
      script.wait(example.rest)
      for step in 1...5 {
        script.wait(0.016)
        for (finger, start) in starts.enumerated() {
          let share = CGFloat(step) / 5
          script.move(finger: finger, to: start + CGPoint(x: end.x * share, y: end.y * share))
        }
      }
      script.wait(0.3)
      for finger in starts.indices { script.up(finger: finger) }
    }
  }

  /// Rests and goes up or down, while another finger does the same in another form, or lies beside both.
  func drag(_ spot: Spot, by way: CGFloat, whileAnotherIsInTheOtherForm isThere: Bool) -> Outcome {
    let (start, end, rest) = (point(of: spot), onScreen(CGPoint(x: 0, y: way)), example.rest)
    let (further, aside) = (CGPoint(x: isThere ? 50 : 790, y: 90), CGPoint(x: isThere ? 0 : -3, y: -40))
    return outcome { script in
      script.together(
        {
          $0.wait(0.1)
          $0.slowDrag(from: start, to: start + end, after: rest, for: 0.08)
        },
        {
          $0.down(finger: 1, at: further)
          $0.wait(rest)
          $0.move(finger: 1, to: further + aside, for: 0.08)
          $0.wait(0.3)
          $0.up(finger: 1)
        })
    }
  }

  /// Two fingers that lie on both sides of a spot go apart.
  func pinch(around spot: Spot, by way: CGFloat) -> Outcome {
    let (start, aside) = (point(of: spot), CGPoint(x: 0, y: 12))
    return outcome { script in
      script.together(
        {
          $0.slowDrag(from: start - aside, to: start - aside - CGPoint(x: 0, y: abs(way)), after: 0, for: 0.2)
        },
        {
          $0.slowDrag(
            finger: 1, from: start + aside, to: start + aside + CGPoint(x: 0, y: abs(way)), after: 0, for: 0.2
          )
        })
    }
  }

  /// A finger drags the form from beside its parts, and another one lands on a spot meanwhile.
  func join(on spot: Spot, by way: CGFloat) -> Outcome {
    let (start, place, end) = (point(of: .blank), point(of: spot), onScreen(CGPoint(x: 0, y: way / 4)))
    return outcome { script in
      script.down(at: start)
      script.move(to: start + end, for: 0.08)
      script.wait(0.2)
      script.down(finger: 1, at: place)
      script.wait(0.3)
      for finger in [1, 0] { script.up(finger: finger) }
    }
  }

  /// Two fingers tap a spot in the same events.
  func tapWithTwo(_ spot: Spot) -> Outcome {
    let start = point(of: spot)
    return outcome { script in
      for finger in 0...1 { script.down(finger: finger, at: start + CGPoint(x: 4 * finger, y: 0)) }
      script.wait(example.rest)
      for finger in 0...1 { script.up(finger: finger) }
    }
  }
}
