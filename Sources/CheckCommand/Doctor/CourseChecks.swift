import Course
import Foundation
import HostSystem
import Judge

/// Whether the course's files are in order: starters, solutions, and what git has of a student's work.
struct CourseChecks {
  let context: Context

  private var root: Root { context.root }
  private var files: [(exercise: Exercise, files: ExerciseFiles)] {
    context.course.chapters.flatMap { chapter in
      chapter.exercises.map { ($0, chapter.files(of: $0)) }
    }
  }

  /// Copies for students have no solutions.
  private var hasSolutions: Bool { files.contains { Files.exists(root.absolute($0.files.solution)) } }

  func findings() -> [Finding] { [starters(), answers(), changes(), repository()] }

  /// Whether the engine and the checks are those that were handed out.
  private func changes() -> Finding {
    let names = ChangedFiles(in: context).names
    guard !names.isEmpty else {
      return Finding(
        subject: "course", found: "engine and checks are as they were handed out", verdict: .fine)
    }
    return Finding(
      subject: "course", found: "changed since it was handed out:", files: names,
      verdict: .better("git checkout FILE, unless you meant it: a teacher’s verdicts may differ"))
  }

  private func starters() -> Finding {
    let files = context.course.chapters.flatMap { chapter in
      chapter.exercises.flatMap { exercise in
        chapter.handedOut(for: exercise).map { (exercise: exercise, files: $0) }
      }
    }
    let missing = files.map(\.files.starter).filter { !Files.exists(root.absolute($0)) }
    if !missing.isEmpty {
      let remedy =
        hasSolutions ? "make starters" : "get this copy of the course again; your own files are safe"
      return Finding(subject: "starters", found: "missing:", files: missing, verdict: .broken(remedy))
    }
    guard hasSolutions else {
      let found = "all \(files.count) are there; this copy has no solutions"
      return Finding(subject: "starters", found: found, verdict: .fine)
    }
    let writer = StarterWriter(root: root)
    var stale: [String] = []
    for (exercise, files) in files {
      guard let made = try? writer.starter(files) else {
        return Finding(
          subject: "starters", found: "\(files.solution) does not make a starter",
          verdict: .broken("make starters EXERCISE=\(exercise.id) says what is wrong with it"))
      }
      if made != writer.pristine(files) { stale.append(files.starter) }
    }
    if !stale.isEmpty {
      return Finding(
        subject: "starters", found: "not what their solutions make:", files: stale,
        verdict: .broken("make starters"))
    }
    let found = "all \(self.files.count) exercises can be started over with make reset"
    return Finding(subject: "starters", found: found, verdict: .fine)
  }

  private func answers() -> Finding {
    var (causes, remedies) = ([String](), Set<String>())
    for (exercise, files) in files {
      let answer = AnswerFile.read(
        root.absolute(files.student), stem: exercise.stem, origin: files.student)
      guard case .unusable(let cause) = answer else { continue }
      causes.append(Wording.cause(cause))
      let isMissing = if case .missing = cause { true } else { false }
      remedies.insert(isMissing ? "make starters" : "make reset EXERCISE=\(exercise.id) keeps it aside")
    }
    if !causes.isEmpty {
      return Finding(
        subject: "answers", found: causes.joined(separator: "\n"),
        verdict: .broken(remedies.sorted().joined(separator: "; ")))
    }
    return Finding(
      subject: "answers", found: "the files of all \(files.count) exercises can be read", verdict: .fine)
  }

  /// In the project itself no one's answers belong into the repository; in a student's copy they do.
  private func repository() -> Finding {
    func git(_ arguments: String...) -> String? {
      let outcome = try? Tool.run("git", ["-C", root.path] + arguments, limit: 30)
      return outcome?.termination.isSuccess == true ? outcome?.output : nil
    }
    guard let top = git("rev-parse", "--show-toplevel"),
      Files.realPath(top.trimmingCharacters(in: .newlines)) == root.path
    else { return Finding(subject: "git", found: "this folder is no git repository", verdict: .fine) }
    let own = git("ls-files", "--", ProgressFile.name, ".build", ResetCommand.keptFolder) ?? ""
    let names = own.split(separator: "\n").map(String.init)
    if !names.isEmpty {
      return Finding(
        subject: "git", found: "yours alone, but in the repository:", files: names,
        verdict: .broken("git rm -r --cached \(names.joined(separator: " "))"))
    }
    guard hasSolutions else {
      return Finding(subject: "git", found: "nothing but your answers is in it", verdict: .fine)
    }
    let begun = files.filter { exercise, files in
      let answer = try? Files.source(root.absolute(files.student))
      return answer != nil && answer != StarterWriter(root: root).pristine(files)
    }
    if let first = begun.first {
      let other = begun.count > 1 ? ", and so on" : ""
      return Finding(
        subject: "git", found: "not as they are handed out:", files: begun.map(\.files.student),
        verdict: .better(
          "nothing, to learn; before a commit that others get: make reset EXERCISE=\(first.exercise.id)\(other)"
        ))
    }
    return Finding(subject: "git", found: "no answers of a student are in it", verdict: .fine)
  }
}
