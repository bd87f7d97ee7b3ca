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
      [recipe.makeCase(&random), recipe.makeCase(&random)]
    } shrink: {
      smallerPairs(of: $0, \.smaller)
    } describe: {
      "\($0[0])\nand, event by event in turns with it,\n\($0[1])"
    } check: {
      GlassScript.divergence(of: $0)
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
      GlassScript.divergence(of: [script])
    }
  }
}

extension GlassScript {
  /// Where the contacts that decoders tell, which get their events in turns, part from those that are meant.
  fileprivate static func divergence(of scripts: [GlassScript]) -> String? {
    var comparisons = scripts.map { Comparison(of: $0) }
    while comparisons.contains(where: { !$0.isOver }) {
      for place in comparisons.indices { comparisons[place].decodeNext() }
    }
    for comparison in comparisons {
      if let difference = firstDivergence(expected: comparison.expected, actual: comparison.actual) {
        return difference
      }
    }
    return nil
  }

  /// One script on one of the student's decoders.
  private struct Comparison {
    private let script: GlassScript
    private var decoder: SlotDecoder
    private var frames: [ToldFrame]
    private var number = 0
    private var place = 0
    private(set) var expected: [String] = []
    private(set) var actual: [String] = []

    init(of script: GlassScript) {
      self.script = script
      decoder = SlotDecoder(xAxis: script.xAxis, yAxis: script.yAxis)
      frames = script.told
    }

    var isOver: Bool { number == frames.count }

    mutating func decodeNext() {
      guard !isOver else { return }
      let frame = frames[number]
      let heading = "frame \(number + 1): "
      let answer = decoder.decode(frame.events[place])
      place += 1
      guard place == frame.events.count else {
        if answer != nil { actual.append(heading + "contacts before the report") }
        return
      }
      (number, place) = (number + 1, 0)
      let meant = frame.fingers.map { script.contact($0) }
      expected.append(heading + meant.words)
      guard let answer else {
        actual.append(heading + "nil at the report")
        return
      }
      let shown = answer.enumerated().map { place, contact in
        place < meant.count && script.isSame(contact, meant[place]) ? meant[place] : contact
      }
      actual.append(heading + shown.words)
    }
  }

  private func contact(_ finger: ToldFrame.Finger) -> Contact {
    let location = CGPoint(
      x: CGFloat(finger.x - xAxis.lowerBound) / width, y: CGFloat(finger.y - yAxis.lowerBound) / height)
    return Contact(index: finger.slot, phase: finger.phase, location: location)
  }

  /// Whether two contacts are the same but for one position more or less.
  private func isSame(_ one: Contact, _ other: Contact) -> Bool {
    one.index == other.index && one.phase == other.phase
      && abs(one.location.x - other.location.x) * width < 1.01
      && abs(one.location.y - other.location.y) * height < 1.01
  }

  private var width: CGFloat { CGFloat(xAxis.upperBound - xAxis.lowerBound) }
  private var height: CGFloat { CGFloat(yAxis.upperBound - yAxis.lowerBound) }
}

extension [Contact] {
  fileprivate var words: String { isEmpty ? "no contacts" : map(\.words).joined(separator: ", ") }
}

extension Contact {
  fileprivate var words: String {
    let x = NumberText.trimmed(Double(location.x), places: 3)
    let y = NumberText.trimmed(Double(location.y), places: 3)
    return "slot \(index) \(phase) at (\(x), \(y))"
  }
}
