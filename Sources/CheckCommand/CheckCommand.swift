import HostSystem
import Judge

/// The program `check`: what students type.
@main
enum CheckCommand {
  static let program = Program(
    name: "check", summary: "builds, runs and judges the exercises of the book",
    commands: [
      RunCommand.self, HintCommand.self, WatchCommand.self, ReplayCommand.self, ResetCommand.self,
      StartersCommand.self, DoctorCommand.self, HuntCommand.self, ReadCommand.self,
      OptimizeCommand.self,
    ], unnamed: RunCommand.self,
    remarks: """
      STUDENT=NAME in the environment gives you random cases of your own.
      CHECK_SEED=N in the environment starts the random cases with another seed.
      The result is also in report.json, in .build/check unless you say --out.
      Exit code: 0 nothing that was begun is wrong (or, with --submission, everything
      passed), 1 something is, 64 not understood, 70 the course or the machine is at
      fault.
      """)

  static func main() { program.main() }
}
