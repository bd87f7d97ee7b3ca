import CheckSupport
import TouchKit
import XCTest

@testable import SystemPathExercises

final class SlotDecoderChecks: CheckCase {
  func testAFingerThatLandsMovesRestsAndLeaves() {
    play(
      "a contact in each frame, from landing to leaving",
      GlassScript([0: .at(400, 300)], [0: .at(800, 600)], [:], [0: .at(810, 590)], [0: .gone], [:]),
      GlassScript([0: .at(400, 300)], [0: .gone], [0: .at(1200, 900)], [:], [0: .gone]))
  }

  func testTheSlotStaysChosenUntilAnother() {
    play(
      "what follows is about the slot that was chosen last, in later frames, too",
      GlassScript([1: .at(400, 300)], [1: .at(800, 600)], [1: .gone], [1: .at(40, 30)]))
  }

  func testSeveralFingersInOneFrame() {
    play(
      "a contact for each finger that is down or has just left, the lowest slot first",
      GlassScript(
        [0: .at(400, 300), 2: .at(800, 600)], [12: .at(160, 120)], [2: .at(800, 700)],
        [0: .gone, 2: .gone], [:]))
  }

  func testWhatIsNotSentIsAsItWas() {
    play(
      "x and y of a slot stay until they are sent again, even for the next finger in that slot",
      GlassScript([0: .at(400, 300)], [0: .at(400, 600)], [0: .at(800, 600)], [0: .gone]),
      GlassScript(
        [0: .at(400, 300)], [1: .at(1200, 900)], [0: .gone], [0: .at(400, 60)], [0: .at(800, 60)],
        [1: .gone], [1: .at(1200, 900)]))
  }

  func testLocationsAreSharesOfTheAxes() {
    var script = GlassScript([0: .at(200, 0)], [0: .at(1199, 399)], [0: .at(700, -400)], [0: .gone])
    (script.xAxis, script.yAxis) = (200...1199, -600...399)
    play("0 at the lower end of an axis, 1 at its upper end", script)
  }

  func testLostEventsCancelFingers() {
    play(
      "nothing of a frame with a loss counts: fingers that were down are cancelled where they were",
      GlassScript([0: .at(400, 300), 1: .at(800, 600)], .init([0: .at(40, 30)], loss: 0), [:]),
      GlassScript([0: .at(400, 300)], .init([0: .at(40, 30)], loss: 2), [0: .at(40, 30)], [0: .gone]),
      GlassScript([0: .at(400, 300)], .init([0: .gone, 1: .at(800, 600)], loss: 1), [1: .at(8, 6)], [:]),
      GlassScript(.init([0: .at(400, 300), 1: .at(800, 600)], loss: 2), [:]),
      GlassScript([0: .at(400, 300)], [0: .gone], .init([:], loss: 0), [:]))
  }

  func testHoldsForACopy() {
    var decoder = SlotDecoder(xAxis: 0...1599, yAxis: 0...1199)
    for event in [TouchscreenEvent.trackingID(1), .x(400), .y(300), .report] { _ = decoder.decode(event) }
    var copy = decoder
    for event in [TouchscreenEvent.trackingID(-1), .x(40), .report] { _ = copy.decode(event) }
    let contacts = decoder.decode(.report) ?? []
    checkTrace(
      ["slot 0 stationary at 0.25"],
      contacts.map { "slot \($0.index) \($0.phase) at \(NumberText.trimmed($0.location.x))" },
      asked: "a decoder is a value: what its copy decodes changes nothing in it")
  }

  func testHoldsOnAnyTouchscreen() {
    playAny("the contacts that a touchscreen means", make: GlassScript.random)
  }
}
