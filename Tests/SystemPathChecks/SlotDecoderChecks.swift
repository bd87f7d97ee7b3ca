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
      GlassRecipe(slots: [0, 1], losesEvents: true))
  }

  func testAnythingThatATouchscreenSays() {
    decode(
      "the contacts that a touchscreen means",
      GlassRecipe(
        slots: [0, 1, 2, 3], repeatsPositions: true, losesEvents: true, axesBeginAnywhere: true,
        frames: 5...20))
  }

  private func decode(
    _ asked: String, _ recipe: GlassRecipe, file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(
      asked, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller, describe: \.description
    ) { script in
      let lines = script.comparedLines
      return firstDivergence(expected: lines.expected, actual: lines.actual)
    }
  }
}

extension GlassScript {
  /// The contacts of every frame, as they are meant and as the student's decoder tells them.
  fileprivate var comparedLines: (expected: [String], actual: [String]) {
    var decoder = SlotDecoder(xAxis: xAxis, yAxis: yAxis)
    var expected: [String] = []
    var actual: [String] = []
    for (number, frame) in told.enumerated() {
      let heading = "frame \(number + 1): "
      let meant = frame.fingers.map { contact($0) }
      expected.append(heading + meant.words)
      var answers = frame.events.map { decoder.decode($0) }
      let answer = answers.popLast() ?? nil
      if answers.contains(where: { $0 != nil }) { actual.append(heading + "contacts before the report") }
      guard let answer else {
        actual.append(heading + "nil at the report")
        continue
      }
      let shown = answer.enumerated().map { place, contact in
        place < meant.count && isSame(contact, meant[place]) ? meant[place] : contact
      }
      actual.append(heading + shown.words)
    }
    return (expected, actual)
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
