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
    route("an owner for each finger, by where it landed", RoutingScript.make(fingers: 3))
  }

  func testACancelledFingerIsGone() {
    route(
      "a new owner for the finger that lands after a cancelled one",
      RoutingScript.make(fingers: 2, cancels: true))
  }

  func testAFingerThatNeverLandedBelongsToNobody() {
    route(
      "nobody for a finger that goes on without having landed",
      RoutingScript.make(fingers: 2, strangers: true, cancels: true), strangers: true)
  }

  private func route(
    _ asked: String, _ make: (inout SeededGenerator) -> RoutingScript, strangers: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(
      asked, file: file, line: line, generate: make, shrink: \.smaller,
      describe: { _ in "what happened, and who got it:" }
    ) { script in
      let moments = script.moments(strangers: strangers)
      var router = TouchRouter()
      var lines: [String] = []
      for (place, moment) in moments.enumerated() {
        let owner = router.owner(of: Self.contact(moment.index, moment.phase), showing: moment.display)
        let expected = Self.landing(of: place, in: moments).map { moments[$0].display.owner }
        lines.append("  \(moment.words): \(owner.words)")
        guard owner.words != expected.words else { continue }
        return (lines + ["expected: \(expected.words)", "got:      \(owner.words)"]).joined(separator: "\n")
      }
      return nil
    }
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

  private static func contact(_ index: Int, _ phase: Contact.Phase) -> Contact {
    Contact(index: index, phase: phase, location: CGPoint(x: 0.5, y: 0.5))
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
  fileprivate var words: String { self?.words ?? "nobody" }
}

extension Receiver {
  fileprivate var words: String {
    switch self {
    case .app(let name): name
    case .springBoard: "SpringBoard"
    }
  }
}
