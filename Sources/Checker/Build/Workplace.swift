/// Where workbenches stand and where their compiled checks are kept.
struct Workplace: Sendable {
  /// Holds a workbench for each chapter.
  let benches: String
  let shelves: String
  /// Whether people are told when something is built for the first time.
  let saysWhatItBuilds: Bool

  /// The place for one person's own answers.
  init(root: Root) {
    benches = root.work("chapters")
    shelves = root.work("checks")
    saysWhatItBuilds = true
  }

  /// One lane of several that work at the same time and share their compiled checks.
  init(lane: Int, in folder: String) {
    benches = "\(folder)/lanes/\(lane)"
    shelves = "\(folder)/checks"
    saysWhatItBuilds = false
  }

  func bench(for plan: ChapterPlan, root: Root, compiler: Compiler, libraries: Libraries) -> Workbench {
    Workbench(
      plan: plan, root: root, compiler: compiler, libraries: libraries,
      folder: "\(benches)/\(plan.chapter.folder)", shelves: shelves)
  }
}
