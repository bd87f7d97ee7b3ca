import CheckSupport
import TouchKit
import TouchStage

/// Fingers on views with coordinators, which come and go meanwhile: with the answer's classes and with those of the checks
/// the same must happen to everything on the screen.
struct RouterPlay {
  /// What the case is made of.
  private let random: SeededGenerator
  private var stepCount: Int

  init(_ random: inout SeededGenerator) {
    self.random = random
    stepCount = random.inTurn([20, 20, 30, 60])
  }

  var smaller: [RouterPlay] {
    guard stepCount > 1 else { return [] }
    var example = self
    example.stepCount -= 1
    return [example]
  }

  var complaint: String? {
    let (expected, actual) = (steps(with: .stated), steps(with: .answers))
    for (number, (expected, actual)) in zip(expected, actual).enumerated() {
      guard let difference = actual.difference(from: expected) else { continue }
      let happened = actual.happened.filter { !$0.isEmpty }.suffix(12).joined(separator: "\n  ")
      return
        "  \(happened)\nin step \(number + 1), beside views of the checks' own class that does what is stated\n\(difference)"
    }
    return nil
  }

  private func steps(with cast: RouterCast) -> [RouterPlayRun.Step] {
    let run = RouterPlayRun(cast, random)
    return (0..<stepCount).map { run.play(comparesSettings: $0 % 5 == 4 || $0 == stepCount - 1) }
  }
}

extension RouterPlayRun.Step {
  /// Where what happened differs from what would have happened with views that do what is stated.
  fileprivate func difference(from stated: Self) -> String? {
    if coordinators != stated.coordinators {
      return firstDivergence(expected: stated.coordinators, actual: coordinators)
    }
    if entries != stated.entries {
      func lines(_ entries: [TraceEntry]) -> [String] {
        TraceFormat.swift.text(of: entries).split(separator: "\n").map(String.init)
      }
      return firstDivergence(expected: lines(stated.entries), actual: lines(entries))
        ?? "the trace differs in a detail that isn't shown"
    }
    guard let settings, let other = stated.settings else { return nil }
    return settings.difference(fromTwin: other).map { "expected: nothing else changes\ngot:      \($0)" }
  }
}
