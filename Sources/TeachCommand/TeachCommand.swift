import HostSystem
import Judge

/// The program `teach`: what teachers type, and those who change the course.
@main
enum TeachCommand {
  static let program = Program(
    name: "teach", summary: "grades classes, makes copies of the course, and proves its checks",
    commands: [
      GradeCommand.self, ClassCommand.self, HandoutCommand.self, GradescopeCommand.self, ProveCommand.self,
      BenchCommand.self,
    ],
    remarks: """
      STUDENT=NAME and CHECK_SEED=N in the environment choose other random cases.
      Exit code: 0 done, 1 not everything was proved or graded, 64 not understood, 70
      the course or the machine is at fault.
      """)

  static func main() { program.main() }
}
