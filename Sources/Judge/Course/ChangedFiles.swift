import Course
import HostSystem

/// Files of the course that aren't as they were handed out, and on which verdicts depend.
package struct ChangedFiles {
  /// What judges, and what it judges with.
  private static let modules = [
    "Chance", "CheckCommand", "CheckSupport", "Course", "HostSystem", "Judge", "TouchInput", "TouchKit",
    "TouchStage",
  ]

  let context: Context

  package init(in context: Context) { self.context = context }

  /// Their names, as git knows them; none where there is no git.
  ///
  /// A student's copy is compared with its first commit, the project itself, which has the solutions, with the last one.
  package var names: [String] {
    let folders =
      Self.modules.map { "Sources/\($0)" } + ["Makefile"] + context.course.chapters.map(\.checksFolder)
    let isTheProject = Files.exists(context.root.absolute("Tests/Solutions"))
    let base = isTheProject ? "HEAD" : git("rev-list", "--max-parents=0", "HEAD")?.split(separator: "\n").last
    guard let base, let top = git("rev-parse", "--show-toplevel")?.split(separator: "\n").first,
      Files.realPath(String(top)) == context.root.path,
      let changed = git(["diff", "--name-only", String(base), "--"] + folders)
    else { return [] }
    return changed.split(separator: "\n").map { String($0).printableName }
  }

  /// What there is to say about them before a verdict.
  package var warning: String? {
    guard let first = names.first else { return nil }
    let more = names.count > 1 ? " and \(Wording.count(names.count - 1, "more file"))" : ""
    return "Changed since it was handed out, so verdicts may differ: \(first)\(more)"
  }

  private func git(_ arguments: String...) -> String? { git(arguments) }

  private func git(_ arguments: [String]) -> String? {
    let outcome = try? Tool.run("git", ["-C", context.root.path] + arguments, limit: 30)
    return outcome?.termination.isSuccess == true ? outcome?.output : nil
  }
}
