import CheckSupport
import TouchKit

/// What fingers do in a drag, beat by beat.
struct DragCase {
  /// What happens in one frame; fingers are known by their numbers.
  enum Beat: Equatable {
    /// Moves whole numbers of three points: so the middle of two fingers is never close to 10.
    case move([Int: Step])
    case land([Int])
    case lift(Int)
    case cancel(Int)
  }

  struct Step: Equatable {
    var x: Int
    var y: Int
  }

  var beats: [Beat] = []

  /// The length of a beat, in milliseconds.
  static let beat = 16

  /// The plan; a beat that makes no sense is left out, and at the end all fingers lift.
  var plan: FingerPlan {
    var plan = FingerPlan()
    var places: [Int: CGPoint] = [:]
    var time = 0
    for beat in beats {
      switch beat {
      case .land(let fingers):
        for finger in fingers where places[finger] == nil {
          let place = CGPoint(x: 400 + finger * 90, y: 500)
          places[finger] = place
          plan.add(.down(place), finger: finger, at: time)
        }
      case .move(let steps):
        for finger in steps.keys.sorted() {
          guard var place = places[finger], let step = steps[finger] else { continue }
          place.x += CGFloat(step.x * 3)
          place.y += CGFloat(step.y * 3)
          places[finger] = place
          plan.add(.move(place), finger: finger, at: time)
        }
      case .lift(let finger):
        if places.removeValue(forKey: finger) != nil { plan.add(.up, finger: finger, at: time) }
      case .cancel(let finger):
        if places.removeValue(forKey: finger) != nil { plan.add(.cancel, finger: finger, at: time) }
      }
      time += Self.beat
    }
    for finger in places.keys.sorted() {
      plan.add(.up, finger: finger, at: time)
      time += Self.beat
    }
    return plan
  }

  /// Cases with one beat less, or with half of them.
  var smaller: [DragCase] {
    var cases: [DragCase] = []
    let half = beats.count / 2
    if half > 1 {
      cases = [DragCase(beats: Array(beats[..<half])), DragCase(beats: Array(beats[half...]))]
    }
    for index in beats.indices {
      var fewer = self
      fewer.beats.remove(at: index)
      cases.append(fewer)
    }
    return cases.filter { !$0.plan.steps.isEmpty }
  }
}

/// What random drags are like.
struct DragRecipe {
  /// Whether a second finger joins and leaves.
  var hasTwoFingers = false
  var mayBeCancelled = false
  /// How many drags follow each other with the same recognizer.
  var drags = 1...1
  /// How many moves a drag has.
  var moves = 1...12
  /// How far a finger moves in a frame, in threes of points.
  var longest = 3

  func makeCase(_ random: inout SeededGenerator) -> DragCase {
    var example = DragCase()
    for _ in 0..<random.number(drags) {
      var down: Set<Int> = [0]
      if hasTwoFingers, random.once(in: 3) { down = [0, 1] }
      example.beats.append(.land(down.sorted()))
      // A hand moves more or less in one direction.
      let course = DragCase.Step(x: random.number(-2...2), y: random.number(-2...2))
      for _ in 0..<random.number(moves) {
        if hasTwoFingers, random.once(in: 4) {
          let finger = random.number(0...1)
          if !down.contains(finger) {
            down.insert(finger)
            example.beats.append(.land([finger]))
          } else if down.count > 1 {
            down.remove(finger)
            example.beats.append(mayBeCancelled && random.once(in: 2) ? .cancel(finger) : .lift(finger))
          }
        }
        var steps: [Int: DragCase.Step] = [:]
        for finger in down.sorted() where down.count == 1 || !random.once(in: 3) {
          steps[finger] = step(course, &random)
        }
        if !steps.isEmpty { example.beats.append(.move(steps)) }
      }
      for finger in down.sorted() {
        example.beats.append(mayBeCancelled && random.once(in: 2) ? .cancel(finger) : .lift(finger))
      }
    }
    return example
  }

  private func step(_ course: DragCase.Step, _ random: inout SeededGenerator) -> DragCase.Step {
    func along(_ course: Int) -> Int { min(max(course + random.number(-1...1), -longest), longest) }
    let step = DragCase.Step(x: along(course.x), y: along(course.y))
    // A finger that moves by nothing does not move.
    return step == DragCase.Step(x: 0, y: 0) ? DragCase.Step(x: 1, y: 0) : step
  }
}
