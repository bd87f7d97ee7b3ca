import Course
import Foundation
import HostSystem
import Judge

/// The folder with everything that a class handed in: a folder for each submission.
struct ClassFolder {
  let path: String

  init(_ given: String) throws {
    guard let path = Files.realPath(given), Files.isFolder(path) else {
      throw GradeCommand.Mistake.submissionsAreNoFolder(given)
    }
    self.path = path
  }

  /// Everything in it, sorted by the bytes of the names; names that begin with a dot are left out.
  func names() throws -> [FolderName] {
    guard let stream = opendir(path) else {
      throw SystemError.system("reading \(path)", reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var names: [FolderName] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          Array(UnsafeBufferPointer(start: $0, count: strlen(UnsafePointer<CChar>(OpaquePointer($0)))))
        }
      }
      if bytes.first != UInt8(ascii: ".") { names.append(FolderName(bytes: bytes)) }
    }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// Takes the answers out of a submission.
  func take(_ name: FolderName, course: Course, plans: [ChapterPlan]) throws(GradeProblem) -> SubmittedAnswers
  {
    guard let text = name.text else { throw .nameIsNoText }
    let folder = "\(path)/\(text)"
    switch Files.kind(of: folder) {
    case nil: throw .gone
    case .file:
      guard text.lowercased().hasSuffix(".zip") else { throw .file }
    case .link: throw .link
    case .other: throw .noFolder
    case .folder:
      guard let stream = opendir(folder) else { throw .unreadable(String(cString: strerror(errno))) }
      closedir(stream)
    }
    do {
      return SubmittedAnswers(try Submission(folder, course: course), plans: plans)
    } catch UsageError.archiveIsNotTaken(_, let problem) {
      throw .archive(problem)
    } catch {
      throw .gone
    }
  }
}
