import Course
import Foundation
import HostSystem
import Judge

/// Makes the autograder for Gradescope: a zip archive, or a folder to look at.
struct GradescopeCommand: ParsableCommand {
  static let name = "gradescope"
  static let usage = ["FILE.zip | DIRECTORY"]
  static let discussion = ["makes the autograder for Gradescope"]

  enum Mistake: UsageMistake, Equatable {
    case needsPlace
    case folderIsNotEmpty(String)

    var description: String {
      switch self {
      case .needsPlace: "say where the autograder goes, for example: make gradescope OUT=autograder.zip"
      case .folderIsNotEmpty(let path):
        "\(path) exists and is not empty; nothing was written. Name a folder that does not exist yet."
      }
    }
  }

  /// Where it goes; an archive if the name ends in `.zip`.
  let out: String

  init(_ words: inout Arguments) throws {
    guard let out = words.next(), !out.isEmpty else { throw Mistake.needsPlace }
    self.init(out: out)
  }

  init(out: String) { self.out = out }

  func run(in context: Context) throws -> ExitCode {
    Console.say(try perform(in: context))
    return .allPassed
  }

  /// Writes it and says what it did.
  func perform(in context: Context) throws -> String {
    let path = URL(fileURLWithPath: out).standardizedFileURL.path
    let files = try Autograder(root: context.root, course: context.course).files()
    let count = Wording.count(files.count, "file")
    if path.lowercased().hasSuffix(".zip") {
      if Files.isFolder(path) { throw SystemError.cannotWrite(path: out, reason: "it is a folder") }
      try Files.write(ZipArchive(files: files).data, to: path)
      return "\(out) has \(count). On Gradescope, upload it at Configure Autograder, as a zip file."
    }
    if Files.existsInAnyForm(path) {
      let names = Files.isFolder(path) ? Files.names(in: path) : [""]
      guard names.isEmpty else { throw Mistake.folderIsNotEmpty(out) }
    }
    for (name, file) in files {
      try Files.write(file.data, to: "\(path)/\(name)")
      if file.isExecutable { chmod("\(path)/\(name)", 0o755) }
    }
    return "\(out) has \(count). A name that ends in .zip makes the archive that Gradescope wants."
  }
}
