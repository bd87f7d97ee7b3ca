import Course
import Foundation
import HostSystem

/// One process with tests in it, from its start to its end.
package struct TestSession {
  private let run: TestRun
  private let expected: [TestName]

  private(set) var finished: [TestResult] = []
  private(set) var inFlight: TestName?
  private(set) var hasStarted = false
  package private(set) var termination = Termination.timeLimit
  /// The end of what the process printed.
  package private(set) var output = ""
  /// Where the test in flight last said it was.
  package var note: String? {
    lastNote.flatMap(record).flatMap { $0.test == inFlight?.full ? $0.messages.first : nil }
  }
  /// There is a note for each random case and only the last one counts, so it is read when it is needed.
  private var lastNote: Data?
  private(set) var secondsInFlight: Double = 0
  /// Records that the checks did not write.
  private(set) var falseRecords = 0
  /// Whether it sent more than is read.
  private var isFlooded = false

  private let nonce = String(UInt64.random(in: .min ... .max), radix: 36)
  private var lastSign = monotonicSeconds()

  /// Loading a program and writing a backtrace take no second each; on a busy machine they may take many.
  ///
  /// Nobody has to wait that long for a test that loops: the watchdog in the process sees to that.
  private static let grace: Double = 60
  /// The watchdog counts processor time, and lets a test that waits go on for so many times the limit.
  private static let watchdogsPatience: Double = 3
  /// Records beyond this are not read.
  private static let mostRecordBytes = 16 << 20
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
    let sockets = try SocketPair()
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
      defer { close(sockets.theirs) }
      child = try ChildProcess(command(log: log, socket: sockets.theirs))
    }
    defer { close(sockets.ours) }
    defer { Orphans.end() }
    sockets.send(nonce + "\n")
    lastSign = monotonicSeconds()
    let ended = listen(to: sockets.ours, until: child)
    secondsInFlight = monotonicSeconds() - lastSign
    // Without a socket the process has nothing more to say; it gets a moment to write its backtrace.
    let isOver = isLate || isFlooded || hasSeenEnough
    termination = run.sandbox.termination(
      ended ?? child.wait(until: isOver ? 0 : monotonicSeconds() + Self.grace))
    if isFlooded { termination = .signal(SIGXFSZ) }
    output = tail(of: log)
  }

  private func command(log: Int32, socket: Int32) -> Command {
    let module = run.plan.chapter.checksModule
    let names = expected.map { "\(module).\($0.className)/\($0.method)" }
    var environment = [
      "CHECK_SOCKET": "3", "CHECK_LIMIT": String(run.secondsPerTest),
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,timeout=50s",
    ]
    let present = ProcessInfo.processInfo.environment
    for name in ["PATH", "HOME", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "CHECK_SEED", "STUDENT"] {
      environment[name] = present[name]
    }
    environment.merge(run.environment) { _, wanted in wanted }
    let command = Command(
      executable: run.program, arguments: [names.joined(separator: ",")], environment: environment,
      descriptors: [1: log, 2: log, 3: socket])
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

  private var isLate: Bool {
    monotonicSeconds() > lastSign + run.secondsPerTest * Self.watchdogsPatience + Self.grace
  }

  /// Reads records until the last one is there, the socket closes, the process ends or its time is up.
  ///
  /// What a process does after its last record is of no interest; it need not even end.
  private mutating func listen(to socket: Int32, until child: ChildProcess) -> Termination? {
    var pending = Data()
    var total = 0
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var ended: Termination?
    while !isLate, !hasSeenEnough {
      var wanted = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      if poll(&wanted, 1, ended == nil ? 100 : 0) <= 0 {
        // Something that the process left behind may keep the socket open.
        if ended != nil { return ended }
        ended = child.endingIfOver()
        if ended != nil { kill(-child.id, SIGKILL) }
        continue
      }
      let count = read(socket, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return ended }
      total += count
      pending.append(contentsOf: chunk[..<count])
      var start = pending.startIndex
      while !isFlooded, let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        take(pending[start..<end])
        start = end + 1
        isFlooded = falseRecords > Self.mostFalseRecords
      }
      if total >= Self.mostRecordBytes { isFlooded = true }
      if isFlooded { return ended }
      pending = Data(pending[start...])
    }
    return ended
  }

  /// Believes a record only if it has the nonce, names an expected test and comes in the right order.
  private mutating func take(_ line: Data) {
    if line.range(of: Self.noteSign) != nil {
      lastNote = line
      return
    }
    guard let record = record(line),
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
      lastNote = nil
      lastSign = monotonicSeconds()
    case .note: break
    case .finish:
      guard inFlight == test, let outcome = record.outcome else { return }
      let verdict: Verdict =
        switch outcome {
        case .passed: .passed
        case .failed: .failed
        case .skipped: .skipped
        }
      finished.append(
        TestResult(test: test, verdict: verdict, messages: record.messages, seconds: record.seconds))
      inFlight = nil
      lastNote = nil
      lastSign = monotonicSeconds()
    }
  }

  private static let noteSign = Data(#""event":"note""#.utf8)

  private func record(_ line: Data) -> CheckRecord? {
    let record = try? JSONDecoder().decode(CheckRecord.self, from: line)
    return record?.nonce == nonce ? record : nil
  }

  private func tail(of log: Int32) -> String {
    let size = Int(lseek(log, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: min(max(0, size), Self.outputTail))
    let count = pread(log, &bytes, bytes.count, off_t(max(0, size - bytes.count)))
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
