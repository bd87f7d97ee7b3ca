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
        [.identity], .init(20, [0: .land(place)]), .init(20, [0: .go(other)]), .init(20),
        .init(20, [0: .lift()]),
        .init(60, [0: .land(other)]), .init(20, [0: .go(place)]), .init(20, [0: .lift()])),
      FingerScript(
        [.identity, .phase, .location], .init(20, [0: .land(place)]), .init(20, [0: .lift()]),
        .init(60, [0: .land(place)]), .init(20, [0: .go(other)]), .init(20, [0: .cancel])))
  }

  func testEveryPhaseInItsFrame() {
    play(
      "began once, moved where the finger is somewhere else, else stationary, at last ended or cancelled",
      FingerScript(
        [.phase], .init(20, [0: .land(place)]), .init(20, [0: .go(other)]), .init(20, [0: .stay()]),
        .init(20, [0: .stay(saying: .moved)]), .init(20, [0: .go(place, saying: .stationary)]),
        .init(20, [0: .lift(at: other)])),
      FingerScript([.phase], .init(20, [0: .land(place)]), .init(20, [0: .cancel]), .init(20, [:])))
  }

  func testLocationsAreInPoints() {
    let half = CGPoint(x: 40.5, y: 99.5)
    play(
      "the location of each touch in points of the screen",
      FingerScript(
        [.location], .init(20, [0: .land(place)]), .init(20, [0: .go(half)]), .init(20, [0: .lift(at: other)])
      ))
  }

  func testSeveralFingersAtATime() {
    play(
      "for each finger a touch of its own, also if the frame leaves the finger out",
      FingerScript(
        [.phase, .location], .init(20, [0: .land(place)]), .init(20, [1: .land(other)]), .init(20),
        .init(20, [0: .go(other), 1: .go(place)]), .init(20, [1: .lift()]), .init(20, [0: .lift()])))
  }

  func testFingersThatNeverLandedMakeNoTouches() {
    play(
      "no touch for a contact that hasn't begun",
      FingerScript(
        [.phase], .init(20, [0: .go(place)]), .init(20, [0: .stay()]), .init(20, [0: .lift()]),
        .init(20, [0: .land(place)]), .init(20, [0: .lift(), 1: .cancel])))
  }

  func testAnInterruptionEndsEveryTouch() {
    play(
      "all open touches cancelled, and none for their fingers until they land again",
      FingerScript(
        [.phase], .init(20, [0: .land(place), 1: .land(other)]), .interruption(20),
        .init(20, [0: .go(other)]),
        .init(20, [0: .lift(), 1: .lift()]), .init(20, [0: .land(place)]), .init(20, [0: .lift()])))
  }

  func testTapCounts() {
    let away = Tap(at: CGPoint(x: 40, y: 0))
    let taps: [[Tap]] = [
      [Tap(), Tap(), Tap(), Tap(), Tap()],
      [Tap(), Tap(gap: 340), Tap(gap: 360)],
      [Tap(), Tap(press: 740), Tap(press: 760), Tap()],
      [Tap(), away, Tap(at: CGPoint(x: 80, y: 0)), Tap(at: CGPoint(x: 40, y: 40))],
      [Tap(way: [CGPoint(x: 44, y: 0), .zero]), Tap(way: [CGPoint(x: 46, y: 0), .zero]), Tap()],
      [Tap(), Tap(end: .cancel), Tap()],
    ]
    for taps in taps {
      var script = FingerScript(taps: taps, at: place)
      script.aspects = [.phase, .tapCount]
      play("the tap count by time, place, and what the earlier touch was", script)
    }
  }

  func testOnlyOneTouchContinuesATap() {
    let tracker = TouchTracker(screen: CGSize(width: 320, height: 480))
    func play(_ time: TimeInterval, _ phase: Contact.Phase, _ indices: Int...) -> [FingerTouch] {
      tracker.touches(
        for: DigitizerFrame(
          time: time,
          contacts: indices.map { Contact(index: $0, phase: phase, location: CGPoint(x: 0.5, y: 0.5)) }))
    }
    _ = play(1, .began, 0)
    _ = play(1.05, .ended, 0)
    let counts = play(1.1, .began, 0, 1).map(\.tapCount).sorted()
    checkTrace(
      ["tap counts of both: [1, 2]"], ["tap counts of both: \(counts)"],
      asked: "a tap, and then two fingers that land together in its place: only one of them continues it")
  }

  func testTracksWithoutADevice() {
    let running = UIApplication.shared
    let tracker = TouchTracker(screen: CGSize(width: 320, height: 480))
    let contact = Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5))
    _ = tracker.touches(for: DigitizerFrame(time: 1, contacts: [contact]))
    if UIApplication.shared !== running {
      XCTFail("asked: a tracker of your own\ngot: an app was run on a device of the engine")
    }
  }

  func testHoldsForAnyFingers() {
    playAny("a touch for each finger, as it is in this frame", make: FingerScript.anyFingers)
  }

  func testHoldsForAnySeriesOfTaps() {
    playAny(
      "the tap count by time, place, and what the earlier touch was", count: 2 * FingerScript.kindsOfSeries,
      make: FingerScript.anyTaps)
  }
}
