import CheckSupport
import TouchKit
import XCTest

@testable import SystemPathExercises

final class TouchRouterChecks: CheckCase {
  private let mail = Display(frontmostApp: "Mail")
  private let maps = Display(frontmostApp: "Maps")
  private let home = Display()
  private let lock = Display(isLocked: true)

  func testALandingBelongsToWhatTheDisplayShows() {
    play(
      "the owner of a finger that lands", RoutingScript(.init(0, .began, mail)),
      RoutingScript(.init(0, .began, maps)), RoutingScript(.init(0, .began, home)),
      RoutingScript(.init(0, .began, lock)),
      RoutingScript(.init(0, .began, Display(frontmostApp: "Mail", isLocked: true))))
  }

  func testATouchNeverChangesItsOwner() {
    play(
      "one owner for a finger from landing to end, whatever comes to the front",
      RoutingScript(
        .init(0, .began, mail), .init(0, .moved, maps), .init(0, .stationary, home), .init(0, .ended, maps)),
      RoutingScript(
        .init(0, .began, home), .init(0, .moved, mail), .init(0, .ended, mail), .init(0, .began, mail),
        .init(0, .moved, maps)))
  }

  func testEachFingerHasItsOwnOwner() {
    play(
      "an owner for each finger, by where it landed",
      RoutingScript(
        .init(0, .began, mail), .init(11, .began, maps), .init(0, .moved, maps), .init(12, .began, home),
        .init(11, .moved, home), .init(0, .ended, home), .init(12, .moved, mail), .init(11, .ended, mail)),
      RoutingScript(
        .init(0, .began, mail), .init(0, .moved, lock), .init(1, .began, lock), .init(2, .began, mail),
        .init(1, .moved, mail), .init(0, .ended, mail), .init(2, .moved, mail), .init(1, .ended, mail)))
  }

  func testACancelledFingerIsGone() {
    play(
      "a new owner for the finger that lands after a cancelled one",
      RoutingScript(
        .init(0, .began, mail), .init(0, .cancelled, maps), .init(0, .began, maps), .init(0, .ended, mail)))
  }

  func testAFingerThatNeverLandedBelongsToNoProcess() {
    play(
      "no process for a finger that goes on without having landed",
      RoutingScript(.init(0, .moved, mail), .init(0, .stationary, mail), .init(0, .ended, mail)),
      RoutingScript(.init(0, .began, mail), .init(1, .cancelled, mail), .init(0, .ended, mail)),
      RoutingScript(.init(0, .began, mail), .init(0, .ended, mail), .init(0, .moved, mail)))
  }

  func testHoldsForAPencilAndAPointer() {
    func script(_ tools: Contact.Tool...) -> RoutingScript {
      RoutingScript(
        .init(0, .began, mail, .init(tool: tools[0])), .init(0, .moved, mail, .init(tool: tools[1])))
    }
    play(
      "the index alone says which finger it is, even if a pencil tilts, or another button is pressed",
      script(.pencil(Pencil()), .pencil(Pencil(altitude: 0.5))),
      script(.pointer(buttons: 1), .pointer(buttons: 3)))
  }

  func testHoldsForACopy() {
    func contact(_ phase: Contact.Phase) -> Contact { Contact(index: 0, phase: phase, location: .zero) }
    var router = TouchRouter()
    _ = router.owner(of: contact(.began), showing: mail)
    var copy = router
    _ = copy.owner(of: contact(.ended), showing: maps)
    let owner = router.owner(of: contact(.moved), showing: maps)
    checkTrace(
      ["finger 0 moved → Mail"],
      [
        "finger 0 moved → \(owner == .app("Mail") ? "Mail" : owner == nil ? "no process" : "another process")"
      ],
      asked: "a router is a value: that finger 0 ends in its copy changes nothing in it")
  }

  func testHoldsForAnyFingersAndApps() {
    playAny(
      "the owner of each contact, by what the display showed at the landing", make: RoutingScript.random)
  }
}
