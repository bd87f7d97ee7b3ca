import Course
import HostSystem

/// The answers to a chapter's exercises that the project has: right ones and wrong ones.
///
/// Copies for students have none.
package struct KnownAnswers {
  package let plan: ChapterPlan
  package let root: Root

  package init(
    plan: ChapterPlan, root: Root
  ) {
    self.plan = plan
    self.root = root
  }

  /// The solutions, by stem.
  package var solutions: [String: SourceFile] {
    var solutions: [String: SourceFile] = [:]
    for entry in plan.entries {
      solutions[entry.exercise.stem] = source(entry, at: entry.files.solution)
    }
    return solutions
  }

  /// The further right answers.
  package func alternatives(_ entry: ChapterPlan.Entry) -> [(name: String, file: SourceFile)] {
    let folder = entry.files.solutionsFolder
    return Files.swiftFiles(in: root.absolute(folder)).compactMap { file in
      guard file.hasPrefix(entry.exercise.stem + "."), file != entry.exercise.stem + ".swift" else {
        return nil
      }
      return source(entry, at: "\(folder)/\(file)").map { (String(file.dropLast(6)), $0) }
    }
  }

  /// The wrong answers whose texts can be made.
  package func mutants(_ entry: ChapterPlan.Entry) throws -> [(mutant: Mutant, file: SourceFile)] {
    let wrong = WrongAnswers(files: entry.files, root: root)
    return try wrong.mutants().compactMap { mutant in
      guard let text = try? wrong.text(of: mutant) else { return nil }
      let origin = wrong.origin(of: mutant)
      return (mutant, SourceFile(stem: entry.exercise.stem, origin: origin, text: text))
    }
  }

  private func source(_ entry: ChapterPlan.Entry, at path: String) -> SourceFile? {
    guard let text = try? Files.source(root.absolute(path)) else { return nil }
    return SourceFile(stem: entry.exercise.stem, origin: path, text: text)
  }
}
