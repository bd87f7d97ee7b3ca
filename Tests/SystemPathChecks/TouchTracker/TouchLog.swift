import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// A touch: the student's, and the one it is compared with.
protocol AnyTouch: AnyObject {
  var index: Int { get }
  var tapCount: Int { get }
  var phase: UITouch.Phase { get }
  var location: CGPoint { get }
}

extension FingerTouch: AnyTouch {}

/// The touches of one event after the other, in lines: objects are numbered as they appear.
struct TouchLog {
  /// What of touches is looked at.
  enum Aspect {
    /// Which touches there are, and which of them are the same object; what has left doesn't change.
    case identity
    case phase
    case location
    case tapCount

    static let all: Set<Aspect> = [.identity, .phase, .location, .tapCount]
  }

  private let aspects: Set<Aspect>
  // All objects are kept, so that none can get the address of one that is gone.
  private var known: [(touch: any AnyTouch, lastWords: String?)] = []

  init(_ aspects: Set<Aspect>) { self.aspects = aspects }

  mutating func lines(_ touches: [any AnyTouch], at moment: Moment) -> [String] {
    var lines = touches.isEmpty ? ["\(moment.time)  no touches"] : []
    for touch in touches.sorted(by: { $0.index < $1.index }) {
      let place = known.firstIndex { $0.touch === touch } ?? known.count
      if place == known.count { known.append((touch, nil)) }
      let name =
        aspects.contains(.identity) ? "touch \(place + 1) of finger \(touch.index)" : "finger \(touch.index)"
      lines.append("\(moment.time)  \(name)\(words(touch))")
      if touch.phase == .ended || touch.phase == .cancelled { known[place].lastWords = words(touch) }
    }
    guard aspects.contains(.identity) else { return lines }
    for (place, row) in known.enumerated() {
      guard let last = row.lastWords, last != words(row.touch) else { continue }
      lines.append("touch \(place + 1) has left as\(last), and is\(words(row.touch)) now")
    }
    return lines
  }

  private func words(_ touch: any AnyTouch) -> String {
    var words = ""
    if aspects.contains(.phase) { words += " \(touch.phase)" }
    if aspects.contains(.location) { words += " at \(touch.location.text)" }
    if aspects.contains(.tapCount) { words += " tapCount \(touch.tapCount)" }
    return words
  }
}

extension FingerScript {
  var students: Player {
    let tracker = TouchTracker(screen: screen)
    return player { $0.frame.map(tracker.touches) ?? tracker.interrupt() }
  }

  var right: Player {
    var tracker = StatedTracker(screen)
    return player { tracker.touches(at: $0) }
  }

  var isOpen: Bool {
    var tracker = StatedTracker(screen)
    for moment in moments { _ = tracker.touches(at: moment) }
    return tracker.isOpen
  }

  private func player(_ touches: @escaping (Moment) -> [any AnyTouch]) -> Player {
    let moments = moments
    var log = TouchLog(aspects)
    return { log.lines(touches(moments[$0]), at: moments[$0]) }
  }
}
