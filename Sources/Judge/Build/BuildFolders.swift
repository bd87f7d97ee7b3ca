import HostSystem

/// Where chapters are built and where their compiled checks are kept.
package struct BuildFolders: Sendable {
  /// Holds a folder for each chapter.
  package let builds: String
  package let objectCache: String
  let checkOptimization: CheckOptimization
  /// Whether people are told when something is built for the first time.
  let saysWhatItBuilds: Bool

  /// The place for one person's own answers.
  package init(root: Root) {
    builds = root.work("chapters")
    objectCache = root.work("checks")
    checkOptimization = .none
    saysWhatItBuilds = true
  }

  /// One lane of several that work at the same time and share their compiled checks.
  package init(lane: Int, in folder: String) {
    builds = "\(folder)/lanes/\(lane)"
    objectCache = "\(folder)/checks"
    checkOptimization = .speed
    saysWhatItBuilds = false
  }

  package func chapterBuild(for plan: ChapterPlan, root: Root, compiler: Compiler, libraries: Libraries)
    -> ChapterBuild
  {
    ChapterBuild(
      plan: plan, root: root, compiler: compiler, libraries: libraries,
      folder: "\(builds)/\(plan.chapter.folder)", objectCache: objectCache,
      checkOptimization: checkOptimization)
  }
}
