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
      guard resting, example.trembles, way != .zero else {
        return script.slowDrag(
          from: start, to: start + way, after: resting ? example.rest : 0, for: example.time)
      }
      script.down(at: start)
      script.wait(example.rest)
      let distance = abs(way.x) + abs(way.y)
      script.move(to: start + CGPoint(x: way.x * 2 / distance, y: way.y * 2 / distance))
      script.wait(0.008)
      script.move(to: start + way, for: example.time / 2)
      script.wait(0.3)
      script.up()
    }
  }

  /// Rests on the knob, pulls it beyond the end of its line, and goes up or down from there.
  func pull(by way: CGFloat) -> Outcome {
    let (start, side) = (point(of: .knob), onScreen(CGPoint(x: example.wayBeyondTheEnd, y: 0)))
    let end = start + side + onScreen(CGPoint(x: 0, y: way))
    return outcome { script in
      script.down(at: start)
      script.wait(example.rest)
      script.move(to: start + side, for: 0.12)
      script.wait(0.05)
      script.move(to: end, for: example.jumps ? 0 : 0.1)
      script.wait(0.3)
      script.up()
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

  /// Goes sideways at once, and then up or down, straight or further to the side.
  func turnOff(from spot: Spot, by way: CGFloat, isDiagonal: Bool) -> Outcome {
    let (start, side) = (point(of: spot), onScreen(CGPoint(x: 40, y: 0)))
    let end = start + onScreen(CGPoint(x: isDiagonal ? 90 : 40, y: way))
    return outcome { script in
      script.down(at: start)
      script.move(to: start + side, for: 0.064)
      script.wait(isDiagonal ? 0.2 : 0)
      script.move(to: end, for: 0.08)
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

  /// Rests and goes up or down, while the app does something with the form.
  func drag(_ spot: Spot, by way: CGFloat, while event: FormEvent) -> Outcome {
    // Half of these things happen before the finger goes, the others when it has gone half of its way.
    let isEarly = way > 0 || event == .disablesTheSlider
    let moment = 1.02 + example.rest + (isEarly ? -0.1 : 0.04)
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

  /// Sideways in the form, to where the knob has room.
  var wayOfTheKnob: CGFloat { example.wayOnTheScreen }
}
