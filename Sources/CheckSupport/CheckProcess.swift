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
    switch ProcessSoundness.now(channel: channel, owner: owner) {
    case .sound: return
    case .copy: _exit(Watchdog.leftEarly)
    case .unsound(let ending): end(ending)
    }
  }

  /// Ends the process in the middle of a test, and leaves word why.
  public static func end(_ ending: CheckEnding) -> Never {
    note(ending)
    Watchdog.say("Fatal error: \(ending.words)\n")
    _exit(Watchdog.leftEarly)
  }

  /// Leaves word of why the process is about to end.
  static func note(_ ending: CheckEnding) { channel?.note(ending) }

  /// Leaves word of the random case that the present test is at, in case it never comes back.
  static func note(seed: UInt64) { channel?.note(seed: seed) }

  /// Tells of something that the present test varies.
  static func note(variation: String) { observer?.tell(variation: variation) }

  /// Says that the failure which comes next is that of a random case.
  static func failureFollows(seed: UInt64) { observer?.seed = seed }

  /// Whether a checker wants to know only whether a test fails.
  static let isBrief = getenv("CHECK_DETAIL").map { String(cString: $0) } == "verdict"

  /// Whether nothing that the present test does can change what is told of it.
  static var isDecided: Bool { isBrief && observer?.hasFailed == true }

  /// Whether a checker hears what happens, and says itself what comes next.
  static var isHeard: Bool { channel != nil }
}

/// Follows every test: arms the watchdog while one runs and reports when one has really finished.
final class CheckObserver: TestFollower {
  private let channel: RecordChannel?
  /// The one that runs, or ran last.
  private var test = ""
  private var messages: [String] = []
  /// The seed of the random case that was wrong.
  var seed: UInt64?
  var hasFailed: Bool { !messages.isEmpty }

  init(channel: RecordChannel?) {
    self.channel = channel
  }

  private static let longestMessage = 64 << 10

  override func testCaseWillStart(_ testCase: XCTestCase) {
    messages = []
    seed = nil
    channel?.note(seed: nil)
    LeftOut.testBegins()
    test = RecordedName.of(testCase.name)
    channel?.send(.start, test: test)
    Watchdog.shared.arm()
  }

  func tell(variation: String) { channel?.send(.variation, test: test, messages: [variation]) }

  override func test(_ testCase: XCTestCase, hasFailed description: String) {
    let message = FailureOpening.cut(from: description)
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
      .finish, test: test, outcome: outcome, messages: messages,
      seed: seed, seconds: run?.totalDuration ?? 0)
  }
}
