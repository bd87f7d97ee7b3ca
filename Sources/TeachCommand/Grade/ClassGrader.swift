import Course
import Foundation
import HostSystem
import Judge
import Synchronization

/// What all submissions of a class are judged with: engine, checks and sandbox, made ready when they are first needed.
///
/// What is compiled of the course's own sources is shared by all graders, and made by the one that comes first. All else
/// is in a folder that belongs to this process, so that other checks may go on in the meantime.
struct ClassGrader: Sendable {
  let context: Context
  let plans: [(plan: ChapterPlan, asked: [ChapterPlan.Entry])]
  let sandbox: Sandbox
  private let compiler: Compiler
  private let folder: GraderFolder
  private let verdicts: ChapterVerdicts
  /// Graders that begin with different chapters wait less for one another.
  private let firstChapter: Int
  private let engine: Engine
  /// The fingerprint of everything but the answers.
  private let tools: String

  init(
    context given: Context, plans: [(plan: ChapterPlan, asked: [ChapterPlan.Entry])],
    sandboxing: SandboxPolicy, verdicts: ChapterVerdicts, firstChapter: Int = 0
  ) throws {
    var context = given
    context.cache = context.cache ?? BuildCache(folder: context.root.work("grade/shared"))
    self.context = context
    self.plans = plans
    self.verdicts = verdicts
    self.firstChapter = firstChapter
    folder = try GraderFolder(root: context.root)
    var compiler = try Compiler()
    engine = Engine(context: context, compiler: compiler, folder: "\(folder.path)/engine")
    sandbox = try Sandbox.forSubmissions(sandboxing, in: context)
    compiler.limiter = context.limiter
    self.compiler = compiler
    for (plan, _) in plans {
      ChapterBuild.trimObjectCache(of: plan.chapter, root: context.root, objectCache: "\(folder.path)/checks")
    }
    let key = try Libraries.key(for: context, compiler: compiler)
    tools = try Self.fingerprint(context, plans, sandbox, key)
  }

  /// How many verdicts were reached here; equal answers have the same.
  var judgedChapters: Int { engine.judged.withLock { $0 } }

  /// The fingerprint of everything that the report on some answers follows from.
  func inputs(_ answers: SubmittedAnswers) -> String {
    var hash = SHA256()
    for text in [tools, answers.name] + answers.ignored + answers.found { hash.add(text) }
    for (exercise, rungs) in (answers.hints ?? [:]).sorted(by: { $0.key < $1.key }) {
      hash.add("\(exercise) \(rungs)")
    }
    for (plan, _) in plans { addAnswers(to: plan, of: answers, to: &hash) }
    return hash.text
  }

  private func addAnswers(to plan: ChapterPlan, of answers: SubmittedAnswers, to hash: inout SHA256) {
    for entry in plan.entries {
      hash.add(answers.place(of: entry))
      switch answers.read(entry) {
      case .file(let source): hash.add(source.text)
      case .unusable(let cause): hash.add("unusable: \(Wording.cause(cause))")
      }
    }
  }

  /// Judges a submission; two with the same lane must not be judged at once.
  func judge(_ answers: SubmittedAnswers, lane: Int) throws -> Report {
    let folders = BuildFolders(lane: lane, in: folder.path)
    var chapters: [Int: Report.Chapter] = [:]
    for step in plans.indices {
      let index = (step + lane + firstChapter) % plans.count
      chapters[index] = try chapter(plans[index], answers, folders)
    }
    return Report(submission: answers.head(sandbox), chapters: plans.indices.compactMap { chapters[$0] })
  }

  private func chapter(
    _ part: (plan: ChapterPlan, asked: [ChapterPlan.Entry]), _ answers: SubmittedAnswers,
    _ folders: BuildFolders
  ) throws -> Report.Chapter {
    let chapter = ChapterAnswers(
      plan: part.plan, asked: part.asked, answers: .taken(answers), untouched: .isNotBegun)
    if chapter.toRun.isEmpty { return chapter.judged() }
    var hash = SHA256()
    addAnswers(to: part.plan, of: answers, to: &hash)
    let fingerprint = hash.text
    hash.add(tools)
    return try verdicts.chapter(hash.text) {
      engine.judged.withLock { $0 += 1 }
      return try ChapterCheck(
        context: context, answers: chapter, screen: Screen(), sandbox: sandbox, compiler: compiler,
        libraries: engine.libraries(), folders: folders
      ).judged().reproducible(answers: fingerprint)
    }
  }

  private static func fingerprint(
    _ context: Context, _ plans: [(plan: ChapterPlan, asked: [ChapterPlan.Entry])], _ sandbox: Sandbox,
    _ libraries: String
  ) throws -> String {
    var hash = SHA256()
    let environment = ProcessInfo.processInfo.environment
    for text in [
      "\(Report.version)", libraries, "\(context.secondsPerTest)", Wording.sandbox(sandbox),
      environment["STUDENT"] ?? "", environment["CHECK_SEED"] ?? "",
    ] { hash.add(text) }
    for (plan, asked) in plans {
      let main = plan.main(for: HostPlatform.current.testLibrary)
      for text in ["\(plan.chapter.number)", plan.chapter.folder, plan.chapter.title, main] { hash.add(text) }
      for entry in plan.entries {
        for text in [entry.exercise.id, entry.exercise.title, entry.starter.stem, entry.starter.text] {
          hash.add(text)
        }
        hash.add("\(entry.exercise.points) \(asked.contains { $0.exercise.id == entry.exercise.id })")
      }
      for file in plan.checkFiles {
        hash.add(file.origin)
        hash.add(file.text)
      }
    }
    // How verdicts are reached and worded.
    for folder in ["Sources/HostSystem", "Sources/Judge"] {
      for path in Files.swiftFilesBelow(context.root.absolute(folder)) {
        hash.add(try Files.text(context.root.absolute("\(folder)/\(path)")))
      }
    }
    return hash.text
  }
}

/// The engine and the other modules, compiled by the first lane that needs them.
private final class Engine: Sendable {
  let judged = Mutex(0)
  private let context: Context
  private let compiler: Compiler
  private let folder: String
  private let prepared = Mutex<Libraries?>(nil)

  init(context: Context, compiler: Compiler, folder: String) {
    self.context = context
    self.compiler = compiler
    self.folder = folder
  }

  func libraries() throws -> Libraries {
    try prepared.withLock { prepared in
      if let prepared { return prepared }
      let libraries = try context.cache.map { try $0.alone("engine", prepare) } ?? prepare()
      prepared = libraries
      return libraries
    }
  }

  private func prepare() throws -> Libraries {
    let libraries = try Libraries.prepare(for: context, compiler: compiler, in: folder)
    try libraries.finish()
    return libraries
  }
}

extension Report.Chapter {
  /// The same without times: equal answers have equal reports, on every machine.
  fileprivate func reproducible(answers: String) -> Report.Chapter {
    Report.Chapter(
      number: number, folder: folder, title: title,
      exercises: exercises.map { exercise in
        Report.Exercise(
          id: exercise.id, title: exercise.title, file: exercise.file, points: exercise.points,
          reason: exercise.reason,
          tests: exercise.tests.map {
            Report.Test(name: $0.name, verdict: $0.verdict, message: $0.message, seconds: 0)
          })
      }, answers: answers)
  }
}
