import LabSupport
import XCTest

/// Runs a lab in the test's own process and keeps what it wrote.
struct LabDriver {
  private(set) var exitCode = ExitCode.success
  private(set) var output = ""
  private(set) var errors = ""

  init(_ lab: Lab, _ arguments: String..., typing lines: [String] = [], columns: Int = 100) {
    self.init(lab, arguments: arguments, typing: lines, columns: columns)
  }

  init(_ lab: Lab, arguments: [String], typing lines: [String] = [], columns: Int = 100) {
    let written = Written()
    var lines = lines[...]
    let console = Console(
      write: { written.output += $0 }, writeError: { written.errors += $0 },
      readLine: { lines.popFirst() }, columns: columns)
    exitCode = lab.run(arguments: arguments, console: console)
    output = written.output
    errors = written.errors
  }

  private final class Written {
    var output = ""
    var errors = ""
  }
}

extension String {
  /// How many characters the longest line has.
  var longestLine: Int {
    var longest = 0
    for line in components(separatedBy: "\n") { longest = max(longest, line.count) }
    return longest
  }
}
