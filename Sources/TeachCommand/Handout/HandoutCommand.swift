import HostSystem
import Judge

/// Makes a copy for students.
struct HandoutCommand: ParsableCommand {
  static let name = "handout"
  static let usage = ["DIRECTORY"]
  static let discussion = ["makes a copy for students, without solutions, and tests it"]

  enum Mistake: UsageMistake, Equatable {
    case needsFolder
    case folderIsNotEmpty(String)
    case insideTheCourse(String)

    var description: String {
      switch self {
      case .needsFolder: "say where the copy for students goes, for example: make handout OUT=../handout"
      case .folderIsNotEmpty(let path):
        "\(path) exists and is not empty; nothing was written. Name a folder that does not exist yet."
      case .insideTheCourse(let path):
        "\(path) is inside the course; a copy for students needs a place of its own, for example: "
          + "make handout OUT=../handout"
      }
    }
  }

  let folder: String

  init(_ words: inout Arguments) throws {
    guard let folder = words.next(), !folder.isEmpty else { throw Mistake.needsFolder }
    self.folder = folder
  }

  func run(in context: Context) throws -> ExitCode {
    let proof = try Handout(context: context, out: folder).perform()
    Console.say(proof.text(.ofStandardOutput))
    Console.say(proof.isComplete ? "The copy is in \(folder)." : "No copy was made.")
    return proof.isComplete ? .allPassed : .notAllPassed
  }
}
