import TouchKit

/// Where an app looks up who gets a touch, which view it changes and which one fingers go for: at random, or only where it
/// matters.
struct Lookups: Sendable {
  /// A point, in the screen's coordinates, about which the app asks.
  struct Question: Equatable, Sendable {
    let point: CGPoint
    /// Whether it's asked with the event of the last touch.
    let hasEvent: Bool
  }

  /// By what all that is random is chosen.
  let seed: UInt64
  /// What is asked each time that the app looks; without it, other points each time.
  var questions: [Question]?
  /// The name of the only view that's changed; without it, any.
  var changed: String?
  /// The name of the only view that fingers go for; without it, any.
  var touched: String?
  /// Whether a view on the screen may have the keyboard.
  var allowsKeyboard = true
  /// What was done with the screen when it was played last.
  let played = Played()

  init(seed: UInt64) { self.seed = seed }

  /// What was done with a screen and its twin, for smaller cases to choose from.
  final class Played: @unchecked Sendable {
    /// What was asked, and all that the log was told meanwhile.
    private(set) var answers: [(question: Question, told: [String])] = []
    private var answersOfTwin: [(question: Question, told: [String])] = []
    var changed: [String] = []
    var touched: [String] = []

    /// The first question that the two answered otherwise.
    var firstDifference: Question? {
      zip(answersOfTwin, answers).first { $0.question == $1.question && $0.told != $1.told }?.1.question
    }

    /// Begins anew, with the twin of the screen before.
    func begin() { (answersOfTwin, answers, changed, touched) = (answers, [], [], []) }

    func note(_ question: Question, _ told: [String]) { answers.append((question, told)) }
  }

  /// Fewer questions, the one that makes the difference or none first.
  var smaller: [Lookups] {
    var fewer: [[Question]]
    if let questions {
      fewer = questions.shorter
    } else if played.answers.isEmpty {
      fewer = []
    } else {
      fewer = [played.firstDifference.map { [$0] } ?? []]
      fewer += played.answers.map(\.question).withoutRepetition.shorter
    }
    var lookups = fewer.map { questions in with { $0.questions = questions } }
    if allowsKeyboard { lookups.append(with { $0.allowsKeyboard = false }) }
    if changed == nil {
      lookups += played.changed.withoutRepetition.map { name in with { $0.changed = name } }
    }
    if touched == nil {
      lookups += played.touched.withoutRepetition.map { name in with { $0.touched = name } }
    }
    return lookups
  }

  private func with(_ change: (inout Lookups) -> Void) -> Lookups {
    var lookups = self
    change(&lookups)
    return lookups
  }
}

extension Array where Element: Equatable {
  fileprivate var withoutRepetition: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
