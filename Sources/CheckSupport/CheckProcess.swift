import Course
import XCTest

/// The process that runs the checks, under the checker or under plain `swift test`.
public enum CheckProcess {
  // Tests run one after the other on the main thread, and only there is this touched.
  nonisolated(unsafe) private static var observer: CheckObserver?
  nonisolated(unsafe) private static var channel: RecordChannel?
  nonisolated(unsafe) private static var owner = getpid()

  /// Starts watching and reporting; calling it again changes nothing.
  public static func begin() {
    guard observer == nil else { return }
    owner = getpid()
    CrashFrames.install()
    channel = RecordChannel.inherited()
    let observer = CheckObserver(channel: channel)
    XCTestObservationCenter.shared.addTestObserver(observer)
    self.observer = observer
    Watchdog.shared.start()
  }

  /// The tests that the checker asks for, as `Module.Class/test`; a sandbox shows no command line.
  private static var request: String { ProcessInfo.processInfo.environment["CHECK_TESTS"] ?? "" }

  /// What the test library is told in place of the command line.
  public static var arguments: [String] { ["tests", request] }

  /// Of some tests those that the checker asks for, in its order; all of them if it asks for none.
  public static func asked(of tests: [XCTest]) -> [XCTest] { asked(of: tests, request: request) }

  static func asked(of tests: [XCTest], request: String) -> [XCTest] {
    if request.isEmpty { return tests }
    let byName = Dictionary(tests.map { (RecordedName.of($0.name), $0) }) { first, _ in first }
    return request.split(separator: ",").compactMap { asked in
      let withoutModule = asked.split(separator: ".", maxSplits: 1).last ?? asked
      return byName[String(withoutModule).replacing("/", with: ".")]
    }
  }

  /// Ends the process if the test that has just run its last line has left it in no state to go on.
  static func goOnOnlyIfSound() {
    let soundness = ProcessSoundness.now(channel: channel, owner: owner)
    if soundness == .sound { return }
    if let complaint = soundness.complaint { Watchdog.say("Fatal error: unsound: \(complaint)\n") }
    _exit(Watchdog.leftEarly)
  }

  /// Leaves word of where the present test is, in case it never comes back.
  static func note(_ text: String) {
    observer?.note(text)
  }
}

/// Follows every test: arms the watchdog while one runs and reports when one has really finished.
final class CheckObserver: TestFollower {
  private let channel: RecordChannel?
  private var current: XCTestCase?
  private var messages: [String] = []

  init(channel: RecordChannel?) {
    self.channel = channel
  }

  private static let longestMessage = 64 << 10

  override func testCaseWillStart(_ testCase: XCTestCase) {
    current = testCase
    messages = []
    channel?.send(.start, test: RecordedName.of(testCase.name))
    Watchdog.shared.arm()
  }

  func note(_ text: String) {
    guard let current else { return }
    channel?.sendNote(text, test: RecordedName.of(current.name))
  }

  /// The checker's report has its own place for the next steps.
  override func test(_ testCase: XCTestCase, hasFailed description: String) {
    var message = description
    if let nextSteps = (testCase as? CheckCase)?.nextSteps, message.hasSuffix(nextSteps) {
      message.removeLast(nextSteps.count)
    }
    message = FailureOpening.cut(from: message)
    // The checker reads no more than some megabytes, and shows some thousand characters.
    messages.append(
      message.utf8.count > Self.longestMessage ? String(message.prefix(Self.longestMessage)) : message)
  }

  override func testCaseDidFinish(_ testCase: XCTestCase) {
    Watchdog.shared.disarm()
    let run = testCase.testRun
    let outcome: CheckRecord.Outcome
    if let run, run.hasSucceeded, messages.isEmpty {
      outcome = run.hasBeenSkipped ? .skipped : .passed
    } else {
      outcome = .failed
    }
    channel?.send(
      .finish, test: RecordedName.of(testCase.name), outcome: outcome, messages: messages,
      seconds: run?.totalDuration ?? 0)
    current = nil
  }
}
