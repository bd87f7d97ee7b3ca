import Course
import Foundation
import HostSystem
import Judge

/// Shows one rung of the hints.
struct HintCommand: ParsableCommand {
  static let name = "hint"
  static let usage = ["N.M [RUNG]"]
  static let discussion = ["shows a hint: 1 symptom (if none is named), 2 concept, 3 place"]

  enum Mistake: UsageMistake, Equatable {
    case unknownRung(String)

    var description: String {
      switch self {
      case .unknownRung(let word):
        "a rung is 1 (symptom), 2 (concept) or 3 (place), not '\(word.forTerminal)'"
      }
    }
  }

  let exercise: String
  let rung: Hints.Rung

  init(_ words: inout Arguments) throws {
    guard let exercise = words.next() else { throw UsageError.needsExercise(command: Self.name) }
    let rung = try words.next().map { word in
      guard let rung = Int(word).flatMap(Hints.Rung.init(rawValue:)) else { throw Mistake.unknownRung(word) }
      return rung
    }
    self.init(exercise: exercise, rung: rung ?? .symptom)
  }

  init(exercise: String, rung: Hints.Rung) {
    self.exercise = exercise
    self.rung = rung
  }

  func run(in context: Context) throws -> ExitCode {
    Console.say(try text(in: context.course))
    if context.keepsProgress { ProgressFile(root: context.root).update { $0.note(rung, of: exercise) } }
    return .allPassed
  }

  func text(in course: Course) throws -> String {
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
