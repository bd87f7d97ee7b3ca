import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What fingers do on the glass, frame by frame, and when the system interrupts them.
struct FingerScript: Script {
  /// What one finger does in a frame.
  enum Act {
    case land(CGPoint)
    /// The finger is there now, whatever the sensor says of it.
    case go(CGPoint, saying: Contact.Phase = .moved)
    /// The finger is where it was.
    case stay(saying: Contact.Phase = .stationary)
    case lift(at: CGPoint? = nil)
    case cancel
  }

  struct Step {
    /// Milliseconds since the step before.
    var wait: Double
    /// By the index of the finger; fingers that are down and don't occur are left out of the frame.
    var acts: [Int: Act]
    var isInterruption = false

    init(_ wait: Double, _ acts: [Int: Act] = [:]) { (self.wait, self.acts) = (wait, acts) }

    static func interruption(_ wait: Double) -> Step {
      var step = Step(wait)
      step.isInterruption = true
      return step
    }
  }

  var steps: [Step]
  var screen = CGSize(width: 320, height: 480)
  /// The milliseconds at which the clock begins.
  var start = 0.0
  /// Which fingers are pencils, by the remainder of their index; none in plain scripts.
  var pencils: Int?
  /// What of the touches is looked at.
  var aspects: Set<TouchLog.Aspect> = [.identity, .phase, .location, .tapCount]

  init(_ aspects: Set<TouchLog.Aspect>, _ steps: Step...) { (self.aspects, self.steps) = (aspects, steps) }

  init(_ steps: [Step] = []) { self.steps = steps }

  var legal: FingerScript {
    var down: Set<Int> = []
    var script = self
    for place in steps.indices {
      for (index, act) in steps[place].acts {
        switch act {
        case .land where !down.insert(index).inserted: script.steps[place].acts[index] = nil
        case .lift, .cancel: down.remove(index)
        default: break
        }
      }
    }
    return script
  }

  /// Without a step, but at the times of before; and without one of several fingers.
  var simpler: [FingerScript] {
    let fewer = steps.indices.dropLast().reversed().map { place in
      var steps = steps
      steps[place + 1].wait += steps[place].wait
      steps.remove(at: place)
      return with(steps)
    }
    let indices = Set(steps.flatMap(\.acts.keys)).sorted()
    guard indices.count > 1 else { return fewer }
    return fewer
      + indices.map { index in
        with(
          steps.map { step in
            var step = step
            step.acts[index] = nil
            return step
          })
      }
  }

  /// What happens at each step, ready for a tracker.
  var moments: [Moment] {
    var now = start
    var places: [Int: CGPoint] = [:]
    return steps.enumerated().map { number, step in
      now += step.wait
      guard !step.isInterruption else {
        return Moment(milliseconds: now, contacts: nil, words: "the system interrupts")
      }
      let left = places.keys.filter { step.acts[$0] == nil }.sorted()
      var contacts: [Contact] = []
      var words: [String] = []
      for (index, act) in step.acts.sorted(by: { $0.key < $1.key }) {
        let last = places[index]
        let (phase, place) = act.result(at: last ?? CGPoint(x: 10, y: 10))
        contacts.append(contact(index, phase, at: place, in: number))
        words.append(
          "finger \(index) \(act.words(at: place))\(last == nil && phase != .began ? ", without having landed" : "")"
        )
        places[index] = phase == .began || last != nil && phase != .ended && phase != .cancelled ? place : nil
      }
      words += left.map { "finger \($0) is left out" }
      return Moment(
        milliseconds: now, contacts: number.isMultiple(of: 2) ? contacts : contacts.reversed(),
        words: words.isEmpty ? "an empty frame" : words.joined(separator: ", "))
    }
  }

  /// How a finger presses makes no difference, nor does it that it's a pencil.
  private func contact(_ index: Int, _ phase: Contact.Phase, at place: CGPoint, in number: Int) -> Contact {
    Contact(
      index: index, phase: phase, location: CGPoint(x: place.x / screen.width, y: place.y / screen.height),
      pressure: Double(number % 5) / 4, majorRadius: [5, 0, 12, 60][number % 4],
      tool: pencils.map { index % 2 == $0 } ?? false ? .pencil(Pencil(altitude: 0.5)) : .finger)
  }

  var description: String { moments.map { "  \($0.time)  \($0.words)" }.joined(separator: "\n") }
}

/// What happens at an instant, ready for a tracker: a frame, or an interruption.
struct Moment {
  let milliseconds: Double
  let contacts: [Contact]?
  /// What the fingers do, in words.
  let words: String

  var time: String { milliseconds.seconds }
  var frame: DigitizerFrame? { contacts.map { DigitizerFrame(time: milliseconds / 1000, contacts: $0) } }
}

extension FingerScript.Act {
  /// What the sensor says of a finger that was there.
  fileprivate func result(at last: CGPoint) -> (Contact.Phase, CGPoint) {
    switch self {
    case .land(let place): (.began, place)
    case .go(let place, let phase): (phase, place)
    case .stay(let phase): (phase, last)
    case .lift(let place): (.ended, place ?? last)
    case .cancel: (.cancelled, last)
    }
  }

  fileprivate func words(at place: CGPoint) -> String {
    switch self {
    case .land: "lands at \(place.text)"
    case .go(_, .moved): "moves to \(place.text)"
    case .go: "is at \(place.text), though its contact says that it rests"
    case .stay(.moved): "moves to where it is, \(place.text)"
    case .stay: "rests"
    case .lift: "lifts at \(place.text)"
    case .cancel: "is cancelled"
    }
  }
}
