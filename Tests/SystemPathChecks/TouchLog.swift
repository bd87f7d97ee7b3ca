import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What is looked at in touches.
enum TouchAspect {
  /// Which touches there are, and which of them are the same object.
  case identity
  case phase
  case location
  case tapCount
}

/// Touches of one event after the other, as lines: objects are numbered as they appear.
struct TouchLog {
  private(set) var lines: [String] = []
  private let aspects: [TouchAspect]
  /// Whether it makes no difference which touch is which.
  private let isAnonymous: Bool
  // All objects are kept, so that none can get the address of one that is gone.
  private var known: [AnyObject] = []
  /// How touches that have left were when they left.
  private var left: [(touch: FingerTouch, phase: UITouch.Phase, location: CGPoint, tapCount: Int)] = []

  init(_ aspects: [TouchAspect], isAnonymous: Bool = false) {
    (self.aspects, self.isAnonymous) = (aspects, isAnonymous)
  }

  struct Look {
    let object: AnyObject
    let phase: UITouch.Phase
    let location: CGPoint
    let tapCount: Int
  }

  /// Notes an event; touches that are new are numbered in the order in which they are given.
  mutating func note(_ looks: [Look], at moment: Moment) {
    let numbered = looks.map { (number: number(of: $0.object), look: $0) }.sorted { $0.number < $1.number }
    let time = moment.timeText + "  "
    if numbered.isEmpty { lines.append(time + "no touches") }
    guard isAnonymous else {
      lines += numbered.map { time + words($0.look, number: $0.number) }
      return
    }
    lines += numbered.map { time + words($0.look, number: nil) }.sorted()
  }

  /// Notes it if touches that have left are not as they were then.
  mutating func noteChangesOfLeft(_ touches: [FingerTouch], at moment: Moment) {
    for row in left {
      let touch = row.touch
      guard touch.phase != row.phase || touch.location != row.location || touch.tapCount != row.tapCount
      else {
        continue
      }
      let was = "\(row.phase.word) at \(row.location.text), tapCount \(row.tapCount)"
      let isNow = "\(touch.phase.word) at \(touch.location.text), tapCount \(touch.tapCount)"
      lines.append("touch \(number(of: touch)) has left, and was \(was); now it is \(isNow)")
    }
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
      left.append((touch, touch.phase, touch.location, touch.tapCount))
    }
  }

  /// Notes it if touches that began have other indices than the fingers that landed.
  mutating func noteIndices(of touches: [FingerTouch], at moment: Moment) {
    guard case .frame(let contacts) = moment.what else { return }
    let landed = contacts.filter { $0.phase == .began }.map(\.index).sorted()
    let began = touches.filter { $0.phase == .began }.map(\.index).sorted()
    guard landed.count == began.count, landed != began else { return }
    let words = [began, landed].map { $0.map(String.init).joined(separator: ", ") }
    lines.append("the touches that began have the index \(words[0]), their fingers \(words[1])")
  }

  private mutating func number(of object: AnyObject) -> Int {
    if let place = known.firstIndex(where: { $0 === object }) { return place + 1 }
    known.append(object)
    return known.count
  }

  private func words(_ look: Look, number: Int?) -> String {
    var parts = [number.map { "touch \($0)" } ?? "a touch"]
    for aspect in aspects {
      switch aspect {
      case .identity: break
      case .phase: parts.append("\(look.phase.word)")
      case .location: parts.append("at \(look.location.text)")
      case .tapCount: parts.append("tapCount \(look.tapCount)")
      }
    }
    return parts.joined(separator: " ")
  }
}

extension UITouch.Phase {
  fileprivate var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .regionEntered, .regionMoved, .regionExited: "a phase of a pointer"
    }
  }
}

extension FingerScript {
  /// What the student's tracker makes of it.
  func studentsLog(_ aspects: [TouchAspect]) -> [String] { Self.studentsLogs(of: [self], aspects)[0] }

  /// What trackers of the student's make of several scripts, which are played in turns.
  static func studentsLogs(of scripts: [FingerScript], _ aspects: [TouchAspect]) -> [[String]] {
    let trackers = scripts.map { TouchTracker(screen: $0.screen) }
    let moments = scripts.map(\.moments)
    var logs = scripts.map { TouchLog(aspects, isAnonymous: $0.allowsTwins) }
    for place in 0..<(moments.map(\.count).max() ?? 0) {
      for number in scripts.indices where place < moments[number].count {
        let moment = moments[number][place]
        let time = TimeInterval(moment.microseconds + scripts[number].clockOffset) / 1_000_000
        let touches =
          switch moment.what {
          case .frame(let contacts):
            // Nothing is said about the order of contacts.
            trackers[number].touches(
              for: DigitizerFrame(time: time, contacts: contacts.inSomeOrder(place)))
          case .interruption: trackers[number].interrupt()
          }
        let looks = touches.sorted { $0.index < $1.index }.map {
          TouchLog.Look(object: $0, phase: $0.phase, location: $0.location, tapCount: $0.tapCount)
        }
        logs[number].note(looks, at: moment)
        if aspects.contains(.identity) {
          logs[number].noteIndices(of: touches, at: moment)
          logs[number].noteChangesOfLeft(touches, at: moment)
        }
      }
    }
    return logs.map(\.lines)
  }

  /// What an app on the engine's device sees.
  func enginesLog(_ aspects: [TouchAspect]) -> [String] {
    let device = Device(screen: screen)
    let application = WatchingApplication()
    device.launch(application: application) { _ in
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
      window.isMultipleTouchEnabled = true
      window.makeKeyAndVisible()
    }
    var log = TouchLog(aspects, isAnonymous: allowsTwins)
    for moment in moments {
      application.looks = []
      device.advance(to: moment.time)
      switch moment.what {
      // The glass of the engine believes what a contact says of rest: it is told of a move, to wherever it goes.
      case .frame(let contacts):
        device.digitizer.report(
          contacts.map {
            Contact(
              index: $0.index, phase: $0.phase == .stationary ? .moved : $0.phase, location: $0.location)
          })
      case .interruption:
        device.interrupt()
        device.endInterruption()
      }
      device.settle()
      log.note(application.looks, at: moment)
    }
    return log.lines
  }
}

extension [Contact] {
  /// The same from the first to the last, the other way round, or in another order.
  fileprivate func inSomeOrder(_ number: Int) -> [Contact] {
    switch number % 3 {
    case 0: self
    case 1: reversed()
    default: sorted { ($0.index * 7 % 11, $0.index) < ($1.index * 7 % 11, $1.index) }
    }
  }
}

/// An application that notes the touches of each event.
private final class WatchingApplication: UIApplication {
  var looks: [TouchLog.Look] = []

  override func sendEvent(_ event: UIEvent) {
    // The hash of a touch is its number among all touches of the app.
    let touches = (event.allTouches ?? []).sorted { $0.hash < $1.hash }
    looks += touches.map {
      TouchLog.Look(object: $0, phase: $0.phase, location: $0.location(in: nil), tapCount: $0.tapCount)
    }
    super.sendEvent(event)
  }
}
