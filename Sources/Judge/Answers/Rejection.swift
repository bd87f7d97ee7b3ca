import HostSystem

/// Why the file as handed out stands in for a student's.
package enum Rejection: Equatable, Sendable {
  /// A file of one's own.
  case missing(String)
  /// A file in what was handed in.
  case notHandedIn(String)
  /// Nothing in its place, and several files elsewhere that may be meant.
  case inDoubt(String, [String])
  /// What lies in its place is as it was handed out, and these files of the same name are not.
  case untouchedBeside(String, [String])
  case empty(String)
  case link(String)
  case folder(String)
  case notAFile(String)
  case tooLarge(String)
  case unreadable(String)
  case notText(String)
  case notNeeded(String, [Screen.Finding])
  case doesNotCompile([Diagnostic])
  /// The declarations that the checks need and that are not there as they were handed out.
  case doesNotFit([String])
  case doesNotLink(String)
  case compilerTooSlow(seconds: Double)
}
