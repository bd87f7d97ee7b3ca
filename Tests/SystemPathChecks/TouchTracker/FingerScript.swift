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

    func moved(_ move: (CGPoint) -> CGPoint) -> Act {
      switch self {
      case .land(let place): .land(move(place))
      case .go(let place, let phase): .go(move(place), saying: phase)
      case .lift(let place): .lift(at: place.map(move))
      case .stay, .cancel: self
      }
    }

    /// The same without what is special, and at a place with round numbers.
    var plainer: [Act] {
      switch self {
      case .go(_, .cancelled): [.cancel]
      case .go(let place, let phase): (phase == .moved ? [] : [.go(place)]) + rounded(place)
      case .stay(let phase): phase == .stationary ? [] : [.stay()]
      case .lift(let place): place.map { [.lift()] + rounded($0) } ?? []
      case .land(let place): rounded(place)
      case .cancel: []
      }
    }

    private func rounded(_ place: CGPoint) -> [Act] {
      let round = CGPoint(x: (place.x / 10).rounded() * 10, y: (place.y / 10).rounded() * 10)
      return round == place ? [] : [moved { _ in round }]
    }
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
  /// Whether pressure and radius differ from frame to frame.
  var isPressing = false
  /// What of the touches is looked at.
  let aspects: Set<TouchAspect>

  init(_ aspects: Set<TouchAspect>, _ steps: Step...) { (self.aspects, self.steps) = (aspects, steps) }

  func smaller(_ step: Step) -> [Step] {
    variants(step, \.acts, step.acts.shorter)
      + step.acts.keys.sorted().flatMap { variants(step, \.acts[$0], step.acts[$0]?.plainer ?? []) }
      + plain(step, \.wait, 20)
  }

  var plainer: [FingerScript] {
    let small = CGSize(width: 320, height: 480)
    let (x, y) = (small.width / screen.width, small.height / screen.height)
    var smaller = moved { CGPoint(x: ($0.x * x).rounded(), y: ($0.y * y).rounded()) }
    smaller.screen = small
    return (screen == small ? [] : [smaller]) + plain(self, \.start, 0)
      + plain(self, \.pencils, nil) + plain(self, \.isPressing, false)
  }

  private func moved(_ move: (CGPoint) -> CGPoint) -> FingerScript {
    var script = self
    for step in steps.indices { script.steps[step].acts = steps[step].acts.mapValues { $0.moved(move) } }
    return script
  }

  var numbers: Set<Int> { Set(steps.flatMap(\.acts.keys)) }

  func with(_ numbers: [Int: Int]) -> FingerScript {
    var script = self
    for step in steps.indices { script.steps[step].acts = numbers.renumbered(steps[step].acts) }
    return script
  }

  /// What happens at each step, ready for a tracker.
  var moments: [Moment] {
    var now = start
    var places: [Int: CGPoint] = [:]
    return steps.enumerated().map { number, step in
      now += step.wait
      guard !step.isInterruption else { return Moment(now, contacts: nil, [{ "the system interrupts" }]) }
      var contacts: [Contact] = []
      var words: [() -> String] = []
      for (index, act) in step.acts.sorted(by: { $0.key < $1.key }) {
        let last = places[index]
        let (phase, place, what) = act.result(at: last ?? CGPoint(x: 10, y: 10))
        let isOn = phase == .began || last != nil
        contacts.append(contact(index, phase, at: place, in: number))
        let name = "finger \(index)\(isPencil(index) ? " (a pencil)" : "")"
        words.append { "\(name) \(what())\(isOn ? "" : ", without having landed")" }
        places[index] = isOn && phase != .ended && phase != .cancelled ? place : nil
      }
      return Moment(now, contacts: contacts, words)
    }
  }

  /// How a finger presses makes no difference, nor does it that it's a pencil.
  private func contact(_ index: Int, _ phase: Contact.Phase, at place: CGPoint, in number: Int) -> Contact {
    Contact(
      index: index, phase: phase, location: CGPoint(x: place.x / screen.width, y: place.y / screen.height),
      pressure: isPressing ? Double(number % 5) / 4 : 0,
      majorRadius: isPressing ? [5, 0, 12, 60][number % 4] : 5,
      tool: isPencil(index) ? .pencil(Pencil(altitude: 0.5)) : .finger)
  }

  /// The same with pressures and radii that differ.
  var pressing: FingerScript { variants(self, \.isPressing, [true])[0] }

  private func isPencil(_ index: Int) -> Bool { pencils.map { index % 2 == $0 } ?? false }

  var heading: String {
    let (width, height) = (
      NumberText.trimmed(Double(screen.width)), NumberText.trimmed(Double(screen.height))
    )
    return "a screen of \(width) × \(height) points"
      + (isPressing ? "; pressure and radius differ from frame to frame" : "")
  }

  var lines: [(label: String, words: String)] { moments.map { ($0.milliseconds.seconds, $0.words) } }
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
      (phase, place, { "moves to \(place.text), its contact says stationary" })
    case .stay(.moved): (.moved, last, { "stays at \(last.text), its contact says moved" })
    case .stay(let phase): (phase, last, { "rests" })
    case .lift(let place): (.ended, place ?? last, { "lifts at \((place ?? last).text)" })
    case .cancel: (.cancelled, last, { "is cancelled" })
    }
  }
}
