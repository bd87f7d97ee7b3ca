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

  struct Step: ExpressibleByDictionaryLiteral {
    /// Milliseconds since the step before.
    var wait: Double
    /// By the index of the finger; fingers that are down and don't occur are left out of the frame.
    var acts: [Int: Act]
    let isInterruption: Bool

    init(_ wait: Double, _ acts: [Int: Act] = [:], isInterruption: Bool = false) {
      (self.wait, self.acts, self.isInterruption) = (wait, acts, isInterruption)
    }

    init(dictionaryLiteral acts: (Int, Act)...) { self.init(20, Dictionary(uniqueKeysWithValues: acts)) }

    static func interruption(_ wait: Double) -> Step { Step(wait, isInterruption: true) }
  }

  var steps: [Step]
  var screen = CGSize(width: 320, height: 480)
  /// The milliseconds at which the clock begins.
  var start = 0.0
  /// Which fingers are pencils, by the remainder of their index; none in plain scripts.
  var pencils: Int?
  /// What of the touches is looked at.
  let aspects: Set<TouchAspect>

  init(_ aspects: Set<TouchAspect>, _ steps: Step...) { (self.aspects, self.steps) = (aspects, steps) }

  func smaller(_ step: Step) -> [Step] { variants(step, \.acts, step.acts.shorter) }

  /// What happens at each step, ready for a tracker.
  var moments: [Moment] {
    var now = start
    var places: [Int: CGPoint] = [:]
    return steps.enumerated().map { number, step in
      now += step.wait
      guard !step.isInterruption else { return Moment(now, contacts: nil, [{ "the system interrupts" }]) }
      let left = places.keys.filter { step.acts[$0] == nil }.sorted()
      var contacts: [Contact] = []
      var words: [() -> String] = []
      for (index, act) in step.acts.sorted(by: { $0.key < $1.key }) {
        let last = places[index]
        let (phase, place, what) = act.result(at: last ?? CGPoint(x: 10, y: 10))
        let isOn = phase == .began || last != nil
        contacts.append(contact(index, phase, at: place, in: number))
        words.append { "finger \(index) \(what())\(isOn ? "" : ", without having landed")" }
        places[index] = isOn && phase != .ended && phase != .cancelled ? place : nil
      }
      words += left.map { index in { "finger \(index) is left out" } }
      return Moment(now, contacts: number.isMultiple(of: 2) ? contacts : contacts.reversed(), words)
    }
  }

  /// How a finger presses makes no difference, nor does it that it's a pencil.
  private func contact(_ index: Int, _ phase: Contact.Phase, at place: CGPoint, in number: Int) -> Contact {
    Contact(
      index: index, phase: phase, location: CGPoint(x: place.x / screen.width, y: place.y / screen.height),
      pressure: Double(number % 5) / 4, majorRadius: [5, 0, 12, 60][number % 4],
      tool: pencils.map { index % 2 == $0 } ?? false ? .pencil(Pencil(altitude: 0.5)) : .finger)
  }

  var description: String {
    moments.map { "  \($0.milliseconds.seconds)  \($0.words)" }.joined(separator: "\n")
  }
}

/// What happens at an instant, ready for a tracker: a frame, or an interruption.
struct Moment {
  let milliseconds: Double
  let contacts: [Contact]?
  private let parts: [() -> String]

  fileprivate init(_ milliseconds: Double, contacts: [Contact]?, _ parts: [() -> String]) {
    (self.milliseconds, self.contacts, self.parts) = (milliseconds, contacts, parts)
  }

  var frame: DigitizerFrame? { contacts.map { DigitizerFrame(time: milliseconds / 1000, contacts: $0) } }
  /// What the fingers do, in words; they cost more than a check that passes.
  var words: String { parts.isEmpty ? "an empty frame" : parts.map { $0() }.joined(separator: ", ") }
}

extension FingerScript.Act {
  /// What the sensor says of a finger that was there, and what the finger does, in words.
  fileprivate func result(at last: CGPoint) -> (Contact.Phase, CGPoint, () -> String) {
    switch self {
    case .land(let place): (.began, place, { "lands at \(place.text)" })
    case .go(let place, .moved): (.moved, place, { "moves to \(place.text)" })
    case .go(let place, .cancelled): (.cancelled, place, { "is cancelled at \(place.text)" })
    case .go(let place, let phase):
      (phase, place, { "is at \(place.text), though its contact says that it rests" })
    case .stay(.moved): (.moved, last, { "moves to where it is, \(last.text)" })
    case .stay(let phase): (phase, last, { "rests" })
    case .lift(let place): (.ended, place ?? last, { "lifts at \((place ?? last).text)" })
    case .cancel: (.cancelled, last, { "is cancelled" })
    }
  }
}
