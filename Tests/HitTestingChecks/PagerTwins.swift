import CheckSupport
import TouchKit
import TouchStage

/// Plays the same on the student's screen and on one that does what the statement says.
final class PagerTwins {
  private let students = PagerStage<StudentsContainer>()
  private let stated = PagerStage<StatedContainer>()

  func difference(in example: PagerScreenCase) -> String? {
    students.show(example)
    stated.show(example)
    var random = SeededGenerator(seed: example.seed)
    var happened: [String] = []
    for place in 0...example.steps.count {
      if place > 0 {
        happened.append(example.steps[place - 1].words)
        var places: [CGPoint?] = []
        stated.play(example.steps[place - 1]) {
          places.append(stated.place(for: $0, whileDragging: $1))
          return places.last ?? nil
        }
        students.play(example.steps[place - 1]) { _, _ in places.first ?? nil }
      }
      let words = happened.isEmpty ? "" : "after this: \(happened.joined(separator: "; "))\n"
      let (state, expectedState) = (students.state, stated.state)
      guard state == expectedState else {
        let inside = ViewState.difference(
          expected: expectedState.pagers.flatMap { $0.looks + $0.contents },
          actual: state.pagers.flatMap { $0.looks + $0.contents })
        return "\(words)expected: \(expectedState)\ngot:      \(state)\n"
          + (inside.map { "what differs: \($0)\n" } ?? "") + students.outline
      }
      if let difference = firstDivergence(expected: stated.heard, actual: students.heard) {
        return "\(words)who hears of the touches, apart from the containers and their pages\n\(difference)"
      }
      for (number, point) in stated.points(&random).enumerated() {
        // An event is no condition for an answer, nor is its kind.
        let (expected, answer) = (
          stated.answer(at: point, asking: number % 7), students.answer(at: point, asking: number % 7)
        )
        guard expected != answer else { continue }
        return """
          \(words)touch on the screen at \(point.text)
          expected: \(expected)
          got:      \(answer)
          \(students.outline)
          """
      }
    }
    students.shake()
    stated.shake()
    if let difference = firstDivergence(expected: stated.heard, actual: students.heard) {
      return "a key is pressed, and the device is shaken; who hears of it\n\(difference)"
    }
    return differenceOutOfTheWindow(after: happened, &random)
  }

  /// What a point belongs to is no matter of a window.
  private func differenceOutOfTheWindow(
    after happened: [String], _ random: inout SeededGenerator
  ) -> String? {
    let points = stated.points(&random).map(stated.inHost)
    for point in points {
      let (expected, answer) = (stated.answerInNoWindow(at: point), students.answerInNoWindow(at: point))
      guard expected != answer else { continue }
      return """
        \((happened + ["all is taken out of the window"]).joined(separator: "; "))
        hitTest with the point \(point.text)
        expected: \(expected)
        got:      \(answer)
        \(students.outline)
        """
    }
    return nil
  }
}
