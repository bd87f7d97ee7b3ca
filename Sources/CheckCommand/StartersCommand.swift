import Course
import HostSystem
import Judge

/// Makes the starters from the masters and says what it did.
struct StartersCommand: ParsableCommand {
  static let name = "starters"
  static let usage = ["[--chapter N | --exercise N.M]"]
  static let discussion = ["makes the starters that are missing or stale; never overwrites your work"]

  let selection: Selection

  init(_ words: inout Arguments) throws { self.init(selection: try words.selection()) }

  init(selection: Selection) { self.selection = selection }

  func run(in context: Context) throws -> ExitCode {
    let writer = StarterWriter(root: context.root)
    var unchanged = 0
    var code = ExitCode.allPassed
    for (chapter, exercises) in try selection.resolve(in: context.course) {
      for exercise in exercises {
        for outcome in try chapter.handedOut(for: exercise).map(writer.write) {
          switch outcome {
          case .unchanged: unchanged += 1
          case .written(let paths): for path in paths { Console.say("wrote \(path)") }
          case .leftAlone(let path):
            Console.say(
              "left alone: \(path) is not as it was handed out; move it away to get the new starter")
          case .nothingToMakeItFrom(let path):
            Console.complain("exercise \(exercise.id): \(path) does not exist", by: "check")
            code = .notAllPassed
          }
        }
      }
    }
    if unchanged > 0 { Console.say("\(Wording.count(unchanged, "starter")) already up to date") }
    return code
  }
}
