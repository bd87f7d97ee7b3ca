import HostSystem
import Synchronization

/// How the driver links programs, for as long as a command runs.
///
/// To start the driver and what it asks beforehand costs more than half of what it takes to link. So it is asked once for
/// each place where programs are linked; the same command then links the next one.
final class LinkCommands: Sendable {
  private let known = Mutex<[[String]: [String]]>([:])

  /// The program and the arguments that the driver would use for these arguments, if that was noted.
  func command(for arguments: [String]) -> [String]? { known.withLock { $0[arguments] } }

  /// Notes the last of the commands that the driver prints: the one that makes the program.
  func note(_ printed: String, for arguments: [String]) {
    // What is quoted is left to the driver.
    let last = printed.split(separator: "\n").last ?? ""
    if last.contains(where: "\"'\\".contains) { return }
    let words = last.split(separator: " ").map(String.init)
    known.withLock { $0[arguments] = words.contains("-o") ? words : nil }
  }
}
