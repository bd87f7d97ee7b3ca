import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What hostile code that was handed in can and cannot do, once the screen is out of its way.
final class AttackTests: AttackCase {
  // MARK: With and without a sandbox

  func testCrashesAreToldAsWithoutASandbox() throws {
    for sandboxing in sandboxings {
      let trap = try attack("_ = [1, 2][number]", sandboxing)
      XCTAssertEqual(trap.verdict, .crashed)
      XCTAssertTrue(
        trap.told.contains("Index out of range, at exercises/01-numbers/Doubling.swift:"), trap.told)
      XCTAssertEqual(
        try attack("func f(_ n: Int) -> Int { 1 + f(n + 1) }; _ = f(1)", sandboxing).verdict, .crashed)
      let kill = try attack("kill(getpid(), SIGSEGV)", sandboxing)
      XCTAssertTrue(kill.told.contains("bad memory access"), kill.told)
      for call in ["exit(0)", "_exit(0)", "atexit { _exit(0) }; exit(0)"] {
        XCTAssertEqual(try attack(call, sandboxing).verdict, .didNotFinish, call)
      }
    }
  }

  func testLoopsThatDefendThemselves() throws {
    for body in [
      "while true {}", "signal(SIGTRAP, SIG_IGN); while true {}",
      "setenv(\"CHECK_LIMIT\", \"9999\", 1); while true {}",
    ] {
      XCTAssertEqual(try attack(body, .ifPossible, limit: 2).verdict, .timedOut, body)
    }
  }

  func testTooMuchOfEverything() throws {
    for sandboxing in sandboxings {
      XCTAssertEqual(
        try attack(
          "while true { print(String(repeating: \"x\", count: 10_000), terminator: \"\") }", sandboxing
        )
        .verdict, .crashed)
      XCTAssertEqual(
        try attack(
          "var all: [[Int]] = []; while true { all.append(Array(repeating: 7, count: 9_000_000)) }",
          sandboxing
        ).verdict, .crashed)
    }
  }

  func testProcessesDoNotOutliveTheirCheck() throws {
    let forks = [
      "if cFork() == 0 { while true { sleep(100) } }",
      "if cFork() == 0 { setsid(); if cFork() == 0 { while true { sleep(100) } }; _exit(0) }",
      // The sleeper keeps neither the program nor, in the second case, anything of its environment.
      "if cFork() == 0 { setsid(); cExecute(\"/bin/sleep\", \"\(sleep)\"); _exit(1) }",
      """
      if cFork() == 0 {
        setsid()
        clearenv()
        if cFork() == 0 { cExecute("/bin/sleep", "\(sleep)") }
        _exit(0)
      }
      """,
      // It starts others as long as it lives.
      "if cFork() == 0 { setsid(); while true { if cFork() == 0 { sleep(100); _exit(0) }; usleep(20_000) } }",
    ]
    for sandboxing in sandboxings {
      for body in forks { XCTAssertEqual(try attack(body, sandboxing).verdict, .passed, body) }
    }
  }

  func testACopyOfTheProcessHasNoVoice() throws {
    for sandboxing in sandboxings {
      // Both go on into the checks; a sandbox has no sleep to become.
      for body in ["_ = cFork()", "if cFork() == 0 { setsid(); cExecute(\"/bin/sleep\", \"\(sleep)\") }"] {
        XCTAssertEqual(try attack(body, sandboxing).verdict, .passed, body)
      }
      let wrong = try attack("if cFork() != 0 { return 7 }", sandboxing)
      XCTAssertEqual(wrong.verdict, .failed, wrong.told)
    }
  }

  func testWhatComesAfterTheLastCheckHoldsNobodyUp() throws {
    for sandboxing in sandboxings {
      for body in ["atexit { while true {} }", "atexit { sleep(10_000) }", "atexit { _exit(3) }"] {
        // Whoever waited for it would wait as long as the limit allows.
        let begin = monotonicSeconds()
        XCTAssertEqual(try attack(body, sandboxing, limit: 600).verdict, .passed, body)
        XCTAssertLessThan(monotonicSeconds() - begin, 600, body)
      }
    }
  }

  func testTheRecordChannel() throws {
    for (body, word) in [
      ("for descriptor in Int32(3)...127 { close(descriptor) }", "descriptors were closed or replaced"),
      ("for descriptor in Int32(3)...127 { dup2(1, descriptor) }", "descriptors were closed or replaced"),
      ("for descriptor in Int32(0)...127 { close(descriptor) }", "descriptors were closed or replaced"),
      ("while open(\"/dev/null\", O_RDONLY) >= 0 {}", "no file descriptors were left"),
      ("while dup(1) >= 0 {}; throw7()", "no file descriptors were left"),
    ] {
      for sandboxing in sandboxings {
        let result = try attack(body, sandboxing, more: "func throw7() { print(7) }\n")
        // A run loop that wakes before the end finds its own descriptors closed, and traps.
        if result.verdict == .crashed, body.contains("Int32(0)") { continue }
        XCTAssertEqual(result.verdict, .didNotFinish, body)
        XCTAssertTrue(result.told.contains(word), "\(body): \(result.told)")
      }
    }
  }

  /// Records that are right in every letter, written to everything that has a number.
  func testForgedRecords() throws {
    let forged = """
      let forged = ["start", "finish"].map {
        "{\\"event\\":\\"\\($0)\\",\\"test\\":\\"DoublingChecks.testTwice\\",\\"outcome\\":\\"passed\\","
          + "\\"messages\\":[],\\"seconds\\":0}\\n"
      }.joined()
      for descriptor in Int32(3)...127 {
        var status = stat()
        // What is no file and no socket is the run loop's, and whoever writes there brings it down now and then.
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFIFO, status.st_nlink > 0
          || status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFSOCK
        else { continue }
        _ = forged.withCString { write(descriptor, $0, strlen($0)) }
      }
      _exit(0)
      """
    for sandboxing in sandboxings {
      let result = try attack(forged, sandboxing)
      XCTAssertEqual(result.verdict, .didNotFinish, result.told)
    }
  }

  /// There is no descriptor that leads to the checker's memory, and in a sandbox nothing that says where it is.
  func testTheMemoryOfRecordsHasNoNumberAndNoName() throws {
    let body = """
      for descriptor in Int32(0)...127 {
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_size == 16 << 20 { fatalError("found its file") }
      }
      if getenv("CHECK_RECORDS") != nil { fatalError("found its name") }
      """
    for sandboxing in sandboxings {
      let result = try attack(body, sandboxing)
      XCTAssertEqual(result.verdict, .passed, result.told)
    }
    try needsSandbox()
    let names = try sandboxed(
      """
      for name in ["maps", "mem", "environ", "cmdline", "fd", "status", "task", "root", "cwd"] {
        for place in ["self", "thread-self", "1", "\\(getpid())"] where access("/proc/\\(place)/\\(name)", F_OK) == 0 {
          fatalError("/proc has \\(name)")
        }
      }
      for path in ["/proc/cpuinfo", "/proc/version", "/proc/sys", "/sys", "/etc", "/usr/share", "/bin"] {
        if access(path, F_OK) == 0 { fatalError("there is \\(path)") }
      }
      """)
    XCTAssertEqual(names.verdict, .passed, names.told)
  }

  func testCodeThatRunsBeforeTheChecks() throws {
    let result = try attack(
      "", .ifPossible,
      more: "@section(\".init_array\") @used let early: @convention(c) () -> Void = { _exit(0) }\n")
    XCTAssertEqual(result.verdict, .didNotFinish)
    XCTAssertTrue(result.told.contains("before the first check began"), result.told)
  }

  func testNothingSteersTheTerminal() throws {
    let result = try attack(#"fatalError("\u{1B}[2J\u{1B}]0;owned\u{07}\u{202E}gnorw")"#, .ifPossible)
    XCTAssertEqual(result.verdict, .crashed)
    XCTAssertTrue(result.told.contains("owned"), result.told)
    let card = ReportCard(report: result.report, course: miniature.course, style: .plain).text
    for sign in ["\u{1B}", "\u{07}", "\u{202E}"] { XCTAssertFalse(card.contains(sign)) }
  }

  func testALinkInThePlaceOfTheOutput() throws {
    try miniature.write("precious", to: "precious")
    _ = try attack(
      """
      let output = "\(miniature.root)/.build/check/chapters/01-numbers/output.txt"
      unlink(output)
      symlink("\(miniature.root)/precious", output)
      _exit(0)
      """, .off)
    XCTAssertEqual(try Files.text("\(miniature.root)/precious"), "precious")
  }

  func testWhatAProcessDoesToItselfIsItsOwnAffair() throws {
    for sandboxing in sandboxings {
      for body in [
        "setenv(\"LD_PRELOAD\", \"/tmp/none.so\", 1); clearenv()",
        "for number in Int32(1)...31 { signal(number, SIG_IGN) }",
        "var all = sigset_t(); sigfillset(&all); sigprocmask(SIG_BLOCK, &all, nil)",
        "Thread.detachNewThread { while true {} }",
        "nice(19); umask(0o777); close(0); close(1); close(2)",
      ] {
        XCTAssertEqual(try attack(body, sandboxing).verdict, .passed, body)
      }
    }
  }

  func testAProgramThatTakesItselfAway() throws {
    let result = try attack("unlink(CommandLine.arguments[0]); _exit(0)", .off)
    XCTAssertEqual(result.verdict, .didNotFinish, result.told)
  }

  func testALinkInThePlaceOfTheReport() throws {
    try miniature.write("precious", to: "precious")
    let path = "\(miniature.root)/.build/check/report.json"
    let result = try attack(
      "unlink(\"\(path)\"); symlink(\"\(miniature.root)/precious\", \"\(path)\")", .off)
    XCTAssertEqual(result.verdict, .passed)
    XCTAssertEqual(try Files.text("\(miniature.root)/precious"), "precious")
    XCTAssertTrue(Files.isOrdinary(path))
    XCTAssertEqual(try StoredReport.read(Data(Files.text(path).utf8)), result.report)
  }

  // MARK: What only a sandbox stops

  func testNothingIsPoisonedForTheNext() throws {
    try needsSandbox()
    func contents() -> [String: String] {
      let folder = "\(miniature.root)/.build/check/engine"
      return Dictionary(
        uniqueKeysWithValues: Files.names(in: folder).map { name in
          let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
          return (name, ContentHash.of([data.base64EncodedString()]))
        })
    }
    // What is handed in runs on the optimized engine, which is compiled for the first one.
    _ = try sandboxed("")
    let before = contents()
    XCTAssertFalse(before.isEmpty)
    let check = "\(miniature.root)/.build/check"
    for path in [
      "\(check)/engine/libCheckSupport.so", "\(check)/engine/TouchKit.key",
      "\(check)/chapters/01-numbers/tests",
      "\(check)/checks/NumbersChecks/new.o", "\(check)/report.json", MiniatureCourse.limiter,
    ] {
      let result = try sandboxed(
        """
        chmod("\(path)", 0o666)
        if open("\(path)", O_WRONLY | O_CREAT, 0o600) >= 0 { fatalError("opened it") }
        if unlink("\(path)") == 0 { fatalError("took it away") }
        if rename("\(path)", "\(path).old") == 0 { fatalError("moved it") }
        """)
      XCTAssertEqual(result.verdict, .passed, "\(path): \(result.told)")
    }
    XCTAssertEqual(contents(), before)
  }

  func testTheParentIsOutOfReach() throws {
    guard getuid() == 0 else {
      throw XCTSkip("skipped: only for an administrator the sandbox has a user of its own")
    }
    try needsSandbox()
    let result = try sandboxed(
      """
      for id in [getppid(), 1] {
        for name in ["mem", "environ", "maps", "fd/0", "root/etc/passwd"] {
          if open("/proc/\\(id)/\\(name)", O_RDONLY) >= 0 { fatalError("reached \\(name)") }
        }
        let attach = 16
        if cTrace(attach, id, 0, 0) == 0 { fatalError("traced it") }
      }
      """,
      more: "@_silgen_name(\"ptrace\") func cTrace(_: Int, _: Int32, _: Int, _: Int) -> Int\n")
    XCTAssertEqual(result.verdict, .passed, result.told)
  }

  func testNothingIsWritten() throws {
    try needsSandbox()
    let paths = [
      target, "/proc/written-by-attack", "/tmp/written-by-attack", "/dev/shm/written-by-attack",
      "/written-by-attack",
    ]
    for path in paths {
      let result = try sandboxed(
        "if open(\"\(path)\", O_WRONLY | O_CREAT, 0o600) >= 0 { fatalError(\"wrote it\") }")
      XCTAssertEqual(result.verdict, .passed, result.told)
      XCTAssertFalse(Files.existsInAnyForm(path))
    }
    let link = try sandboxed("if symlink(\"/etc/passwd\", \"/tmp/link\") == 0 { fatalError(\"linked it\") }")
    XCTAssertEqual(link.verdict, .passed, link.told)
  }

  func testSixtyFourMegabytes() throws {
    let body = """
      let file = open("\(target)", O_WRONLY | O_CREAT, 0o600)
      let bytes = [UInt8](repeating: 7, count: 1 << 20)
      for _ in 0..<64 where file >= 0 { _ = write(file, bytes, bytes.count) }
      """
    let result = try attack(body, .off)
    XCTAssertEqual(result.verdict, .crashed)
    XCTAssertTrue(result.told.contains("too much"), result.told)
    Files.remove(target)
    try needsSandbox()
    XCTAssertEqual(try sandboxed(body).verdict, .passed)
    XCTAssertFalse(Files.existsInAnyForm(target))
  }

  func testNothingIsRead() throws {
    try needsSandbox()
    let secrets = [
      "\(miniature.root)/Tests/Solutions/01-numbers/Doubling.swift", "\(miniature.root)/Tests/Mutants",
      "\(handedIn)/exercises", NSHomeDirectory(), "/etc/passwd", "/home", "/bin/sh",
      // In a container the home of a user may be the outermost folder, of which nothing is secret but what is in it.
    ].filter { $0 != "/" }
    for path in secrets {
      let result = try sandboxed("if access(\"\(path)\", R_OK) == 0 { fatalError(\"can read it\") }")
      XCTAssertEqual(result.verdict, .passed, "\(path): \(result.told)")
    }
  }

  func testNobodyIsReached() throws {
    let listener = socket(AF_INET, SocketKind.stream, 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        XCTAssertEqual(bind(listener, $0, length), 0)
        XCTAssertEqual(listen(listener, 5), 0)
        XCTAssertEqual(getsockname(listener, $0, &length), 0)
      }
    }
    let body = """
      let line = socket(AF_INET, \(SocketKind.stream), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      address.sin_port = \(address.sin_port)
      let code = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(line, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if code == 0 { fatalError("reached it") }
      """
    XCTAssertTrue(try attack(body, .off).told.contains("reached it"))
    try needsSandbox()
    XCTAssertEqual(try sandboxed(body).verdict, .passed)
  }

  func testTheSandboxOutlivesItsAttackers() throws {
    try needsSandbox()
    // Never without a sandbox: this would end the tests themselves.
    XCTAssertEqual(try sandboxed("kill(getppid(), SIGKILL)").verdict, .passed)
    XCTAssertEqual(try sandboxed("kill(1, SIGKILL)").verdict, .passed)
    let bomb = try sandboxed("while true { _ = cFork() }", limit: 2)
    XCTAssertEqual(bomb.verdict, .timedOut, bomb.told)
    let limits = try sandboxed(
      "var all = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40); "
        + "if setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &all) == 0 { fatalError(\"raised it\") }")
    XCTAssertEqual(limits.verdict, .passed, limits.told)
  }

  func testNoSandboxWhereOneIsRequired() throws {
    let context = Context(
      course: miniature.course, root: try Root(miniature.root), limiter: "/bin/false", secondsPerTest: 60)
    let folder = try Submission(miniature.root, course: miniature.course)
    XCTAssertThrowsError(
      try CourseCheck(
        context: context, selection: .everything, exercises: nil, handedIn: folder, sandboxing: .required
      ).report()
    ) { error in
      guard case .noSandbox = error as? CheckError else { return XCTFail("\(error)") }
    }
  }
}
