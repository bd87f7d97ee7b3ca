import Course
import Foundation
import HostSystem
import Judge

/// Looks whether everything is there that the checks need.
struct DoctorCommand: ParsableCommand {
  static let name = "doctor"
  static let usage = [""]
  static let discussion = ["looks whether everything is there that the checks need"]

  init(_ words: inout Arguments) {}

  init() {}

  func run(in context: Context) -> ExitCode {
    perform(in: context, .ofStandardOutput) ? .allPassed : .notAllPassed
  }

  /// Whether nothing is broken.
  ///
  /// - Parameter say: Told each finding as soon as it is known.
  func perform(in context: Context, _ style: ConsoleStyle, say: (String) -> Void = Console.say) -> Bool {
    var broken = 0
    let temporary = Self.room(in: .own)
    let toolchain: [() -> [Finding]] = [
      { [ToolchainCheck().version()] }, { [TrialTest(context: context).finding()] },
    ]
    // Without such a folder no compiler answers.
    let looks: [() -> [Finding]] =
      [{ [temporary] }, { [diskSpace(context)] }] + (temporary.isBroken ? [] : toolchain)
      + [{ [sandbox()] }, { CourseChecks(context: context).findings() }]
    for look in looks {
      for finding in look() {
        say(finding.text(style, columns: Console.columns))
        if finding.isBroken { broken += 1 }
      }
    }
    say(
      broken == 0
        ? "\nEverything that is needed is there. Next: make check"
        : "\n\(Wording.count(broken, "thing")) to repair. Then: make doctor")
    return broken == 0
  }

  /// What a compiler passes on to a linker takes some megabytes.
  static func room(in folder: TemporaryFolder) -> Finding {
    guard let problem = folder.problem(writing: 32 << 20) else {
      return Finding(subject: "temporary", found: "there is room in \(folder.path)", verdict: .fine)
    }
    return Finding(
      subject: "temporary", found: problem.sentence(on: folder),
      verdict: .broken(TemporaryFolder.Problem.remedy))
  }

  /// Engine and checks take some 100 megabytes, `make test` takes ten times as much.
  private static let leastBytes = 500 << 20

  private func diskSpace(_ context: Context) -> Finding {
    var status = statvfs()
    guard statvfs(context.root.path, &status) == 0 else {
      return Finding(
        subject: "disk", found: "the system does not say how much room there is", verdict: .fine)
    }
    return Self.diskSpace(bytes: UInt64(status.f_bavail) * UInt64(status.f_frsize))
  }

  static func diskSpace(bytes: UInt64) -> Finding {
    let found = "\(bytes >> 20) megabytes are free"
    if bytes >= UInt64(leastBytes) { return Finding(subject: "disk", found: found, verdict: .fine) }
    return Finding(
      subject: "disk", found: found,
      verdict: .broken("make room for \(leastBytes >> 20) megabytes; .build can be deleted at any time"))
  }

  /// What stands between a stranger's code and the machine.
  private func sandbox() -> Finding {
    if !HostPlatform.current.lacks.isEmpty { return Self.missing(on: .current) }
    let outcome = try? Tool.run("bwrap", ["--ro-bind", "/", "/", "--dev", "/dev", "true"], limit: 10)
    if outcome?.termination.isSuccess == true {
      return Finding(subject: "sandbox", found: "bwrap works", verdict: .fine)
    }
    return Finding(
      subject: "sandbox",
      found: outcome == nil
        ? "bwrap is not installed" : "bwrap is installed, but this system does not let it work",
      verdict: .better("nothing for your own code; to check what others wrote, install bubblewrap"))
  }

  static func missing(on platform: HostPlatform) -> Finding {
    Finding(
      subject: platform.name, found: "not there: \(platform.lacks.joined(separator: "; "))",
      verdict: .better(
        "nothing for your own code; to check what others wrote, use Linux or the dev container"))
  }
}
