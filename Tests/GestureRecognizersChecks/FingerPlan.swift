import TouchKit

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

  /// Adds something that a finger does; steps may come in any order.
  mutating func add(_ action: Action, finger: Int = 0, at time: Int) {
    steps.append(Step(time: time, finger: finger, action: action))
  }

  /// Adds another plan that begins so many milliseconds after this one.
  mutating func add(_ other: FingerPlan, after pause: Int) {
    let start = end + pause
    for step in other.steps { add(step.action, finger: step.finger, at: start + step.time) }
  }

  /// The steps in the order of time; those at one instant in the order in which they were added.
  private var inOrder: [Step] {
    steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// The same for the device.
  func frames(on screen: CGSize) -> [DigitizerFrame] {
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
          location: CGPoint(x: place.x / screen.width, y: place.y / screen.height))
      }
      for (finger, phase) in phases where phase == .ended || phase == .cancelled { places[finger] = nil }
      return DigitizerFrame(time: TimeInterval(time) / 1_000, contacts: contacts)
    }
  }

  /// The same in words.
  var happenings: [Happening] {
    inOrder.map { step in
      let words =
        switch step.action {
        case .down(let place): "lands at \(place.text)"
        case .move(let place): "moves to \(place.text)"
        case .up(nil): "lifts"
        case .up(let place?): "lifts at \(place.text)"
        case .cancel: "is cancelled by the system"
        }
      return Happening(time: step.time, text: "finger \(step.finger) \(words)")
    }
  }
}
