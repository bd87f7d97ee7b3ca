/// What the command says to the program that called it.
package enum ExitCode: Int32 {
  /// Everything that was asked for passed.
  case allPassed = 0
  /// Something did not pass.
  case notAllPassed = 1
  /// The command was not understood.
  case usage = 64
  /// The checker or the course is at fault, not the student.
  case infrastructure = 70
}
