import CheckSupport
import TouchKit
import XCTest

@testable import SystemPathExercises

final class TouchTrackerChecks: CheckCase {
  private let place = CGPoint(x: 160, y: 240)
  private let other = CGPoint(x: 40, y: 100)

  func testAFingerIsOneObjectFromLandingToLeaving() {
    play(
      "one object for a finger all along, and a new one for the next; objects are numbered as they appear",
      FingerScript(
        [.identity], [0: .land(place)], [0: .go(other)], [:], [0: .lift()], [0: .land(other)],
        [0: .go(place)],
        [0: .lift()]),
      FingerScript(
        [.identity, .phase, .location], [0: .land(place)], [0: .lift()], [0: .land(place)], [0: .go(other)],
        [0: .cancel]))
  }

  func testEveryPhaseInItsFrame() {
    play(
      "began once, moved where the finger is somewhere else, else stationary, at last ended or cancelled",
      FingerScript(
        [.phase], [0: .land(place)], [0: .go(other)], [0: .stay()], [0: .stay(saying: .moved)],
        [0: .go(place, saying: .stationary)], [0: .lift(at: other)]),
      FingerScript(
        [.phase], [0: .land(place)], [0: .go(place + CGPoint(x: 0, y: 0.25))], [0: .go(place)],
        [0: .go(place + CGPoint(x: 0.25, y: 0))], [0: .cancel], [:]))
  }

  func testLocationsAreInPoints() {
    play(
      "the location of each touch in points of the screen",
      FingerScript([.location], [0: .land(place)], [0: .go(CGPoint(x: 40.5, y: 99.5))], [0: .lift(at: other)])
    )
  }

  func testSeveralFingersAtATime() {
    play(
      "for each finger a touch of its own, even if the frame leaves the finger out",
      FingerScript(
        [.phase, .location], [0: .land(place)], [1: .land(other)], [:], [0: .go(other), 1: .go(place)],
        [1: .lift()], [0: .lift()]))
  }

  func testFingersThatNeverLandedMakeNoTouches() {
    play(
      "no touch for a contact that hasn't begun",
      FingerScript(
        [.phase], [0: .go(place)], [0: .stay()], [0: .lift()], [0: .land(place)], [0: .lift(), 1: .cancel]))
  }

  func testAnInterruptionEndsEveryTouch() {
    play(
      "an interruption cancels all open touches and changes nothing else; their fingers must land again",
      FingerScript(
        [.phase], [0: .land(place), 1: .land(other)], .interruption(20), [0: .go(other)],
        [0: .lift(), 1: .lift()], [0: .land(place)], [0: .lift()]),
      FingerScript(
        [.identity, .phase, .tapCount], [0: .land(place)], [0: .lift()], .interruption(20), [0: .land(place)],
        .interruption(20), [0: .land(place)]))
  }

  func testTapCounts() {
    func series(_ taps: Tap...) -> FingerScript { FingerScript([.phase, .tapCount], taps, at: place) }
    func tap(_ x: CGFloat, _ y: CGFloat = 0) -> Tap { Tap(at: CGPoint(x: x, y: y)) }
    func trip(_ x: CGFloat) -> Tap { Tap(way: [CGPoint(x: x, y: 0), .zero]) }
    var large = series(trip(44), trip(46), Tap(), tap(40), tap(80))
    large.screen = CGSize(width: 1024, height: 1366)
    play(
      "the tap count by time, place, and what the earlier touch was", large,
      series(Tap(), Tap(), Tap(), Tap(), Tap()), series(Tap(), Tap(gap: 340), Tap(gap: 360)),
      series(Tap(), Tap(press: 740), Tap(press: 760), Tap()), series(trip(44), trip(46), Tap()),
      series(Tap(), tap(40), tap(80), tap(40, 40)), series(Tap(), Tap(end: .cancel), Tap()),
      series(Tap(), tap(40), tap(-40)), series(Tap(), Tap(gap: 200, at: other), Tap(gap: 200)))
  }

  func testOnlyOneTouchContinuesATap() {
    let script = FingerScript(
      [.tapCount], [0: .land(place)], [0: .lift()], [0: .land(place), 1: .land(place)])
    let touches = script.moments.compactMap(\.frame).map(TouchTracker(screen: script.screen).touches)
    let counts = touches[2].map { $0.tapCount }.sorted()
    checkTrace(
      ["tap counts of both: [1, 2]"], ["tap counts of both: \(counts)"],
      asked: "a tap, and then two fingers that land together in its place: only one of them continues it")
  }

  func testTracksWithoutADevice() {
    let running = UIApplication.shared
    let contact = Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5))
    let tracker = TouchTracker(screen: CGSize(width: 320, height: 480))
    _ = tracker.touches(for: DigitizerFrame(time: 1, contacts: [contact]))
    if UIApplication.shared !== running {
      XCTFail("asked: a tracker of your own\ngot: an app was run on a device of the engine")
    }
  }

  func testHoldsNoTouch() {
    var isKept: [() -> Bool] = []
    func tap() {
      let tracker = TouchTracker(screen: CGSize(width: 320, height: 480))
      for (number, phase) in [Contact.Phase.began, .ended, .began, .ended, .began].enumerated() {
        let contact = Contact(index: 0, phase: phase, location: CGPoint(x: 0.5, y: 0.5))
        let frame = DigitizerFrame(time: 1 + Double(number) / 10, contacts: [contact])
        isKept += tracker.touches(for: frame).map { touch in { [weak touch] in touch != nil } }
      }
    }
    tap()
    if isKept.contains(where: { $0() }) {
      XCTFail("asked: the touches of a series of taps go with their tracker\ngot: some are kept")
    }
  }

  func testHoldsForAnyFingers() {
    playAny(
      "a touch for each finger, as it is in this frame", make: { FingerScript.anyFingers(&$0).pressing })
  }

  func testHoldsForAnySeriesOfTaps() {
    playAny(
      "the tap count by time, place, and what the earlier touch was", count: 2 * FingerScript.kindsOfSeries,
      make: { FingerScript.anyTaps(&$0).pressing })
  }
}
