import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// One script on one of the student's routers, contact by contact.
struct RouterRun: SteppedRun {
  private var router = TouchRouter()
  private let moments: [RoutingScript.Moment]
  private var place = 0
  /// What was answered so far.
  private var lines: [String] = []
  /// Where the router was wrong first, if it was.
  private(set) var difference: String?

  init(of script: RoutingScript, strangers: Bool) { moments = script.moments(strangers: strangers) }

  var isOver: Bool { place == moments.count || difference != nil }

  var steps: Int { moments.count }

  mutating func step() {
    let moment = moments[place]
    let owner = router.owner(of: Self.contact(moment.index, moment.phase, at: place), showing: moment.display)
    let expected = landing.map { moments[$0].display.owner }
    lines.append("  \(moment.words): \(owner.words)")
    if owner.words != expected.words {
      difference = (lines + ["expected: \(expected.words)", "got:      \(owner.words)"]).joined(
        separator: "\n")
    }
    place += 1
  }

  /// Where routers are wrong that get their contacts in turns.
  static func difference(in scripts: [RoutingScript], strangers: Bool) -> String? {
    var runs = scripts.map { RouterRun(of: $0, strangers: strangers) }
    while runs.contains(where: { !$0.isOver }) {
      for number in runs.indices where !runs[number].isOver { runs[number].step() }
    }
    return difference(in: runs) { "device \($0 + 1)" }
  }

  /// Where runs that are over were wrong; of several it is told which.
  static func difference(in runs: [RouterRun], named name: (Int) -> String) -> String? {
    guard let wrong = runs.firstIndex(where: { $0.difference != nil }) else { return nil }
    let heading = runs.count == 1 ? "" : "\(name(wrong)):\n"
    return runs[wrong].difference.map { heading + $0 }
  }

  /// Where the finger of the moment landed, if it did and has not left since.
  private var landing: Int? {
    let index = moments[place].index
    if moments[place].phase == .began { return place }
    for earlier in (0..<place).reversed() where moments[earlier].index == index {
      switch moments[earlier].phase {
      case .began: return earlier
      case .ended, .cancelled: return nil
      case .moved, .stationary: continue
      }
    }
    return nil
  }

  /// A contact that is somewhere else and presses in another way each time, which makes no difference.
  static func contact(_ index: Int, _ phase: Contact.Phase, at place: Int = 0) -> Contact {
    let location = CGPoint(x: CGFloat(place % 13 - 1) / 10, y: CGFloat(place % 9 - 1) / 6)
    let tools: [Contact.Tool] = [.finger, .finger, .pencil(Pencil(altitude: 0.5)), .pointer(buttons: 1)]
    return Contact(
      index: index, phase: phase, location: location, pressure: Double(place % 3) / 2,
      majorRadius: [5, 0, 12, 60, 7.5][place % 5], tool: tools[index % 4])
  }
}

extension Display {
  fileprivate var owner: Receiver {
    if isLocked { return .springBoard }
    return frontmostApp.map { .app($0) } ?? .springBoard
  }
}

// By words, not by ==: what is equal is not for the answer to say.
extension Receiver? {
  var words: String { self?.words ?? "no process" }
}

extension Receiver {
  var words: String {
    switch self {
    case .app(let name): "the app “\(name)”"
    case .springBoard: "SpringBoard"
    }
  }
}
