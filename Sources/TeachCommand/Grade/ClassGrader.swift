import Course
import Foundation
import HostSystem
import Judge

/// What all submissions of a class are judged with: engine, checks and sandbox, made ready once.
///
/// The engine is a copy in a folder that belongs to this process, so that other checks may go on in the meantime,
/// and even change the engine.
struct ClassGrader: Sendable {
  let context: Context
  let plans: [(plan: ChapterPlan, asked: [ChapterPlan.Entry])]
  let sandbox: Sandbox
  private let compiler: Compiler
  private let libraries: Libraries
  private let folder: String
  private let lock: Lock
  /// The fingerprint of everything but the answers.
  private let tools: String

  init(
    context: Context, plans: [(plan: ChapterPlan, asked: [ChapterPlan.Entry])], sandboxing: SandboxPolicy
  ) throws {
    self.context = context
    self.plans = plans
    (folder, lock) = try Self.ownFolder(context.root)
    var compiler = try Compiler()
    libraries = try context.alone { [compiler, folder] in
      try Libraries.prepare(for: context, compiler: compiler).copied(to: "\(folder)/engine")
    }
    sandbox = try Sandbox.forSubmissions(sandboxing, in: context)
    compiler.limiter = context.limiter
    self.compiler = compiler
    for (plan, _) in plans {
      ChapterBuild.trimObjectCache(of: plan.chapter, root: context.root, objectCache: "\(folder)/checks")
    }
    tools = try Self.fingerprint(context, plans, sandbox, libraries)
  }

  /// The fingerprint of everything that the report on some answers follows from.
  func inputs(_ answers: SubmittedAnswers) -> String {
    var hash = SHA256()
    for text in [tools, answers.name] + answers.ignored + answers.found { hash.add(text) }
    for (exercise, rungs) in (answers.hints ?? [:]).sorted(by: { $0.key < $1.key }) {
      hash.add("\(exercise) \(rungs)")
    }
    for entry in plans.flatMap(\.plan.entries) {
      hash.add(answers.place(of: entry))
      switch answers.read(entry) {
      case .file(let source): hash.add(source.text)
      case .unusable(let cause): hash.add("unusable: \(Wording.cause(cause))")
      }
    }
    return hash.text
  }

  /// Judges a submission; two with the same lane must not be judged at once.
  func judge(_ answers: SubmittedAnswers, lane: Int) throws -> Report {
    let folders = BuildFolders(lane: lane, in: folder)
    let chapters = try plans.map { plan, asked in
      try ChapterCheck(
        context: context,
        answers: ChapterAnswers(plan: plan, asked: asked, answers: .taken(answers), untouched: .isNotBegun),
        screen: Screen(),
        sandbox: sandbox, compiler: compiler, libraries: libraries, folders: folders
      ).judged()
    }
    return Report(submission: answers.head(sandbox), chapters: chapters)
  }

  /// A folder that no other process works in; what earlier ones compiled is found there again.
  private static func ownFolder(_ root: Root) throws -> (String, Lock) {
    let host = ProcessInfo.processInfo.hostName.printableName.replacing("/", with: "-")
    for number in 1...1_000 {
      let folder = root.work("grade/\(host)-\(number)")
      try Files.makeFolder(folder)
      if let lock = Lock("\(folder)/lock") { return (folder, lock) }
    }
    throw SystemError.cannotWrite(path: root.work("grade"), reason: "a thousand graders work there")
  }

  private static func fingerprint(
    _ context: Context, _ plans: [(plan: ChapterPlan, asked: [ChapterPlan.Entry])], _ sandbox: Sandbox,
    _ libraries: Libraries
  ) throws -> String {
    var hash = SHA256()
    let environment = ProcessInfo.processInfo.environment
    for text in [
      "\(Report.version)", libraries.key, "\(context.secondsPerTest)", Wording.sandbox(sandbox),
      environment["STUDENT"] ?? "", environment["CHECK_SEED"] ?? "",
    ] { hash.add(text) }
    for (plan, asked) in plans {
      for text in ["\(plan.chapter.number)", plan.chapter.folder, plan.chapter.title, plan.mainText] {
        hash.add(text)
      }
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

extension Libraries {
  /// The same in another folder.
  fileprivate func copied(to copy: String) throws -> Libraries {
    try finish()
    let stamp = "\(copy)/copy-of.key"
    if (try? Files.text(stamp)) != key {
      Files.remove(stamp)
      for name in Files.names(in: folder) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
        try Files.write(data, to: "\(copy)/\(name)")
      }
      try Files.write(key, to: stamp)
    }
    return Libraries(folder: copy, key: key, modules: modules)
  }
}
