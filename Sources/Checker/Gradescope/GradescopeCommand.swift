import Course
import Foundation

/// Makes the autograder for Gradescope: a zip archive, or a folder to look at.
struct GradescopeCommand {
  let setting: Setting
  /// Where it goes; an archive if the name ends in `.zip`.
  let out: String

  /// Writes it and says what it did.
  func perform() throws -> String {
    let path = URL(fileURLWithPath: out).standardizedFileURL.path
    let files = try Autograder(root: setting.root, course: setting.course).files()
    let count = Wording.count(files.count, "file")
    if path.lowercased().hasSuffix(".zip") {
      if Files.isFolder(path) { throw CheckerError.cannotWrite(path: out, reason: "it is a folder") }
      try Files.write(ZipArchive(files: files).data, to: path)
      return "\(out) has \(count). On Gradescope, upload it at Configure Autograder, as a zip file."
    }
    if Files.existsInAnyForm(path) {
      let names = Files.isFolder(path) ? Files.names(in: path) : [""]
      guard names.isEmpty else { throw UsageError.handoutFolderIsNotEmpty(out) }
    }
    for (name, file) in files {
      try Files.write(file.data, to: "\(path)/\(name)")
      if file.isExecutable { chmod("\(path)/\(name)", 0o755) }
    }
    return "\(out) has \(count). A name that ends in .zip makes the archive that Gradescope wants."
  }
}
