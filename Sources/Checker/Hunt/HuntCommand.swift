import Course
import Foundation

/// Tries a student's own checks on right and on wrong answers.
struct HuntCommand: Sendable {
  let setting: Setting
  let exercise: String

  func report() throws -> HuntReport {
    let (chapter, exercise) = try setting.course.known(exercise)
    guard let files = chapter.ownChecks(of: exercise) else {
      let hunts = setting.course.chapters.flatMap(\.exercises).filter { $0.hunt != nil }
      throw UsageError.noHunt(exercise: exercise.id, known: hunts.map(\.id))
    }
    let plan = try ChapterPlan(chapter, asked: [exercise], root: setting.root)
    return try setting.alone {
      let compiler = try Compiler()
      return try Hunt(
        setting: setting, plan: plan, exercise: exercise, file: files.student, className: files.checkClass,
        compiler: compiler, libraries: Libraries.prepare(for: setting, compiler: compiler, engine: .any)
      ).report()
    }
  }
}
