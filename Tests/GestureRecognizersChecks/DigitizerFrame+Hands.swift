import CheckSupport
import TouchKit

/// What touches the screen, if it's one thing alone.
enum Tool: String, CaseIterable {
  case finger = "", fingerToo = " "
  case pencil = "a pencil in place of a finger", pointer = "clicks of a pointer in place of a finger"
}

extension [DigitizerFrame] {
  /// The same fingers, which are thick or thin, and press hard or lightly: no matter for any gesture.
  func pressed(by seed: UInt64) -> [DigitizerFrame] {
    var random = SeededGenerator(seed: seed)
    guard random.once(in: 2) else { return self }
    let fingers = (0..<5).map { _ in
      (radius: CGFloat(random.number(1...60)), pressure: random.pick([0, 0.2, 1]))
    }
    return map { frame in
      var frame = frame
      for index in frame.contacts.indices {
        let finger = fingers[frame.contacts[index].index % fingers.count]
        (frame.contacts[index].majorRadius, frame.contacts[index].pressure) = finger
      }
      return frame
    }
  }

  /// The same with each lift where a plan says, which begins after so many seconds.
  func lifted(asIn plan: FingerPlan, from start: TimeInterval, on screen: CGSize) -> [DigitizerFrame] {
    let lifts = plan.steps.compactMap { step in
      if case .upAt(let place) = step.action { (step, place) } else { nil }
    }
    guard !lifts.isEmpty else { return self }
    return map { frame in
      var frame = frame
      let time = Int(((frame.time - start) * 1_000).rounded())
      for (step, place) in lifts where step.time == time {
        for index in frame.contacts.indices
        where frame.contacts[index].index == step.finger && frame.contacts[index].phase == .ended {
          frame.contacts[index].location = CGPoint(x: place.x / screen.width, y: place.y / screen.height)
        }
      }
      return frame
    }
  }

  /// The same with lifts that tell of a movement, too: each finger leaves some points from where it was last.
  func liftedFarther(_ random: inout SeededGenerator, on screen: CGSize) -> [DigitizerFrame] {
    var frames = self
    for number in frames.indices {
      for index in frames[number].contacts.indices where frames[number].contacts[index].phase == .ended {
        let last = frames[number].contacts[index].location
        let place = CGPoint(x: last.x * screen.width, y: last.y * screen.height)
          .away(random.pick([3, 8, 30]), toward: CGFloat(random.number(0...359)))
        frames[number].contacts[index].location = CGPoint(
          x: Swift.min(Swift.max(place.x / screen.width, 0.001), 0.999),
          y: Swift.min(Swift.max(place.y / screen.height, 0.001), 0.999))
      }
    }
    return frames
  }

  /// The same with a tool in place of the first finger.
  func made(with tool: Tool) -> [DigitizerFrame] {
    switch tool {
    case .finger, .fingerToo: self
    case .pencil: with(.pencil(Pencil()))
    case .pointer: with(.pointer(buttons: 1))
    }
  }

  private func with(_ tool: Contact.Tool) -> [DigitizerFrame] {
    map { frame in
      var frame = frame
      for index in frame.contacts.indices where frame.contacts[index].index == 0 {
        frame.contacts[index].tool = tool
      }
      return frame
    }
  }
}
