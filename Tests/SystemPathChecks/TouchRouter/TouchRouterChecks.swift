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
      let owner = router.owner(of: RouterRun.contact(0, .began), showing: row.display)
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
      RouterRun.difference(in: $0, strangers: true)
    }
  }

  func testACopyGoesOnByItself() {
    forAll("a router that is a value: each copy has owners of its own", count: 25) {
      (random: inout SeededGenerator) -> (script: RoutingScript, plan: CopyPlan) in
      (RoutingScript.make(fingers: 4, strangers: true, cancels: true)(&random), CopyPlan(&random))
    } shrink: { example in
      example.script.smaller.map { ($0, example.plan) }
    } describe: {
      let run = RouterRun(of: $0.script, strangers: true)
      return "\($0.plan.words(for: run, step: "contact")); what happened, and who got it:"
    } check: {
      RouterRun.difference(
        in: $0.plan.play(RouterRun(of: $0.script, strangers: true)), named: CopyPlan.name)
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
      RouterRun.difference(in: [$0], strangers: strangers)
    }
  }
}
