import Course
import XCTest

/// The process that runs the checks, under the checker or under plain `swift test`.
public enum CheckProcess {
  // Tests run one after the other on the main thread, and only there is this touched.
  nonisolated(unsafe) private static var observer: CheckObserver?

  /// Starts watching and reporting; calling it again changes nothing.
  public static func begin() {
    guard observer == nil else { return }
    let observer = CheckObserver(channel: RecordChannel.inherited())
    XCTestObservationCenter.shared.addTestObserver(observer)
    self.observer = observer
    Watchdog.shared.start()
  }

  /// Leaves word of where the present test is, in case it never comes back.
  static func note(_ text: String) {
    observer?.note(text)
  }
}

/// Follows every test: arms the watchdog while one runs and reports when one has really finished.
final class CheckObserver: NSObject, XCTestObservation {
  private let channel: RecordChannel?
  private var current: XCTestCase?
  private var messages: [String] = []

  init(channel: RecordChannel?) {
    self.channel = channel
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    current = testCase
    messages = []
    channel?.send(.start, test: testCase.name)
    Watchdog.shared.arm()
  }

  func note(_ text: String) {
    guard let current else { return }
    channel?.send(.note, test: current.name, messages: [text])
  }

  #if canImport(Darwin)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      record(issue.compactDescription, of: testCase)
    }
  #else
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      record(description, of: testCase)
    }
  #endif

  /// The checker's report has its own place for the next steps.
  private func record(_ description: String, of testCase: XCTestCase) {
    var message = description
    if let nextSteps = (testCase as? CheckCase)?.nextSteps, message.hasSuffix(nextSteps) {
      message.removeLast(nextSteps.count)
    }
    for opening in ["failed - ", "failed: "] where message.hasPrefix(opening) {
      message.removeFirst(opening.count)
    }
    messages.append(message)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    Watchdog.shared.disarm()
    let run = testCase.testRun
    let outcome: CheckRecord.Outcome
    if let run, run.hasSucceeded, messages.isEmpty {
      outcome = run.hasBeenSkipped ? .skipped : .passed
    } else {
      outcome = .failed
    }
    channel?.send(
      .finish, test: testCase.name, outcome: outcome, messages: messages, seconds: run?.totalDuration ?? 0)
    current = nil
  }
}
