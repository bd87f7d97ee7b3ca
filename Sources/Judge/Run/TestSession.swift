import Course
import Foundation
import HostSystem

/// One process with tests in it, from its start to its end.
package struct TestSession {
  private let run: TestRun
  private let expected: [TestName]

  private(set) var finished: [TestResult] = []
  private(set) var inFlight: TestName?
  /// What the test in flight varies.
  private(set) var variations: Set<String> = []
  private(set) var hasStarted = false
  package private(set) var termination = Termination.timeLimit
  /// The end of what the process printed.
  package private(set) var output = ""
  /// The random case that the test in flight was at.
  private(set) var seed: UInt64?
  /// Why the process says that it ends.
  private(set) var ending: CheckEnding?
  private(set) var secondsInFlight: Double = 0
  /// Records that the checks did not write.
  private(set) var falseRecords = 0
  /// Whether it sent more than is read.
  private var isFlooded = false

  private var lastSign = monotonicSeconds()

  /// Loading a program and writing a backtrace take no second each; on a busy machine they may take many.
  ///
  /// A test that loops ends sooner: the watchdog in the process sees to that.
  private static let grace: Double = 60
  /// The watchdog counts processor time, and lets a test that waits go on for so many times the limit.
  private static let watchdogsPatience: Double = 3
  private static let mostFalseRecords = 1_000
  private static let outputTail = 256 << 10

  package init(run: TestRun, tests: [TestName]) {
    self.run = run
    expected = tests
  }

  /// Runs the tests until the process is gone, and says what came of them.
  package func wait() throws -> TestSession {
    var session = self
    try session.follow()
    return session
  }

  private mutating func follow() throws {
    guard let memory = RecordMemory(in: run.folder) else {
      throw SystemError.cannotWrite(path: run.folder, reason: String(cString: strerror(errno)))
    }
    // A new file each time: an earlier process may have put a link in its place.
    let path = "\(run.folder)/output.txt"
    Files.remove(path)
    let log = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND | O_CLOEXEC, 0o600)
    guard log >= 0 else {
      throw SystemError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(log) }
    _ = Orphans.areCollected
    let child: ChildProcess
    do {
      defer { memory.closeFile() }
      child = try ChildProcess(command(log: log, records: memory.descriptor))
    }
    defer { Orphans.end() }
    lastSign = monotonicSeconds()
    let ended = follow(memory, until: child)
    secondsInFlight = monotonicSeconds() - lastSign
    termination = run.sandbox.termination(ended ?? child.wait(until: monotonicSeconds() + patience))
    if isFlooded { termination = .signal(SIGXFSZ) }
    output = tail(of: log)
    if let frames = CrashFrames(in: output, program: run.program) {
      output += "\n" + frames.written(by: run.symbolizer)
    }
    seed = inFlight == nil ? nil : memory.seed
    ending = memory.ending
  }

  private func command(log: Int32, records: Int32) -> Command {
    let module = run.plan.chapter.checksModule
    let names = expected.map { "\(module).\($0.className)/\($0.method)" }
    var environment = [
      RecordMemory.variable: "3", "CHECK_TESTS": names.joined(separator: ","),
      "CHECK_LIMIT": String(run.secondsPerTest),
      "SWIFT_DETERMINISTIC_HASHING": "1",
      MemoryAllocator.variable: MemoryAllocator.manySmallThings,
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,timeout=50s",
    ]
    let present = ProcessInfo.processInfo.environment
    for name in ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "CHECK_SEED", "STUDENT"] {
      environment[name] = present[name]
    }
    if case .bubblewrap = run.sandbox {
      environment["CHECK_FRAMES"] = "1"
      environment["SWIFT_BACKTRACE"] = "enable=no"
    }
    if run.detail == .verdict {
      environment["CHECK_DETAIL"] = "verdict"
      environment["SWIFT_BACKTRACE"] = "enable=no"
    }
    environment.merge(run.environment) { _, wanted in wanted }
    let command = Command(
      executable: run.program, arguments: [], environment: environment,
      descriptors: [1: log, 2: log, 3: records])
    // The watchdog stops a test that loops; this stops code that stops the watchdog.
    let processorSeconds = Int(run.secondsPerTest + Self.grace) * expected.count
    return run.sandbox.wrap(
      command, limiter: run.limiter,
      allowance: Allowance(processorSeconds: processorSeconds),
      readable: run.readable + [run.program])
  }

  /// Whether no further result is of interest.
  var hasSeenEnough: Bool {
    finished.count == expected.count || run.stopsAtFirstCatch && finished.last?.verdict.isCatch == true
  }

  /// How long the process may take to end, in seconds.
  ///
  /// One that has told everything ends by itself in a moment. If it were killed in the sandbox, the system would forget its
  /// processor time, and no one could measure what a hand-in costs.
  private var patience: Double {
    if finished.count == expected.count { return 0.1 }
    return isLate || isFlooded || hasSeenEnough ? 0 : Self.grace
  }

  private var isLate: Bool {
    monotonicSeconds() > lastSign + run.secondsPerTest * Self.watchdogsPatience + Self.grace
  }

  /// Reads records until the last one is there, the process ends or its time is up.
  ///
  /// What a process does after its last record is of no interest; it need not even end.
  private mutating func follow(_ memory: RecordMemory, until child: ChildProcess) -> Termination? {
    var pending = Data()
    var taken = 0
    var ended: Termination?
    var nap: useconds_t = 200
    while !isLate, !hasSeenEnough, !isFlooded {
      let fresh = memory.records(after: taken)
      guard !fresh.isEmpty else {
        if ended != nil { return ended }
        // What it left before it ended is read after that.
        ended = child.endingIfOver()
        if ended != nil { kill(-child.id, SIGKILL) } else { usleep(nap) }
        nap = min(nap * 2, 4_000)
        continue
      }
      nap = 200
      taken += fresh.count
      pending.append(fresh)
      var start = pending.startIndex
      while !isFlooded, let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        take(pending[start..<end])
        start = end + 1
        isFlooded = falseRecords > Self.mostFalseRecords
      }
      pending = Data(pending[start...])
    }
    return ended
  }

  /// Believes a record only at its place: a test that is expected starts when none is running, and ends after that.
  private mutating func take(_ line: Data) {
    guard let record = try? JSONDecoder().decode(CheckRecord.self, from: line),
      let test = expected.first(where: { $0.full == record.test }),
      !finished.contains(where: { $0.test == test })
    else {
      falseRecords += 1
      return
    }
    switch record.event {
    case .start:
      guard inFlight == nil else { return }
      hasStarted = true
      inFlight = test
    case .variation:
      if inFlight == test { variations.formUnion(record.messages) }
    case .finish:
      guard inFlight == test, let outcome = record.outcome else { return }
      let verdict: Verdict =
        switch outcome {
        case .passed: .passed
        case .failed: .failed
        case .skipped: .skipped
        }
      finished.append(
        TestResult(
          test: test, verdict: verdict, messages: record.messages, seed: record.seed,
          seconds: record.seconds, variations: variations))
      inFlight = nil
      variations = []
    }
    lastSign = monotonicSeconds()
  }

  private func tail(of log: Int32) -> String {
    let size = Int(lseek(log, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: min(max(0, size), Self.outputTail))
    let count = pread(log, &bytes, bytes.count, off_t(max(0, size - bytes.count)))
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
