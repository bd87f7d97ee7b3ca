import TouchInput
import TouchKit

/// What fingers do in a form.
extension FormScene {
  /// Goes from a spot by a distance, at once or after a rest.
  func drag(_ spot: Spot, by way: CGPoint, resting: Bool) -> Outcome {
    let (start, sideways, way) = (point(of: spot), onScreen(CGPoint(x: way.x, y: 0)), onScreen(way))
    return outcome { script in
      if spot == .knob, !resting, sideways != .zero {
        // Sideways at once, and then up or down.
        script.down(at: start)
        script.wait(0.016)
        let share = example.firstStep / 40
        script.move(to: start + CGPoint(x: sideways.x * share, y: sideways.y * share))
        script.move(to: start + sideways, for: 0.064)
        script.move(to: start + way, for: 0.08)
        script.wait(0.3)
        return script.up()
      }
      script.slowDrag(from: start, to: start + way, after: resting ? example.rest : 0, for: example.time)
    }
  }

  /// Taps a spot while another finger taps another one.
  func tap(_ spot: Spot, and other: Spot) -> Outcome {
    let (start, further) = (point(of: spot), point(of: other))
    return outcome { script in
      script.together(
        { $0.press(at: start, for: 0.3) },
        {
          $0.wait(0.02)
          $0.press(at: further, for: 0.2)
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
          $0.slowDrag(from: further, to: further + way, after: rest, for: 0.16)
        })
    }
  }

  /// Rests, then goes up and down, and sideways, and back to where it came from.
  func wander(from spot: Spot, by way: CGFloat) -> Outcome {
    let start = point(of: spot)
    return outcome { script in
      script.down(at: start)
      script.wait(example.rest)
      for place in [CGPoint(x: 0, y: way), CGPoint(x: 25, y: way / 2), CGPoint(x: -3, y: -way), .zero] {
        script.move(to: start + onScreen(place), for: 0.05)
        script.wait(0.2)
      }
      script.up()
    }
  }

  /// Rests, goes far to the side, and then up or down.
  func stray(from spot: Spot, by way: CGFloat) -> Outcome {
    let start = point(of: spot)
    let side: CGFloat = start.x > 400 ? -130 : 130
    return outcome { script in
      script.down(at: start)
      script.wait(example.rest)
      script.move(to: start + onScreen(CGPoint(x: side, y: 0)), for: 0.05)
      script.wait(0.1)
      script.move(to: start + onScreen(CGPoint(x: side, y: way)), for: 0.1)
      script.wait(0.3)
      script.up()
    }
  }

  /// Throws the form; while it glides, the app changes its mind twice.
  func glide(from spot: Spot, by way: CGFloat) -> Outcome {
    let start = point(of: spot)
    let wasReadOnly = form.isReadOnly
    let end = start + onScreen(CGPoint(x: 0, y: way))
    return outcome(
      afterwards: { [form, stage] in
        form.isReadOnly = !wasReadOnly
        stage.device.advance(by: 0.1)
        form.isReadOnly = wasReadOnly
      },
      of: { $0.drag(from: start, to: end, for: 0.05) })
  }

  /// Makes the tile the first responder, unless a finger moves the keyboard.
  func type(if isTyping: Bool) {
    if isTyping, !example.movesTheKeyboard { _ = tile.becomeFirstResponder() }
  }

  /// Taps a spot some times.
  func tap(_ spot: Spot, count: Int) -> Outcome {
    let start = point(of: spot)
    return outcome { $0.tap(at: start, count: count) }
  }

  /// Rests for some seconds, and goes up or down.
  func rest(on spot: Spot, for seconds: TimeInterval, by way: CGFloat) -> Outcome {
    let (start, end) = (point(of: spot), onScreen(CGPoint(x: 0, y: way)))
    return outcome { $0.slowDrag(from: start, to: start + end, after: seconds, for: 0.1) }
  }

  /// Rests on a spot for some seconds.
  func press(_ spot: Spot, for seconds: TimeInterval) -> Outcome {
    let start = point(of: spot)
    return outcome { $0.press(at: start, for: seconds) }
  }

  /// Rests on a spot until the system takes the finger away.
  func lose(_ spot: Spot) -> Outcome {
    let start = point(of: spot)
    return outcome { script in
      script.down(at: start)
      script.wait(example.rest)
      script.cancel()
    }
  }

  /// Goes sideways and nowhere else, at once or after a rest.
  func goSideways(from spot: Spot, by way: CGFloat, resting: Bool) -> Outcome {
    let (start, far) = (point(of: spot), onScreen(CGPoint(x: way, y: 0)))
    return outcome { script in
      script.down(at: start)
      script.wait(resting ? example.rest : 0.016)
      script.move(to: start + far, for: 0.064)
      script.wait(0.3)
      script.up()
    }
  }

  /// Rests, goes up or down, pauses for long, and goes on.
  func pause(from spot: Spot, by way: CGFloat) -> Outcome {
    let (start, half, end) = (
      point(of: spot), onScreen(CGPoint(x: 2, y: way / 2)), onScreen(CGPoint(x: 2, y: way))
    )
    return outcome { script in
      script.down(at: start)
      script.wait(example.rest)
      script.move(to: start + half, for: 0.08)
      script.wait(1.2)
      script.move(to: start + end, for: 0.08)
      script.wait(0.3)
      script.up()
    }
  }

  /// Rests, goes up or down, and is taken away by the system on its way.
  func loseInTheDrag(_ spot: Spot, by way: CGFloat) -> Outcome {
    let (start, end) = (point(of: spot), onScreen(CGPoint(x: 0, y: way)))
    return outcome { script in
      script.down(at: start)
      script.wait(example.rest)
      script.move(to: start + end, for: 0.08)
      script.cancel()
    }
  }

  /// Throws the form from beside its parts, and catches it on a spot.
  func catchIt(on spot: Spot, by way: CGFloat) -> Outcome {
    let (start, end, place) = (
      point(of: .blank), point(of: .blank) + onScreen(CGPoint(x: 0, y: way / 4)), point(of: spot)
    )
    return outcome { script in
      script.drag(from: start, to: end, for: 0.03)
      script.wait(0.1)
      script.press(at: place, for: 0.3)
      script.wait(0.5)
      script.tap(at: place)
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

  /// Rests and goes up or down, while the app does something with the form.
  func drag(_ spot: Spot, by way: CGFloat, while event: FormEvent) -> Outcome {
    // Half of these things happen before the finger goes, the others when it has gone half of its way.
    let moment = 1.02 + example.rest + (way > 0 ? -0.1 : 0.04)
    let timer = VirtualTimer.scheduledTimer(withTimeInterval: moment, repeats: false) { [weak self] _ in
      self?.live(event)
    }
    changesByItself = true
    defer {
      timer.invalidate()
      changesByItself = false
    }
    return drag(spot, by: CGPoint(x: 0, y: way), resting: true)
  }

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

  /// Two fingers that lie on both sides of a spot go apart.
  func pinch(around spot: Spot, by way: CGFloat) -> Outcome {
    let (start, aside) = (point(of: spot), CGPoint(x: 0, y: 12))
    return outcome { script in
      script.together(
        {
          $0.slowDrag(from: start - aside, to: start - aside - CGPoint(x: 0, y: abs(way)), after: 0, for: 0.2)
        },
        {
          $0.slowDrag(from: start + aside, to: start + aside + CGPoint(x: 0, y: abs(way)), after: 0, for: 0.2)
        })
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

  /// Sideways in the form, to where the knob has room.
  var wayOfTheKnob: CGFloat { example.wayOnTheScreen }

  /// Does the same with a pencil.
  func withPencil(_ act: () -> Outcome) -> Outcome {
    tool = .pencil(Pencil())
    defer { tool = .finger }
    return act()
  }
}
