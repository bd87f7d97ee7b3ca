import CheckSupport
import TouchKit
import XCTest

final class TouchTrackerChecks: CheckCase {
  func testAFingerIsOneObjectFromLandingToLeaving() {
    compare(
      [.identity],
      "one object for a finger all along, and a new one for the next; objects are numbered as they appear",
      FingerRecipe().makeCase)
  }

  func testEveryPhaseInItsFrame() {
    compare(
      [.phase],
      "began once, moved where the finger is somewhere else, else stationary, at last ended or cancelled",
      FingerRecipe(spices: [.rests, .cancels]).makeCase)
  }

  func testLocationsAreInPoints() {
    compare(
      [.location], "the location of each touch in points of the screen",
      FingerRecipe(spices: [.rests]).makeCase)
  }

  func testSeveralFingersAtATime() {
    compare(
      [.phase, .location], "for each finger a touch of its own, also if the frame leaves the finger out",
      FingerRecipe(fingers: 3, spices: [.rests]).makeCase)
  }

  func testFingersThatNeverLandedMakeNoTouches() {
    compare(
      [.phase], "no touch for a contact that moves or ends without having begun",
      FingerRecipe(fingers: 2, spices: [.strangers]).makeCase)
  }

  func testAnInterruptionEndsEveryTouch() {
    compare(
      [.phase], "all open touches cancelled, and none for their fingers until they land again",
      FingerRecipe(fingers: 2, spices: [.interruptions]).makeCase)
  }

  func testTapCounts() {
    compare(
      [.tapCount],
      "the tap count by time, place, and what the earlier touch was (see “Counting taps” in the chapter)",
      FingerRecipe.makeTaps,
      count: 200)
  }

  func testTapCountsWhileOtherFingersAreDown() {
    compare(
      [.phase, .tapCount],
      "the tap count of each series of taps by itself (see “Counting taps” in the chapter)",
      FingerRecipe(fingers: 3, spices: [.cancels, .interruptions], steps: 6...18).makeCase, count: 100)
  }

  func testFingersThatLandTogetherShareNoTap() {
    compare(
      [.phase, .tapCount], "of fingers that land together only one continues a tap, whichever it is",
      FingerRecipe.makeTwins, count: 30)
  }

  func testAnythingThatFingersCanDo() {
    compare(
      [.identity, .phase, .location, .tapCount], "the same touches as the engine's",
      FingerRecipe(
        fingers: 4, spices: Set(FingerRecipe.Spice.allCases), steps: 6...24, reachesLimits: true
      ).makeCase, count: 60)
  }

  func testTwoTrackersAtATime() {
    forAll("two trackers, each of which knows its own fingers", count: 20) {
      (random: inout SeededGenerator) -> [FingerScript] in
      let recipe = FingerRecipe(fingers: 2, spices: [.rests, .interruptions])
      return [recipe.makeCase(&random), FingerRecipe.makeTaps(&random)]
    } shrink: {
      smallerPairs(of: $0, \.smaller)
    } describe: {
      "\($0[0])\nand, frame by frame in turns with it, on a screen of its own,\n\($0[1])"
    } check: { (pair: [FingerScript]) -> String? in
      let aspects: [TouchAspect] = [.phase, .location, .tapCount]
      let logs = FingerScript.studentsLogs(of: pair, aspects)
      for (script, log) in zip(pair, logs) {
        if let difference = firstDivergence(expected: script.enginesLog(aspects), actual: log) {
          return difference
        }
      }
      return nil
    }
  }

  func testTracksWithoutADevice() {
    forAll(
      "a tracker of your own", count: 20, generate: FingerRecipe(fingers: 2).makeCase, shrink: \.smaller,
      describe: \.description
    ) { script in
      let running = UIApplication.shared
      _ = script.studentsLog([.phase])
      guard UIApplication.shared !== running else { return nil }
      return "got: an app was run on a device of the engine, and its touches are the engine's own"
    }
  }

  private func compare(
    _ aspects: [TouchAspect], _ asked: String, _ make: (inout SeededGenerator) -> FingerScript,
    count: Int = 26,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: make, shrink: \.smaller, describe: \.description
    ) { script in
      firstDivergence(expected: script.enginesLog(aspects), actual: script.studentsLog(aspects))
    }
  }
}
