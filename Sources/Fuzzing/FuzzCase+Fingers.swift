import Chance
import TouchKit

/// Fingers that land, move, rest and lift at random, near a few places so that they meet the same views again.
private struct Hand {
  enum Habit { case wandering, straight, calm }

  let habit: Habit
  var places: [CGPoint] = []
  /// Where each finger is that is on the glass.
  var fingers: [Int: CGPoint] = [:]
  /// How far a straight finger goes in each frame.
  var strides: [Int: CGPoint] = [:]

  init(_ random: inout SeededGenerator) {
    habit = random.pick([.wandering, .wandering, .straight, .calm])
    for _ in 0..<random.number(1...3) { places.append(CGPoint(x: random.share(), y: random.share())) }
  }

  /// What up to ten fingers do in one frame.
  mutating func move(atMost count: Int, _ random: inout SeededGenerator) -> [Contact] {
    var contacts: [Contact] = []
    for finger in 0..<count {
      guard let place = fingers[finger] else {
        if random.once(in: 4) { contacts.append(land(finger, &random)) }
        continue
      }
      switch random.number(0...15) {
      case 0, 1, 2: contacts.append(leave(finger, place, .ended))
      case 3: contacts.append(leave(finger, place, random.once(in: 3) ? .cancelled : .ended))
      case 4, 5: contacts.append(contact(finger, .stationary, place))
      // Left out of the frame, a finger rests, too.
      case 6: break
      case _ where habit == .calm && !random.once(in: 4): break
      default: contacts.append(go(finger, place, &random))
      }
    }
    if random.once(in: 200) { contacts.append(nonsense(&random)) }
    return contacts
  }

  private mutating func land(_ finger: Int, _ random: inout SeededGenerator) -> Contact {
    let near = random.pick(places)
    var place =
      random.once(in: 3)
      ? CGPoint(x: random.share(), y: random.share())
      : CGPoint(x: near.x + random.share() / 32, y: near.y + random.share() / 32)
    // Some gestures begin at the edge of the screen.
    if random.once(in: 12) { place.x = random.once(in: 2) ? 0 : 1 }
    fingers[finger] = place
    let stride = random.pick([
      CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1),
    ])
    let length = (1 + random.share()) / 16
    strides[finger] = CGPoint(x: stride.x * length, y: stride.y * length)
    return contact(finger, .began, place)
  }

  private mutating func go(_ finger: Int, _ place: CGPoint, _ random: inout SeededGenerator) -> Contact {
    let reach: CGFloat = random.once(in: 3) ? 2 : 16
    var goal = CGPoint(
      x: place.x + (random.share() - 0.5) / reach, y: place.y + (random.share() - 0.5) / reach)
    if habit == .straight, let stride = strides[finger] {
      goal = CGPoint(x: place.x + stride.x, y: place.y + stride.y)
    }
    fingers[finger] = goal
    return contact(finger, .moved, goal)
  }

  private mutating func leave(_ finger: Int, _ place: CGPoint, _ phase: Contact.Phase) -> Contact {
    fingers[finger] = nil
    return contact(finger, phase, place)
  }

  private func contact(_ finger: Int, _ phase: Contact.Phase, _ place: CGPoint) -> Contact {
    Contact(index: finger, phase: phase, location: place)
  }

  /// What a broken sensor may say.
  private func nonsense(_ random: inout SeededGenerator) -> Contact {
    let place = CGPoint(x: random.once(in: 2) ? CGFloat.nan : 7, y: -3)
    return contact(random.number(-1...3), random.pick([.began, .moved, .ended, .cancelled]), place)
  }
}

extension FuzzCase {
  mutating func makeSteps(_ random: inout SeededGenerator) {
    var hand = Hand(&random)
    let fingers = random.pick([1, 1, 2, 2, 3, 5, 10])
    for _ in 0..<random.number(8...48) {
      var step = Step(pause: Self.pause(&random))
      step.contacts = hand.move(atMost: fingers, &random)
      if random.once(in: 24) { step.changes.append(change(&random)) }
      steps.append(step)
    }
  }

  private static func pause(_ random: inout SeededGenerator) -> TimeInterval {
    switch random.number(0...15) {
    case 0, 1: 0
    case 2: random.share()
    case 3: random.share() / 2
    default: random.share() / 32
    }
  }

  /// How many contacts the digitizer is sent.
  public var contactCount: Int { steps.reduce(0) { $0 + $1.contacts.count } }
}
