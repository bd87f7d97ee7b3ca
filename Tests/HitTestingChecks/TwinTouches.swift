import CheckSupport
import TouchKit
import TouchStage

/// The same fingers on one screen built twice: with the student's classes, and with classes that do what the statement says.
///
/// Who hears of what, and in which order, all recognizers and controls included, must be the same on both, and so must what
/// becomes of the views, and who is still there when the screen is thrown away.
struct TwinTouches {
  let students: (Int) -> UIView
  let stated: (Int) -> UIView
  var steps = 24

  /// What is wrong on the student's screen, if anything is.
  func difference(in example: ScreenCase) -> String? {
    let expected = play(example, stated) { screen in
      var plan = FingerPlan(on: screen, seed: example.seed)
      return plan.play(steps: steps)
    }
    let answer = play(example, students) { screen in
      for step in expected.steps { screen.play(step) }
      return expected.steps
    }
    guard expected.entries == answer.entries else {
      return "fingers, a pointer and more on the screen, and who hears of it:\n"
        + (firstDivergence(
          expected: expected.entries.compactMap(\.swiftLine), actual: answer.entries.compactMap(\.swiftLine),
          common: 8)
          ?? "the touches are not the same ones")
    }
    if let difference = answer.settings.difference(fromTwin: expected.settings) {
      return "after fingers on the screen, the views are not as they should be: \(difference)"
    }
    guard expected.remaining == answer.remaining else {
      return """
        the screen is thrown away after fingers were on it; what is still in memory
        expected: \(Self.words(for: expected.remaining))
        got:      \(Self.words(for: answer.remaining))
        """
    }
    return nil
  }

  private struct Outcome {
    let steps: [ScreenStep]
    let entries: [TraceEntry]
    let settings: ScreenSettings
    /// The names of the views that nothing has let go of.
    var remaining: [String] = []
  }

  private func play(
    _ example: ScreenCase, _ makeSubject: (Int) -> UIView, _ play: (TracedScreen) -> [ScreenStep]
  ) -> Outcome {
    let screen = TracedScreen(example, makeSubject)
    let steps = play(screen)
    var outcome = Outcome(steps: steps, entries: screen.entries, settings: screen.settings)
    outcome.remaining = screen.takeDown()
    return outcome
  }

  private static func words(for names: [String]) -> String {
    names.isEmpty ? "none of its views" : names.joined(separator: ", ")
  }
}
