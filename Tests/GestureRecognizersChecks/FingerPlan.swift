import TouchKit
import TouchStage

/// What fingers do on the glass, at whole milliseconds.
struct FingerPlan {
  enum Action: Equatable {
    case down(CGPoint), move(CGPoint), cancel
    /// A lift, where the finger was last or some points from there.
    case up(at: CGPoint? = nil)
  }

  struct Step {
    var time: Int
    var finger: Int
    var action: Action
  }

  private(set) var steps: [Step] = []
  /// When the last finger has left.
  var end: Int { steps.map(\.time).max() ?? 0 }

  /// A finger that goes so far, in five quick steps for each stroke.
  static func strokes(_ ways: CGPoint..., isCancelled: Bool = false) -> FingerPlan {
    var (plan, place, time) = (FingerPlan(), CGPoint(x: 500, y: 500), 0)
    plan.add(.down(place), at: time)
    for way in ways {
      for _ in 1...5 {
        place = CGPoint(x: place.x + way.x / 5, y: place.y + way.y / 5)
        time += 16
        plan.add(.move(place), at: time)
      }
    }
    plan.add(isCancelled ? .cancel : .up(), at: time + 16)
    return plan
  }

  /// Adds something that a finger does; steps may come in any order.
  mutating func add(_ action: Action, finger: Int = 0, at time: Int) {
    steps.append(Step(time: time, finger: finger, action: action))
  }

  /// Adds another plan that begins so many milliseconds after this one.
  mutating func add(_ other: FingerPlan, after pause: Int) {
    let start = end + pause
    for step in other.steps { add(step.action, finger: step.finger, at: start + step.time) }
  }

  /// The same with its first finger landing somewhere else.
  func moved(to place: CGPoint) -> FingerPlan {
    guard case .down(let start)? = inOrder.first?.action else { return self }
    return shifted(by: CGPoint(x: place.x - start.x, y: place.y - start.y))
  }

  /// The same somewhere else.
  func shifted(by way: CGPoint) -> FingerPlan {
    func there(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + way.x, y: point.y + way.y) }
    var plan = self
    for index in steps.indices {
      switch steps[index].action {
      case .down(let point): plan.steps[index].action = .down(there(point))
      case .move(let point): plan.steps[index].action = .move(there(point))
      case .up(let point?): plan.steps[index].action = .up(at: there(point))
      case .up(nil), .cancel: break
      }
    }
    return plan
  }

  /// Adds what other fingers do at the same time.
  mutating func join(_ other: FingerPlan, after delay: Int = 0) {
    let first = (steps.map(\.finger).max() ?? -1) + 1
    for step in other.steps { add(step.action, finger: first + step.finger, at: delay + step.time) }
  }

  /// Whether no other finger than the first one has any part in it.
  var isOfOneFinger: Bool { steps.allSatisfy { $0.finger == 0 } }

  /// The same as moments of a story whose fingers act a millisecond apart.
  var moments: [Story.Moment] {
    var (moments, now): ([Story.Moment], Int) = ([], 0)
    var places: [Int: CGPoint] = [:]
    for (time, steps) in Dictionary(grouping: inOrder, by: \.time).sorted(by: { $0.key < $1.key }) {
      if time > now { moments.append(.wait(TimeInterval(time - now) / 1_000)) }
      let touches: [(phase: Contact.Phase, place: Story.Place)] = steps.map { step in
        switch step.action {
        case .down(let place):
          places[step.finger] = place
          return (.began, .screen(place))
        case .move(let place): return (.moved, .screen(place))
        case .up: return (.ended, .screen(places[step.finger] ?? .zero))
        case .cancel: return (.cancelled, .screen(places[step.finger] ?? .zero))
        }
      }
      let isTogether =
        steps.map(\.finger) == Array(steps.indices) && steps.count > 1 && Set(touches.map(\.phase)).count == 1
      if isTogether {
        moments.append(.together(touches[0].phase, touches.map(\.place)))
      } else {
        moments += zip(steps, touches).map { .touch($1.phase, finger: $0.finger, $1.place) }
      }
      now = max(now, time) + (isTogether ? 1 : steps.count)
    }
    return moments
  }

  /// The steps in the order of time; those at one instant in the order in which they were added.
  private var inOrder: [Step] {
    steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// The same for the device.
  ///
  /// - Parameter tool: What takes the place of the first finger.
  func frames(on screen: CGSize, tool: Contact.Tool = .finger) -> [DigitizerFrame] {
    var places: [Int: CGPoint] = [:]
    return Dictionary(grouping: inOrder, by: \.time).sorted { $0.key < $1.key }.map { time, steps in
      var phases: [Int: Contact.Phase] = [:]
      for step in steps {
        switch step.action {
        case .down(let place): (places[step.finger], phases[step.finger]) = (place, .began)
        case .move(let place): (places[step.finger], phases[step.finger]) = (place, .moved)
        case .up(let place):
          (places[step.finger], phases[step.finger]) = (place ?? places[step.finger], .ended)
        case .cancel: phases[step.finger] = .cancelled
        }
      }
      let contacts = places.sorted { $0.key < $1.key }.map { finger, place in
        Contact(
          index: finger, phase: phases[finger] ?? .stationary,
          location: CGPoint(x: place.x / screen.width, y: place.y / screen.height),
          tool: finger == 0 ? tool : .finger)
      }
      for (finger, phase) in phases where phase == .ended || phase == .cancelled { places[finger] = nil }
      return DigitizerFrame(time: TimeInterval(time) / 1_000, contacts: contacts)
    }
  }

  /// The same in words.
  var happenings: [Happening] {
    let fingers = Set(steps.map(\.finger)).sorted()
    return inOrder.map { step in
      let words =
        switch step.action {
        case .down(let place): "lands at \(place.text)"
        case .move(let place): "moves to \(place.text)"
        case .up(nil): "lifts"
        case .up(let place?): "lifts at \(place.text)"
        case .cancel: "is cancelled by the system"
        }
      let number = (fingers.firstIndex(of: step.finger) ?? 0) + 1
      let finger = fingers.count == 1 ? "the finger" : "finger \(number)"
      return Happening(time: step.time, text: "\(finger) \(words)")
    }
  }
}
