import CheckSupport
import TouchKit
import XCTest

@testable import SystemPathExercises

final class SlotDecoderChecks: CheckCase {
  func testAFingerThatLandsMovesRestsAndLeaves() {
    decode("a contact in each frame, from landing to leaving", GlassRecipe())
  }

  func testTheSlotStaysChosenUntilAnother() {
    decode(
      "all that follows is about the slot that was chosen last, in the next frames, too",
      GlassRecipe(slots: [1]))
  }

  func testSeveralFingersInOneFrame() {
    decode("a contact for each finger, the lowest slot first", GlassRecipe(slots: [0, 2, 12]))
  }

  func testWhatIsNotSentIsAsItWas() {
    decode(
      "x and y of a slot stay until they are sent again", GlassRecipe(repeatsPositions: true, frames: 5...14))
  }

  func testLocationsAreSharesOfTheAxes() {
    decode("0 at the lower end of an axis, 1 at its upper end", GlassRecipe(axesBeginAnywhere: true))
  }

  func testLostEventsCancelFingers() {
    decode(
      "cancelled fingers where events were lost, and none until another one lands",
      GlassRecipe(slots: [0, 1], losesEvents: true), count: 60)
  }

  func testAnythingThatATouchscreenSays() {
    decode(
      "the contacts that a touchscreen means",
      GlassRecipe(
        slots: [0, 1, 2, 3], repeatsPositions: true, losesEvents: true, axesBeginAnywhere: true,
        frames: 5...20, saysAnything: true), count: 150)
  }

  func testTwoScreensAtATime() {
    let recipe = GlassRecipe(
      repeatsPositions: true, losesEvents: true, axesBeginAnywhere: true, saysAnything: true)
    forAll("two decoders, each of which knows its own screen", count: 20) {
      (random: inout SeededGenerator) -> [GlassScript] in
      let script = recipe.makeCase(&random)
      var recipe = recipe
      // Two screens of one kind are two screens all the same.
      if random.isTurn(in: 2) { recipe.sameKind = script }
      return [script, recipe.makeCase(&random)]
    } shrink: {
      smallerPairs(of: $0, \.smaller)
    } describe: {
      "\($0[0])\nand, event by event in turns with it,\n\($0[1])"
    } check: {
      DecoderRun.divergence(of: $0)
    }
  }

  func testACopyGoesOnByItself() {
    let recipe = GlassRecipe(
      slots: [0, 1, 2], repeatsPositions: true, losesEvents: true, frames: 4...12)
    forAll("a decoder that is a value: each copy has fingers of its own", count: 30) {
      (random: inout SeededGenerator) -> (script: GlassScript, plan: CopyPlan) in
      var script = recipe.makeCase(&random)
      script.order = random.next()
      return (script, CopyPlan(&random))
    } shrink: { example in
      example.script.smaller.map { ($0, example.plan) }
    } describe: {
      "\($0.script)\n\($0.plan.words(for: DecoderRun(of: $0.script), step: "event"))"
    } check: {
      DecoderRun.divergence(in: $0.plan.play(DecoderRun(of: $0.script)), named: CopyPlan.name)
    }
  }

  private func decode(
    _ asked: String, _ recipe: GlassRecipe, count: Int = 36, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: \.description
    ) { script in
      DecoderRun.divergence(of: [script])
    }
  }
}
