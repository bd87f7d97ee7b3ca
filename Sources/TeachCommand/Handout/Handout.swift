import Course
import Foundation
import HostSystem
import Judge

/// Makes a copy of the course for students, and hands it over only when it has been tested.
struct Handout {
  let context: Context
  /// Where the copy goes.
  let out: String
  var triesCommands = true

  func perform() throws -> Proof {
    let begin = monotonicSeconds()
    let out = try place()
    let handedOut = context.course.chapters.flatMap { chapter in
      chapter.exercises.flatMap { chapter.handedOut(for: $0) }
    }
    guard handedOut.allSatisfy({ Files.exists(context.root.absolute($0.solution)) }) else {
      throw HandoutError.noSolutions
    }
    let contents = try HandoutFiles(root: context.root, course: context.course).contents()
    let staged = "\(out).unfinished-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: staged) }
    for (path, data) in contents { try Files.write(data, to: "\(staged)/\(path)") }
    var claims = try HandoutCertificate(
      context: context, folder: staged, contents: contents, triesCommands: triesCommands
    ).claims()
    claims.append(try whole(staged, contents))
    let proof = Proof(claims: claims, seconds: monotonicSeconds() - begin)
    if proof.isComplete {
      rmdir(out)
      guard rename(staged, out) == 0 else {
        throw SystemError.cannotWrite(path: out, reason: String(cString: strerror(errno)))
      }
    }
    return proof
  }

  /// The folder's full path; it must be new or empty, and outside of the course.
  private func place() throws -> String {
    let full = Self.realPath(URL(fileURLWithPath: out).standardizedFileURL.path)
    if full == context.root.path || full.hasPrefix(context.root.path + "/") {
      throw HandoutCommand.Mistake.insideTheCourse(out)
    }
    if Files.existsInAnyForm(full) {
      guard !Files.isLink(full), let names = try? FileManager.default.contentsOfDirectory(atPath: full),
        names.isEmpty
      else { throw HandoutCommand.Mistake.folderIsNotEmpty(out) }
    }
    try Files.makeFolder((full as NSString).deletingLastPathComponent)
    return full
  }

  /// The path with every link in its folders followed, as far as they exist; its own name stays.
  private static func realPath(_ path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    guard folder != path else { return path }
    let real = Files.realPath(folder) ?? realPath(folder)
    return (real == "/" ? "" : real) + "/" + (path as NSString).lastPathComponent
  }

  /// Takes away what the tests made, which holds parts of solutions, and looks whether the rest is what was written.
  private func whole(_ folder: String, _ contents: [String: Data]) throws -> Proof.Claim {
    for name in [".build", ".swiftpm", ProgressFile.name] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let present = Set(paths.filter { !Files.isFolder("\(folder)/\($0)") })
    let changed = contents.filter { FileManager.default.contents(atPath: "\(folder)/\($0.key)") != $0.value }
    let wrong = present.subtracting(contents.keys).union(changed.keys).sorted()
    return Proof.Claim(
      exercise: "The copy for students", claim: "nothing else is in it", isProved: wrong.isEmpty,
      detail: wrong.isEmpty ? Wording.count(contents.count, "file") : wrong.prefix(10).joined(separator: "\n")
    )
  }
}
