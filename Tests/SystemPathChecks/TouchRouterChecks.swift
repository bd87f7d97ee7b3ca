import CheckSupport
import TouchKit
import XCTest

@testable import SystemPathExercises

final class TouchRouterChecks: CheckCase {
  func testALandingBelongsToWhatTheDisplayShows() {
    let table: [(display: Display, owner: Receiver)] = [
      (Display(frontmostApp: "Mail"), .app("Mail")),
      (Display(frontmostApp: "Maps"), .app("Maps")),
      (Display(frontmostApp: nil), .springBoard),
      (Display(frontmostApp: nil, isLocked: true), .springBoard),
      (Display(frontmostApp: "Mail", isLocked: true), .springBoard),
    ]
    for row in table {
      var router = TouchRouter()
      let owner = router.owner(of: Self.contact(0, .began), showing: row.display)
      guard owner.words != row.owner.words else { continue }
      XCTFail(
        """
        asked: the owner of a finger that lands while \(row.display.words)
        expected: \(row.owner.words)
        got:      \(owner.words)
        """)
      return
    }
  }

  func testATouchNeverChangesItsOwner() {
    route(
      "one owner for a finger from landing to lift, whatever comes to the front",
      RoutingScript.make(fingers: 1))
  }

  func testEachFingerHasItsOwnOwner() {
    route("an owner for each finger, by where it landed", RoutingScript.make(fingers: 3), count: 100)
  }

  func testAnyNumberOfFingers() {
    route(
      "an owner for each of many fingers, by where it landed",
      RoutingScript.make(fingers: 16, strangers: true, cancels: true), strangers: true, count: 60)
  }

  func testTwoRoutersAtATime() {
    forAll("two routers, each of which knows its own fingers", count: 20) {
      (random: inout SeededGenerator) -> [RoutingScript] in
      let make = RoutingScript.make(fingers: 2, strangers: true, cancels: true)
      return [make(&random), make(&random)]
    } shrink: {
      smallerPairs(of: $0, \.smaller)
    } describe: { _ in
      "what happened on two devices in turns, and who got it:"
    } check: {
      Self.difference(in: $0, strangers: true)
    }
  }

  func testACancelledFingerIsGone() {
    route(
      "a new owner for the finger that lands after a cancelled one",
      RoutingScript.make(fingers: 2, cancels: true))
  }

  func testAFingerThatNeverLandedBelongsToNoProcess() {
    route(
      "no process for a finger that goes on without having landed",
      RoutingScript.make(fingers: 2, strangers: true, cancels: true), strangers: true)
  }

  private func route(
    _ asked: String, _ make: (inout SeededGenerator) -> RoutingScript, strangers: Bool = false,
    count: Int = 70, file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: make, shrink: \.smaller,
      describe: { _ in "what happened, and who got it:" }
    ) {
      Self.difference(in: [$0], strangers: strangers)
    }
  }

  /// Where a router is wrong; several of them get their contacts in turns.
  private static func difference(in scripts: [RoutingScript], strangers: Bool) -> String? {
    let moments = scripts.map { $0.moments(strangers: strangers) }
    var routers = scripts.map { _ in TouchRouter() }
    var lines: [String] = []
    for place in 0..<(moments.map(\.count).max() ?? 0) {
      for number in routers.indices where place < moments[number].count {
        let moment = moments[number][place]
        let owner = routers[number].owner(
          of: contact(moment.index, moment.phase, at: place), showing: moment.display)
        let expected = landing(of: place, in: moments[number]).map { moments[number][$0].display.owner }
        let device = scripts.count == 1 ? "" : "device \(number + 1): "
        lines.append("  \(device)\(moment.words): \(owner.words)")
        guard owner.words != expected.words else { continue }
        return (lines + ["expected: \(expected.words)", "got:      \(owner.words)"]).joined(separator: "\n")
      }
    }
    return nil
  }

  /// Where the finger of a moment landed, if it did and has not left since.
  private static func landing(of place: Int, in moments: [RoutingScript.Moment]) -> Int? {
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

  /// Where the finger is and how it presses makes no difference: both are different each time.
  private static func contact(_ index: Int, _ phase: Contact.Phase, at place: Int = 0) -> Contact {
    let location = CGPoint(x: CGFloat(place % 13 - 1) / 10, y: CGFloat(place % 7) / 6)
    return Contact(
      index: index, phase: phase, location: location, pressure: Double(place % 5) / 4,
      majorRadius: [5, 0, 12, 60][place % 4])
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
  fileprivate var words: String { self?.words ?? "no process" }
}

extension Receiver {
  fileprivate var words: String {
    switch self {
    case .app(let name): "the app “\(name)”"
    case .springBoard: "SpringBoard"
    }
  }
}
