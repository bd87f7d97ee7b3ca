import Course

/// Shows one rung of the hints.
struct HintCommand {
  let course: Course
  let exercise: String
  let rung: Hints.Rung

  func text() throws -> String {
    let exercise = try course.known(exercise).exercise
    var lines = [
      "\(exercise.id)  \(exercise.title)",
      "Hint \(rung.rawValue) of \(Hints.Rung.allCases.count): \(name(rung))", "",
      exercise.hints[rung], "",
    ]
    if rung == .concept { lines.append("Read: \(exercise.paragraph)") }
    if let next = rung.next {
      lines.append("The next hint says more (\(name(next))): \(exercise.hintCommand(next))")
    } else {
      lines.append("That was the last hint. Next: \(exercise.checkCommand)")
    }
    return lines.joined(separator: "\n")
  }

  private func name(_ rung: Hints.Rung) -> String {
    switch rung {
    case .symptom: "the symptom"
    case .concept: "the concept"
    case .place: "the place"
    }
  }
}
