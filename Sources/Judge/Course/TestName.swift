import Course
import HostSystem

/// A test, named the way the test library names it.
package struct TestName: Hashable, Sendable {
  package let className: String
  package let method: String

  package var full: String { "\(className).\(method)" }

  package var mark: Mark { Mark(ofTest: method) }

  /// Finds the `func test…` of a class of checks.
  ///
  /// A class begins at its `class` line and ends at a closing brace in the first column. A name that is no test
  /// does no harm: the list of tests then does not compile, and the checker says so.
  package static func scan(_ text: String, for className: String) -> [TestName] {
    var tests: [TestName] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " || $0 == "\t" }
      if code.hasPrefix("//") { continue }
      let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if let keyword = words.firstIndex(of: "class"), keyword + 1 < words.count,
        words[keyword + 1] == className
      {
        isInside = true
      } else if line.hasPrefix("}") {
        isInside = false
      } else if isInside, let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count,
        words[keyword + 1].hasPrefix("test")
      {
        tests.append(TestName(className: className, method: String(words[keyword + 1])))
      }
    }
    return tests
  }
}
