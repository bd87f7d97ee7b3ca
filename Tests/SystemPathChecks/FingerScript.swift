import CheckSupport
import TouchKit

/// What several fingers do on the glass, step by step, and when the system interrupts them.
struct FingerScript {
  /// What one finger does in a frame.
  enum Act: Equatable {
    case land(CGPoint)
    case move(CGPoint)
    /// A small move.
    case nudge(CGPoint)
    /// A move back to where the finger landed.
    case back
    /// The sensor calls it a move, but the finger is where it was.
    case tremble
    /// The sensor says that the finger rests.
    case rest
    /// The sensor says so, too, but the finger is somewhere else.
    case creep(CGPoint)
    case lift
    /// The sensor tells of a last move and of the lift in one.
    case slipOff(CGPoint)
    case cancel
  }

  /// What happens at one instant.
  struct Step {
    /// Milliseconds since the step before.
    var wait: Int
    /// Microseconds more, or less, so that a limit of time is missed by little.
    var shift = 0
    /// By the index of the finger; fingers that are down and do not occur are left out of the frame.
    var acts: [Int: Act]
    var isInterruption = false
  }

  var steps: [Step]
  /// Whether fingers may move and end without having landed.
  var hasStrangers = false

  /// Whether fingers may land together where one tap could be continued by each of them.
  var allowsTwins = false

  var screen = CGSize(width: 320, height: 480)
  /// What is added to the microseconds for the tracker: its clock may begin anywhere.
  var clockOffset = 0

  /// Lets one more finger land first, and stay.
  mutating func hold(_ index: Int, at point: CGPoint) {
    steps.insert(Step(wait: 300, acts: [index: .land(point)]), at: 0)
    for place in steps.indices where place % 3 == 1 {
      steps[place].acts[index] = .nudge(CGPoint(x: 0.5, y: 1))
    }
  }

  /// Puts frames into longer waits, in which fingers rest, some of them left out.
  mutating func fill(every interval: Int) {
    let indices = Set(steps.flatMap(\.acts.keys))
    steps = steps.flatMap { step in
      var (step, rests): (Step, [Step]) = (step, [])
      while step.wait > 2 * interval, rests.count < 60 {
        let acts = indices.filter { ($0 + rests.count).isMultiple(of: 2) }.map { ($0, Act.rest) }
        rests.append(Step(wait: interval, acts: Dictionary(uniqueKeysWithValues: acts)))
        step.wait -= interval
      }
      return rests + [step]
    }
  }

  /// The same with fewer steps, one act less, or a step earlier.
  var smaller: [FingerScript] {
    // With a step less it might matter which of the twins has continued the tap.
    guard !allowsTwins else { return [] }
    var scripts: [FingerScript] = []
    for steps in steps.shorter {
      var script = self
      script.steps = steps
      scripts.append(script)
    }
    // Without a step, but at the times of before.
    for place in steps.indices.dropLast().reversed() {
      var script = self
      let step = script.steps.remove(at: place)
      script.steps[place].wait += step.wait
      script.steps[place].shift += step.shift
      scripts.append(script)
    }
    for place in steps.indices where steps[place].acts.count > 1 {
      for index in steps[place].acts.keys.sorted() {
        var script = self
        script.steps[place].acts[index] = nil
        scripts.append(script)
      }
    }
    return scripts
  }

  /// What is really played: only what fingers can do, and nothing that is a matter of rounding.
  var moments: [Moment] {
    var glass = Glass(screen: screen, hasStrangers: hasStrangers, allowsTwins: allowsTwins)
    return steps.map { glass.play($0) }
  }
}

/// What happens at an instant, ready for a tracker and for the engine's digitizer.
struct Moment {
  enum What {
    case frame([Contact])
    case interruption
  }

  let microseconds: Int
  let what: What
  /// What the fingers do, in words.
  let words: String

  var time: TimeInterval { TimeInterval(microseconds) / 1_000_000 }
  /// The time in seconds, as text.
  var timeText: String { NumberText.fixed(time, places: microseconds.isMultiple(of: 1_000) ? 3 : 4) + " s" }
}

extension FingerScript: CustomStringConvertible {
  var description: String {
    steps.isEmpty
      ? "  nothing happens"
      : moments.map { "  \($0.timeText)  \($0.words)" }.joined(separator: "\n")
  }
}

/// Which fingers are down while a script is played.
private struct Glass {
  struct Finger {
    let landing: CGPoint
    let landed: Int
    let tool: Contact.Tool
    var location: CGPoint
  }

  let screen: CGSize
  let hasStrangers: Bool
  let allowsTwins: Bool
  /// In microseconds.
  var now = 0
  var fingers: [Int: Finger] = [:]
  /// Those that leave at this instant.
  var leaving: Set<Int> = []
  var lifts: [(time: Int, landing: CGPoint)] = []

  mutating func play(_ step: FingerScript.Step) -> Moment {
    now += max(1_000, step.wait * 1_000 + step.shift)
    if step.isInterruption {
      return Moment(microseconds: now, what: .interruption, words: "the system interrupts")
    }
    var contacts: [Contact] = []
    var words: [String] = []
    leaving = Set(step.acts.filter { $0.value.isEnd }.keys)
    for (index, act) in step.acts.sorted(by: { $0.key < $1.key }) {
      guard let (phase, location, word) = phase(of: act, by: index) else { continue }
      let share = CGPoint(
        x: location.x / screen.width, y: location.y / screen.height)
      // How a finger presses makes no difference, nor does it that it's a pencil.
      contacts.append(
        Contact(
          index: index, phase: phase, location: share, pressure: Double(now / 1_000 % 5) / 4,
          majorRadius: [5, 0, 12, 60][now / 1_000 % 4], tool: fingers[index]?.tool ?? .finger))
      words.append("finger \(index) \(word)")
    }
    let absent = fingers.keys.filter { index in !contacts.contains { $0.index == index } }.sorted()
    words += absent.map { "finger \($0) is left out" }
    for contact in contacts where contact.phase == .ended || contact.phase == .cancelled {
      if contact.phase == .ended, let finger = fingers[contact.index] { lifts.append((now, finger.landing)) }
      fingers[contact.index] = nil
    }
    return Moment(
      microseconds: now, what: .frame(contacts),
      words: words.isEmpty ? "an empty frame" : words.joined(separator: ", "))
  }

  private mutating func phase(of act: FingerScript.Act, by index: Int) -> (Contact.Phase, CGPoint, String)? {
    guard let finger = fingers[index] else {
      switch act {
      case .land(let point):
        guard isClear(point) else { return nil }
        let tool = now / 1_000 % 5 == 0 ? Contact.Tool.pencil(Pencil(altitude: 0.5)) : .finger
        fingers[index] = Finger(landing: point, landed: now, tool: tool, location: point)
        return (.began, point, "lands at \(point.text)")
      case .move(let point) where hasStrangers: return (.moved, point, "moves without having landed")
      case .lift where hasStrangers: return (.ended, CGPoint(x: 10, y: 10), "ends without having landed")
      case .rest where hasStrangers:
        return (.stationary, CGPoint(x: 10, y: 10), "rests without having landed")
      case .cancel where hasStrangers:
        return (.cancelled, CGPoint(x: 10, y: 10), "is cancelled without having landed")
      case .move, .nudge, .back, .tremble, .rest, .creep, .lift, .slipOff, .cancel: return nil
      }
    }
    switch act {
    case .land: return nil
    case .move(let point):
      fingers[index]?.location = point
      return (.moved, point, "moves to \(point.text)")
    case .nudge(let way):
      let point = CGPoint(
        x: min(max(0, finger.location.x + way.x), screen.width - 1),
        y: min(max(0, finger.location.y + way.y), screen.height - 1))
      fingers[index]?.location = point
      return (.moved, point, "moves by little, to \(point.text)")
    case .back:
      fingers[index]?.location = finger.landing
      return (.moved, finger.landing, "moves back to \(finger.landing.text)")
    case .tremble: return (.moved, finger.location, "moves to where it is, \(finger.location.text)")
    case .rest: return (.stationary, finger.location, "rests")
    case .creep(let point):
      fingers[index]?.location = point
      return (.stationary, point, "is at \(point.text), though its contact says that it rests")
    case .lift, .slipOff:
      // Whether it was a tap would be a matter of rounding.
      if now - finger.landed == 750_000 { return (.stationary, finger.location, "rests") }
      guard case .slipOff(let point) = act else { return (.ended, finger.location, "lifts") }
      return (.ended, point, "lifts at \(point.text)")
    case .cancel: return (.cancelled, finger.location, "is cancelled by the sensor")
    }
  }

  /// Whether a landing leaves no room for rounding, and no choice: of what happens at one instant none is the first.
  private func isClear(_ point: CGPoint) -> Bool {
    let isAlone = !fingers.contains { index, finger in
      finger.landing.distance(to: point) < 95
        && (leaving.contains(index) || finger.landed == now && !allowsTwins)
    }
    let times = lifts.filter { now - $0.time < 360_000 && $0.landing.distance(to: point) < 95 }.map(\.time)
    return isAlone && times.count == Set(times).count && !lifts.contains { now - $0.time == 350_000 }
  }
}

extension FingerScript.Act {
  /// Whether the finger leaves the glass by it.
  fileprivate var isEnd: Bool {
    switch self {
    case .lift, .slipOff, .cancel: true
    case .land, .move, .nudge, .back, .tremble, .rest, .creep: false
    }
  }
}
