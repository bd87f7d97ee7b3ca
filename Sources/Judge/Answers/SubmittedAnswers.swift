import HostSystem

/// The answers of a submission as they were at one moment, so that what is judged is what was read.
package struct SubmittedAnswers: Sendable {
  package let name: String
  package let ignored: [String]
  package let hints: [String: [Int]]?
  package let found: [String]
  /// By the ids of the exercises.
  private let answers: [String: AnswerFile]
  private let places: [String: String]

  package init(_ handedIn: Submission, plans: [ChapterPlan]) {
    name = handedIn.name
    ignored = handedIn.ignored()
    hints = handedIn.hints()
    found = handedIn.found(plans.flatMap(\.entries).map(\.files))
    var answers: [String: AnswerFile] = [:]
    var places: [String: String] = [:]
    for entry in plans.flatMap(\.entries) {
      answers[entry.exercise.id] = handedIn.read(entry)
      places[entry.exercise.id] = handedIn.place(of: entry.files)
    }
    self.answers = answers
    self.places = places
  }

  /// What a report says of it before it comes to the exercises.
  package func head(_ sandbox: Sandbox) -> Report.Submission {
    Report.Submission(
      name: name, sandbox: Wording.sandbox(sandbox), ignored: ignored, hints: hints,
      found: found)
  }

  package func read(_ entry: ChapterPlan.Entry) -> AnswerFile {
    answers[entry.exercise.id] ?? .unusable(.notHandedIn(place(of: entry)))
  }

  package func place(of entry: ChapterPlan.Entry) -> String {
    places[entry.exercise.id] ?? entry.files.student
  }
}
