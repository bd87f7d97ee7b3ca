import XCTest

// The two libraries with the name XCTest differ in how a test is begun and how its failures are told. All of that is here.

/// A test that can do something before and after its lines, and words its failures itself.
open class ObservedTest: XCTestCase {
  /// What is done before the first line of a test.
  func beforeTest() {}
  /// What is done when the last line of a test is over.
  func afterTest() {}
  /// What is told of a failure, in place of what the library says.
  func words(for description: String) -> String { description }

  #if canImport(Darwin)
    /// Runs the test, with what comes before and after it.
    open override func invokeTest() {
      beforeTest()
      defer { afterTest() }
      super.invokeTest()
    }

    /// Tells of a failure.
    open override func record(_ issue: XCTIssue) {
      var issue = issue
      issue.compactDescription = words(for: issue.compactDescription)
      super.record(issue)
    }
  #else
    private let body: XCTestCaseClosure
    private var thrownError: (any Error)?

    /// Makes a test, with what comes before and after it.
    public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
      body = { test in
        (test as? ObservedTest)?.beforeTest()
        defer { (test as? ObservedTest)?.afterTest() }
        try testClosure(test)
      }
      super.init(name: name) { test in if let error = (test as? ObservedTest)?.thrownError { throw error } }
    }

    /// Runs the test.
    ///
    /// The library also waits for what asynchronous tests set up before and take down after. Checks have nothing of the
    /// kind, and its wait sometimes misses its end and takes a tenth of a second.
    open override func invokeTest() {
      setUp()
      do { try body(self) } catch {
        // The library knows what is to be made of it, and what is a skip.
        thrownError = error
        super.invokeTest()
      }
      tearDown()
    }

    /// Tells of a failure.
    open override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      super.recordFailure(
        withDescription: words(for: description), inFile: filePath, atLine: lineNumber, expected: expected
      )
    }
  #endif
}

/// Follows tests and hears of their failures.
class TestFollower: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) {}
  func testCaseDidFinish(_ testCase: XCTestCase) {}
  /// A test has failed.
  func test(_ testCase: XCTestCase, hasFailed description: String) {}

  #if canImport(Darwin)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      test(testCase, hasFailed: issue.compactDescription)
    }
  #else
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      test(testCase, hasFailed: description)
    }
  #endif
}
