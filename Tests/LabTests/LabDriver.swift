import LabSupport
import XCTest

@testable import ControlsLab
@testable import HitTestingLab
@testable import RecognizersLab
@testable import ResponderChainLab
@testable import ScrollDelayLab
@testable import SystemPathLab

/// The labs of the book, in no particular order.
var everyLab: [Lab] {
  [HitTesting.lab, SystemPath.lab, ResponderChain.lab, Recognizers.lab, Controls.lab, ScrollDelay.lab]
}

/// Runs a lab in the test's own process and keeps what it wrote.
struct LabDriver {
  private(set) var exitCode = ExitCode.success
  private(set) var output = ""
  private(set) var errors = ""

  init(_ lab: Lab, _ arguments: String..., typing lines: [String] = [], columns: Int = 96) {
    self.init(lab, arguments: arguments, typing: lines, columns: columns)
  }

  init(_ lab: Lab, arguments: [String], typing lines: [String] = [], columns: Int = 96) {
    let written = Written()
    var lines = lines[...]
    let terminal = Terminal(
      write: { written.output += $0 }, writeError: { written.errors += $0 },
      readLine: { lines.popFirst() }, columns: columns)
    exitCode = lab.run(arguments: arguments, terminal: terminal)
    output = written.output
    errors = written.errors
  }

  private final class Written {
    var output = ""
    var errors = ""
  }
}

extension String {
  /// How many columns of a terminal the longest line needs.
  var longestLine: Int { components(separatedBy: "\n").map { $0.displayWidth }.max() ?? 0 }

  /// Emoji and East Asian characters are two columns wide.
  private var displayWidth: Int {
    reduce(0) { width, character in
      let isWide = character.unicodeScalars.contains {
        $0.properties.isEmojiPresentation || (0x1100...0x115f).contains($0.value)
          || (0x2e80...0xffdc).contains($0.value) && !(0xfe00...0xfe0f).contains($0.value)
      }
      return width + (isWide ? 2 : 1)
    }
  }
}
