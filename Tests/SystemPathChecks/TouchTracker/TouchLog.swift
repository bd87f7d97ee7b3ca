import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What a touch shows.
typealias TouchLook = (index: Int, phase: UITouch.Phase, location: CGPoint, tapCount: Int)

/// What of touches is looked at.
enum TouchAspect {
  /// Which touches there are, and which of them are the same object; what has left doesn't change.
  case identity
  case phase
  case location
  case tapCount

  static let all: Set<TouchAspect> = [.identity, .phase, .location, .tapCount]
}

/// The touches of one event after the other, in lines: objects are numbered as they appear.
private struct TouchLog<Touch: AnyObject> {
  let aspects: Set<TouchAspect>
  let look: (Touch) -> TouchLook
  // All objects are kept, so that none can get the address of one that is gone.
  private var known: [(touch: Touch, last: TouchLook?)] = []

  init(_ aspects: Set<TouchAspect>, look: @escaping (Touch) -> TouchLook) {
    (self.aspects, self.look) = (aspects, look)
  }

  mutating func lines(_ touches: [Touch], at moment: Moment) -> [String] {
    let time = moment.milliseconds.seconds
    var lines = touches.isEmpty ? ["\(time)  no touches"] : []
    for (touch, look) in touches.map({ ($0, look($0)) }).sorted(by: { $0.1.index < $1.1.index }) {
      let place = known.firstIndex { $0.touch === touch } ?? known.count
      if place == known.count { known.append((touch, nil)) }
      let name = aspects.contains(.identity) ? "touch \(place + 1) of " : ""
      lines.append("\(time)  \(name)finger \(look.index)\(words(look, aspects))")
      if look.phase == .ended || look.phase == .cancelled { known[place].last = look }
    }
    guard aspects.contains(.identity) else { return lines }
    for (place, row) in known.enumerated() {
      guard let last = row.last, case let now = look(row.touch), last != now else { continue }
      let aspects = TouchAspect.all.filter { words(last, [$0]) != words(now, [$0]) }
      lines.append(
        "touch \(place + 1), which has left as\(words(last, aspects)), is\(words(now, aspects)) now")
    }
    return lines
  }

  private func words(_ look: TouchLook, _ aspects: Set<TouchAspect>) -> String {
    var words = ""
    if aspects.contains(.phase) { words += " \(look.phase)" }
    if aspects.contains(.location) { words += " at \(look.location.text)" }
    if aspects.contains(.tapCount) { words += " tapCount \(look.tapCount)" }
    return words
  }
}

extension FingerScript {
  var students: Player {
    let tracker = TouchTracker(screen: screen)
    return player(
      { $0.frame.map(tracker.touches) ?? tracker.interrupt() },
      look: { ($0.index, $0.phase, $0.location, $0.tapCount) })
  }

  var right: Player {
    var tracker = StatedTracker(screen)
    let player = player({ tracker.touches(at: $0) }, look: { ($0.index, $0.phase, $0.location, $0.tapCount) })
    return { step in
      let lines = player(step)
      return tracker.isOpen ? nil : lines
    }
  }

  private func player<Touch: AnyObject>(
    _ touches: @escaping (Moment) -> [Touch], look: @escaping (Touch) -> TouchLook
  ) -> Player {
    let moments = moments
    var log = TouchLog(aspects, look: look)
    return { log.lines(touches(moments[$0]), at: moments[$0]) }
  }
}
