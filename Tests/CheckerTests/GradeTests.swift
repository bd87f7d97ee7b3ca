import Course
import Foundation
import Synchronization
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// A whole class, graded at once, in parts, and again.
final class GradeTests: XCTestCase {
  private var miniature: MiniatureCourse!
  private var handedIn: String { "\(miniature.root)/class" }
  private var out: String { "\(miniature.root)/out" }

  override func setUpWithError() throws {
    if Self.courseOfAnotherTest == nil { miniature = try MiniatureCourse() }
  }

  override func tearDown() { miniature?.remove() }

  // MARK: Grading

  func testEachSubmissionGetsItsReports() throws {
    try submit("ada", ["Doubling", "Countdown", "Largest"])
    try submit("bob", ["Countdown"], at: "exercises/01-numbers/")
    let said = Mutex<[String]>([])
    let outcomes = try grade(formats: [.junit], say: { text in said.withLock { $0.append(text) } })
    XCTAssertEqual(outcomes.map(\.name.printable), ["ada", "bob"])
    XCTAssertEqual(try points(outcomes), [60, 20])
    XCTAssertEqual(
      Files.names(in: out),
      [".grading", "ada", "bob", "grades-canvas.csv", "grades-moodle.csv", "grades.csv"])
    XCTAssertEqual(Files.names(in: "\(out)/bob"), ["graded.json", "junit.xml", "report.json"])
    let report = try report(of: FolderName("bob"))
    XCTAssertEqual(outcomes[1].outcome, .graded(Grade(report)))
    XCTAssertEqual(report.submission?.name, "bob")
    XCTAssertEqual(
      try Files.text("\(out)/grades.csv"),
      "submission,earned,points,works,holds,1.1,1.2,1.3,remark\r\nada,60,60,3,0,10,20,30,\r\nbob,20,60,1,0,0,20,0,\r\n"
    )
    let told = said.withLock { $0.joined(separator: "\n") }
    XCTAssertTrue(told.contains("2 submissions.") && told.contains("2 graded in"), told)
  }

  func testNothingIsDoneTwice() throws {
    try submitMany(3)
    _ = try grade()
    let before = try contents()
    let again = try grade()
    XCTAssertTrue(again.allSatisfy { isKept($0.outcome) })
    XCTAssertEqual(try contents(), before)
    // Other formats may be wanted later; nothing runs for them.
    let junit = try grade(formats: [.junit])
    XCTAssertTrue(junit.allSatisfy { isKept($0.outcome) })
    XCTAssertTrue(Files.exists("\(out)/student-0/junit.xml"))
  }

  func testSameSubmissionSameBytes() throws {
    try submitMany(4)
    let formats = ReportFiles.Format.allCases
    _ = try grade(formats: formats)
    let first = try contents()
    try FileManager.default.moveItem(atPath: out, toPath: "\(out)-first")
    _ = try grade(formats: formats)
    XCTAssertEqual(try contents(), first)
    XCTAssertEqual(first.count, 4 * (formats.count + 1) + 3)
  }

  // MARK: What a verdict follows from

  func testEqualNamesSizesAndTimesShareNoVerdict() throws {
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    for number in 0..<6 {
      let answer = "func doubled(_ number: Int) -> Int {\n  number * \(number % 2 == 0 ? 2 : 3)\n}\n"
      try submit("s\(number)", ["Doubling": answer])
      try FileManager.default.setAttributes(
        [.modificationDate: time], ofItemAtPath: "\(handedIn)/s\(number)/Doubling.swift")
    }
    XCTAssertEqual(try points(grade()), [10, 0, 10, 0, 10, 0])
    // The same name, size and time in one folder, one after the other.
    let path = "\(handedIn)/s0/Doubling.swift"
    try Files.write(try Files.text("\(handedIn)/s1/Doubling.swift"), to: path)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    let again = try grade()
    XCTAssertEqual(try points(again), [0, 0, 10, 0, 10, 0])
    XCTAssertEqual(again.map { isKept($0.outcome) }, [false, true, true, true, true, true])
  }

  func testEqualAnswersAreJudgedOnce() throws {
    for name in ["ada", "bob", "cem", "dia"] { try submit(name, ["Doubling", "Countdown"]) }
    try submit("eve", ["Doubling"])
    let said = Mutex<[String]>([])
    XCTAssertEqual(
      try points(grade(say: { text in said.withLock { $0.append(text) } })), [30, 30, 30, 30, 10])
    let told = said.withLock { $0.joined(separator: "\n") }
    XCTAssertTrue(told.contains("2 chapters judged, equal answers only once"), told)
    let fingerprints = try ["ada", "bob", "eve"].map { try report(of: FolderName($0)).chapters[0].answers }
    XCTAssertEqual(fingerprints[0], fingerprints[1])
    XCTAssertNotEqual(fingerprints[0], fingerprints[2])
    XCTAssertNotNil(fingerprints[2])
    XCTAssertEqual(try report(of: FolderName("bob")).submission?.name, "bob")
    XCTAssertTrue(
      try ReportFiles.Format.text.text(report(of: FolderName("ada")), course: miniature.course)
        .contains("Equal answers were judged once"))
  }

  func testAnswersThatOnlyLookEqualShareNoVerdict() throws {
    // Swift takes the two spellings of é for equal; a report on one must not be taken for one on the other.
    let right = "// \u{E9}\nfunc doubled(_ number: Int) -> Int { number * 2 }\n"
    let texts = [
      right, right.replacing("\u{E9}", with: "e\u{301}"), right.replacing("\n", with: "\r\n"), right + "\n",
      right.replacing("* 2", with: "* 3"),
    ]
    for (number, text) in texts.enumerated() { try submit("s\(number)", ["Doubling": text]) }
    // What is cut between two files in another place.
    try submit("t1", ["Doubling": right + "// a\n", "Countdown": "// b\n"])
    try submit("t2", ["Doubling": right, "Countdown": "// a\n// b\n"])
    XCTAssertEqual(try points(grade()), [10, 10, 10, 10, 0, 10, 10])
    let fingerprints = try (texts.indices.map { "s\($0)" } + ["t1", "t2"]).map {
      try report(of: FolderName($0)).chapters[0].answers
    }
    // How lines end makes no difference: it's the same text for the compiler and for the checks.
    XCTAssertEqual(fingerprints[2], fingerprints[0])
    XCTAssertEqual(Set(fingerprints).count, 6)
  }

  func testNothingIsCompiledWhenNothingIsLeftToDo() throws {
    try submitMany(1)
    _ = try grade()
    let compiled = "\(miniature.root)/.build/check/grade"
    XCTAssertTrue(Files.exists(compiled))
    try FileManager.default.removeItem(atPath: compiled)
    XCTAssertTrue(isKept(try grade()[0].outcome))
    let left = FileManager.default.enumerator(atPath: compiled)?.compactMap { $0 as? String } ?? []
    XCTAssertFalse(left.contains { $0.hasSuffix(".o") || $0.hasSuffix(".so") }, "\(left)")
  }

  func testChangedChecksAndLimitsAndStartersGradeAgain() throws {
    try submitMany(1)
    XCTAssertEqual(try points(grade()), [60])
    let checks = "\(miniature.root)/Tests/NumbersChecks/Doubling/DoublingChecks.swift"
    try Files.write(try Files.text(checks).replacing("10 * unit", with: "11 * unit"), to: checks)
    let stricter = try grade()
    XCTAssertEqual(try points(stricter), [50])
    XCTAssertFalse(isKept(stricter[0].outcome))
    XCTAssertFalse(isKept(try grade(limit: 59)[0].outcome))
    XCTAssertTrue(isKept(try grade(limit: 59)[0].outcome))
    let engine = "\(miniature.root)/Sources/TouchKit/TouchKit.swift"
    try Files.write("public let unit = 0\n", to: engine)
    XCTAssertFalse(isKept(try grade(limit: 59)[0].outcome))
  }

  func testReportsThatAreNotWholeAreMadeAgain() throws {
    try submitMany(3)
    _ = try grade()
    let report = "\(out)/student-0/report.json"
    let text = try Files.text(report)
    for damage in [String(text.dropLast(20)), "", text.replacing("passed", with: "failed")] {
      try Files.write(damage, to: report)
      let outcomes = try grade()
      XCTAssertEqual(outcomes.map { isKept($0.outcome) }, [false, true, true])
      XCTAssertEqual(try points(outcomes), [60, 60, 60])
    }
    // Somebody else's report is no report.
    for name in ["report.json", "graded.json"] {
      try Files.write(try Files.text("\(out)/student-1/\(name)"), to: "\(out)/student-2/\(name)")
    }
    XCTAssertEqual(try grade().map { isKept($0.outcome) }, [true, true, false])
  }

  // MARK: Kills, shards, several graders

  func testAKillInTheMiddleLosesAndRedoesNothing() throws {
    try submitMany(8)
    let grader = try grader()
    let deadline = monotonicSeconds() + 300
    while records.count < 2, monotonicSeconds() < deadline { usleep(5_000) }
    kill(grader.id, SIGKILL)
    XCTAssertEqual(grader.wait(until: deadline), .signal(SIGKILL))
    let whole = records
    XCTAssertTrue((2..<8).contains(whole.count), "the kill came too late or never: \(whole)")
    let before = try contents()

    let outcomes = try grade()
    XCTAssertEqual(outcomes.filter { isKept($0.outcome) }.map(\.name.printable), whole)
    XCTAssertEqual(try points(outcomes), Array(repeating: 60, count: 8))
    let after = try contents()
    for name in whole { XCTAssertEqual(after["\(name)/report.json"], before["\(name)/report.json"], name) }
    XCTAssertEqual(records.count, 8)
  }

  /// A grader that is a process of its own.
  private func grader(environment: [String: String] = [:]) throws -> ChildProcess {
    let variables = environment.merging(["GRADED_COURSE": miniature.root]) { $1 }
    return try ChildProcess(
      TestProgram.command(
        for: "CheckerTests.GradeTests/testGradesForAnotherTest",
        environment: ProcessInfo.processInfo.environment.merging(variables) { $1 }))
  }

  /// Does nothing of its own: other tests start it in another process, to kill it.
  func testGradesForAnotherTest() throws {
    guard let root = Self.courseOfAnotherTest else { return }
    let shard = ProcessInfo.processInfo.environment["GRADED_PORTION"].flatMap { Shard($0) }
    let context = Context(
      course: Course(chapters: [MiniatureCourse.chapter]), root: try Root(root),
      limiter: MiniatureCourse.limiter, secondsPerTest: 60)
    _ = try ClassGrading(
      context: context, selection: .everything, submissions: "\(root)/class", out: "\(root)/out",
      portion: shard.map(Portion.startingWith) ?? .everything
    ).perform()
  }

  private static var courseOfAnotherTest: String? { ProcessInfo.processInfo.environment["GRADED_COURSE"] }

  func testShardsTogetherAreTheWhole() throws {
    try submitMany(7)
    let whole = try grade()
    let reports = try contents()
    try FileManager.default.removeItem(atPath: out)

    let commands = try ["1/3", "2/3", "3/3"].map { try command(portion: .only(XCTUnwrap(Shard($0)))) }
    let parts = Mutex<[[FolderName]]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      let names = try? commands[index].perform().map(\.name)
      parts.withLock { $0.append(names ?? []) }
    }
    let names = parts.withLock { $0.flatMap { $0 } }
    XCTAssertEqual(names.count, 7, "no submission is in two shards")
    XCTAssertEqual(Set(names), Set(whole.map(\.name)))
    XCTAssertEqual(try contents(), reports)
  }

  func testShardsOfMachinesThatShareNothingAreJoined() throws {
    try submitMany(5)
    _ = try grade()
    let whole = try contents()
    try FileManager.default.removeItem(atPath: out)
    for number in 1...2 {
      let part = "\(out)-\(number)"
      _ = try grade(out: part, portion: .only(XCTUnwrap(Shard("\(number)/2"))))
      for name in Files.names(in: part) where name.hasPrefix("student") {
        try Files.makeFolder(out)
        try FileManager.default.moveItem(atPath: "\(part)/\(name)", toPath: "\(out)/\(name)")
      }
    }
    XCTAssertTrue(try grade().allSatisfy { isKept($0.outcome) })
    XCTAssertEqual(try contents(), whole)
  }

  func testWhatADeadGraderHasLeftTheOtherOneFinishes() throws {
    try submitMany(8)
    _ = try grade()
    let alone = try contents()
    try FileManager.default.removeItem(atPath: out)

    let dead = try grader(environment: ["GRADED_PORTION": "1/2"])
    let survivor = try command(portion: .startingWith(XCTUnwrap(Shard("2/2"))))
    let outcomes = Mutex<ClassGrading.Outcomes>([])
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let found = try? survivor.perform()
      outcomes.withLock { $0 = found ?? [] }
    }
    let first = try XCTUnwrap(Shard("1/2"))
    let deadline = monotonicSeconds() + 300
    while !records.contains(where: { first.contains(FolderName($0)) }), monotonicSeconds() < deadline {
      usleep(5_000)
    }
    kill(dead.id, SIGKILL)
    XCTAssertEqual(dead.wait(until: deadline), .signal(SIGKILL))
    group.wait()
    XCTAssertEqual(try points(outcomes.withLock { $0 }), Array(repeating: 60, count: 8))
    XCTAssertEqual(try contents(), alone)
  }

  func testAShardFollowsFromTheNameAlone() throws {
    let names = (0..<300).map { FolderName("student \($0)") }
    let shards = try (1...4).map { try XCTUnwrap(Shard("\($0)/4")) }
    for name in names { XCTAssertEqual(shards.filter { $0.contains(name) }.count, 1) }
    for shard in shards { XCTAssertTrue((40...110).contains(names.filter(shard.contains).count)) }
    XCTAssertEqual(shards.firstIndex { $0.contains(FolderName("ada")) }, 3)
    for word in ["0/3", "4/3", "1", "1/0", "a/b", "1/3/5", "-1/3", ""] { XCTAssertNil(Shard(word), word) }
  }

  func testWhatAnotherGraderWorksOnIsLeftToIt() throws {
    try submitMany(2)
    let target = try GradeFolder(out)
    var lock = target.lock(FolderName("student-0"))
    XCTAssertNotNil(lock)
    let command = try command()
    let outcomes = Mutex<[GradeOutcome]>([])
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let found = try? command.perform().map(\.outcome)
      outcomes.withLock { $0 = found ?? [] }
    }
    let deadline = monotonicSeconds() + 300
    while records != ["student-1"], monotonicSeconds() < deadline { usleep(10_000) }
    usleep(200_000)
    XCTAssertEqual(records, ["student-1"])
    withExtendedLifetime(lock) {}
    lock = nil
    group.wait()
    XCTAssertEqual(outcomes.withLock { $0.compactMap(\.grade?.earned) }, [60, 60])
    XCTAssertEqual(records, ["student-0", "student-1"])
  }

  func testAnInterruptedGraderSaysWhatIsLeft() throws {
    try submitMany(3)
    let said = Mutex<[String]>([])
    let outcomes = try grade(isOver: { true }, say: { text in said.withLock { $0.append(text) } })
    XCTAssertEqual(outcomes.map(\.outcome), [.left, .left, .left])
    let told = said.withLock { $0.joined(separator: "\n") }
    XCTAssertTrue(told.contains("3 not graded yet"), told)
    XCTAssertTrue(try Files.text("\(out)/grades.csv").contains("student-0,,60,,,,,,not graded yet"))
  }

  // MARK: Odd submissions

  func testOddSubmissionsStopNobody() throws {
    try submitMany(1)
    let manager = FileManager.default
    try Files.makeFolder("\(handedIn)/empty")
    try Files.write("nothing", to: "\(handedIn)/essay.zip")
    try manager.createSymbolicLink(atPath: "\(handedIn)/link", withDestinationPath: "student-0")
    mkfifo("\(handedIn)/pipe", 0o600)
    for name in ["grades.csv", "%41", "A", "=1+1", "a\nb", ".hidden"] { try submit(name, ["Doubling"]) }
    "\(handedIn)/x".withCString { start in
      var name: [CChar] = Array(UnsafeBufferPointer(start: start, count: strlen(start))) + [0]
      name[name.count - 2] = CChar(bitPattern: 0xFF)
      mkdir(name, 0o700)
    }
    let outcomes = try grade()
    let byName = Dictionary(uniqueKeysWithValues: outcomes.map { ($0.name.encoded, $0.outcome) })
    XCTAssertEqual(byName.count, 11)
    XCTAssertEqual(byName["essay.zip"], .problem(.archive(.isNoArchive)))
    XCTAssertEqual(byName["link"], .problem(.link))
    XCTAssertEqual(byName["pipe"], .problem(.noFolder))
    XCTAssertEqual(byName["%FF"], .problem(.nameIsNoText))
    XCTAssertEqual(byName["empty"]?.grade?.earned, 0)
    for name in ["%67rades.csv", "%2541", "A", "=1+1", "a%0Ab"] {
      XCTAssertEqual(byName[name]?.grade?.earned, 10, name)
      XCTAssertTrue(Files.exists("\(out)/\(name)/report.json"), name)
    }
    let sheet = try Files.text("\(out)/grades.csv")
    for line in [
      "essay.zip,0,60,,,,,,it is no zip archive that can be read; unpack it yourself",
      "link,0,60,,,,,,it is a link; the folder itself must be there", "'=1+1,10,60,1,0,10,0,0,",
      "a\\nb,10,60,1,0,10,0,0,",
    ] { XCTAssertTrue(sheet.contains("\r\n\(line)".replacing("\"", with: "")) || sheet.contains(line), line) }
    if getuid() != 0 {
      chmod("\(handedIn)/empty", 0)
      defer { chmod("\(handedIn)/empty", 0o700) }
      guard case .problem(.unreadable) = try grade().first(where: { $0.name.printable == "empty" })?.outcome
      else { return XCTFail("a folder that cannot be read has no report") }
    }
  }

  func testProblemsAreToldEvenIfTheSheetCannotBeWritten() throws {
    try submitMany(1)
    try Files.write("nothing", to: "\(handedIn)/essay.zip")
    try Files.makeFolder("\(out)/\(GradeFolder.sheet)")
    let said = Mutex<[String]>([])
    XCTAssertThrowsError(try grade(say: { text in said.withLock { $0.append(text) } }))
    XCTAssertTrue(said.withLock { $0.contains { $0.hasPrefix("no report on essay.zip: it is no zip") } })
  }

  func testBadAnswersCostNobodyElse() throws {
    try submit("bomb", ["Doubling": "func doubled(_ number: Int) -> Int {\n  while true {}\n}\n"])
    try submit("crash", ["Doubling": "func doubled(_ number: Int) -> Int {\n  [1][number]\n}\n"])
    try submit("fine", ["Doubling"])
    try submit(
      "syntax", ["Doubling": "func doubled(", "Largest": MiniatureCourse.solutions["Largest"] ?? ""])
    let outcomes = try grade(limit: 2)
    XCTAssertEqual(try points(outcomes), [0, 0, 10, 30])
    XCTAssertEqual(
      try outcomes.map { try report(of: $0.name).exercise("Doubling").verdict },
      [.timedOut, .crashed, .passed, .notBuilt])
  }

  func testFoldersThatMakeNoSense() throws {
    try submitMany(1)
    XCTAssertThrowsError(try grade(submissions: "/no/such")) {
      XCTAssertEqual($0 as? GradeCommand.Mistake, .submissionsAreNoFolder("/no/such"))
    }
    try miniature.write("", to: "file")
    XCTAssertThrowsError(try grade(out: "\(miniature.root)/file/reports")) {
      XCTAssertTrue("\($0)".contains("\(miniature.root)/file: it exists and is no folder"), "\($0)")
    }
    for place in [handedIn, "\(handedIn)/reports"] {
      XCTAssertThrowsError(try grade(out: place)) {
        XCTAssertEqual($0 as? GradeCommand.Mistake, .reportsAmongSubmissions(place))
      }
    }
  }

  // MARK: Its parts

  func testFingerprintsAreTheStandards() {
    func hex(_ text: String) -> String {
      SHA256.digest(Array(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    XCTAssertEqual(hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    XCTAssertEqual(hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(
      hex(String(repeating: "a", count: 1_000)),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
    var joined = SHA256()
    joined.add("ab")
    joined.add("c")
    var split = SHA256()
    split.add("a")
    split.add("bc")
    XCTAssertNotEqual(joined.text, split.text)
  }

  func testAnEditOfAnInitialValueCompilesNoChecks() throws {
    func cache() -> [String] { Files.names(in: "\(miniature.root)/.build/check/checks/NumbersChecks") }
    func verdict(_ head: String, _ values: String, _ more: String = "") throws -> Verdict {
      try miniature.answer([
        "Doubling":
          "\(head) { number * 2 * Guess.all[0] }\nenum Guess { static let all = \(values) }\n\(more)"
      ])
      return try miniature.check().exercise("Doubling").verdict
    }
    let given = "func doubled(_ number: Int) -> Int"
    XCTAssertEqual(try verdict(given, "[1]"), .passed)
    let before = cache()
    XCTAssertEqual(try verdict(given, "[3, 4]"), .failed)
    XCTAssertEqual(try verdict(given, "[1]", "let more = 1\n"), .passed)
    XCTAssertEqual(cache(), before)
  }

  func testProgressTellsCountsAndTimeLeft() {
    let told = Mutex("")
    let now = Mutex(0.0)
    let progress = GradeProgress(
      total: 106, lanes: 2, isTerminal: true, clock: { now.withLock { $0 } },
      write: { text in told.withLock { $0 += text } })
    let report = Grade(Report(chapters: []))
    // The first two wait half a minute for what is compiled once, which says nothing about the others.
    let events: [(Double, GradeOutcome)] = [
      (0, .kept(report)), (30, .graded(report)), (31, .graded(report)), (32, .graded(report)),
      (33, .graded(report)), (33, .problem(.file)),
    ]
    for (time, outcome) in events {
      now.withLock { $0 = time }
      progress.note(outcome)
    }
    let lines = told.withLock { $0 }.split(separator: "\r").map { String($0.dropFirst(3)) }
    XCTAssertEqual(
      lines,
      [
        "1 of 106, 1 had their reports", "2 of 106, 1 had their reports", "3 of 106, 1 had their reports",
        "4 of 106, 1 had their reports", "5 of 106, 1 had their reports, about 2 min left",
        "6 of 106, 1 had their reports, 1 problem, about 2 min left",
      ])
    XCTAssertEqual(GradeProgress.duration(12.1), "13 s")
    XCTAssertEqual(GradeProgress.duration(200), "4 min")
  }

  func testGradersOfANodeUseItsDisk() throws {
    let local = "\(miniature.root)/node"
    try Files.makeFolder(local)
    let root = try Root(miniature.root)
    let first = try GraderFolder(root: root, local: local)
    let second = try GraderFolder(root: root, local: local)
    XCTAssertTrue(first.path.hasPrefix("\(local)/grade-\(getuid())/"), first.path)
    XCTAssertNotEqual(first.path, second.path)
    XCTAssertTrue(try GraderFolder(root: root, local: "").path.hasPrefix(root.work("grade/")))
    // Where others may write, they may have put an engine of their own making.
    chmod("\(local)/grade-\(getuid())", 0o777)
    _ = try GraderFolder(root: root, local: local)
    var status = stat()
    stat("\(local)/grade-\(getuid())", &status)
    XCTAssertEqual(status.st_mode & 0o077, 0)
    let strange = "\(miniature.root)/strange"
    try Files.makeFolder(strange)
    try FileManager.default.createSymbolicLink(
      atPath: "\(strange)/grade-\(getuid())", withDestinationPath: local)
    XCTAssertThrowsError(try GraderFolder(root: root, local: strange))
  }

  func testGradebooksTakeTheirOwnColumns() throws {
    try submit("ada", ["Doubling", "Countdown", "Largest"])
    try submit("=bob", ["Countdown"])
    try Files.write("nothing", to: "\(handedIn)/essay.zip")
    _ = try grade()
    XCTAssertEqual(
      try Files.text("\(out)/grades-moodle.csv"), "student,The Life of a Touch\r\n'=bob,20\r\nada,60\r\n")
    XCTAssertEqual(
      try Files.text("\(out)/grades-canvas.csv"),
      "Student,ID,SIS User ID,SIS Login ID,Section,The Life of a Touch\r\n"
        + "    Points Possible,,,,,60\r\n'=bob,,,'=bob,,20\r\nada,,,ada,,60\r\n")
  }

  func testTheJobForACluster() throws {
    try submit("o'hara", ["Doubling"])
    var grading = try command(out: "\(out) of 100%")
    grading.formats = [.junit, .text]
    let script = try SlurmJob(grading: grading, graders: 12, lanes: 3).script
    for line in [
      "#SBATCH --array=1-12\n", "#SBATCH --cpus-per-task=3\n", "#SBATCH --requeue\n",
      "#SBATCH --output=\(out) of 100%%/.grading/slurm-%A-%a.txt\n", "'--out' '\(out) of 100%' '--lanes' '3'",
      "'--reports' 'junit,text'", "--starting-with \"$SLURM_ARRAY_TASK_ID/12\"",
    ] { XCTAssertTrue(script.contains(line), "\(line) in\n\(script)") }
    // What the script runs is what was typed.
    try Files.write(script.replacing("exec ", with: "printf '%s\\n' "), to: "\(miniature.root)/job.sh")
    let printed = try Tool.run(
      "/bin/sh", ["\(miniature.root)/job.sh"], environment: ["SLURM_ARRAY_TASK_ID": "7"], limit: 60)
    let words = printed.output.split(separator: "\n").map(String.init)
    let typed = try XCTUnwrap(TeachCommand.program.typed(Array(words.dropFirst())) as? GradeCommand)
    XCTAssertEqual(typed.portion, .startingWith(try XCTUnwrap(Shard("7/12"))))
    XCTAssertEqual(
      [typed.submissions, typed.out], [handedIn, "\(out) of 100%"].map { Files.realPath($0) ?? "" })
    XCTAssertEqual(typed.lanes, 3)
  }

  func testWhatIsTyped() throws {
    let words = "grade --submissions in --out out --shard 3/10 --chapter 1 --reports junit --sandbox off"
    let command = try XCTUnwrap(
      TeachCommand.program.typed(words.split(separator: " ").map(String.init)) as? GradeCommand)
    XCTAssertEqual(command.selection, .chapter(1))
    XCTAssertEqual([command.submissions, command.out], ["in", "out"])
    XCTAssertEqual(command.portion, Portion.only(try XCTUnwrap(Shard("3/10"))))
    XCTAssertEqual(command.formats, [.junit])
    XCTAssertEqual(command.sandboxing, .off)
    XCTAssertThrowsError(try TeachCommand.program.typed(["grade", "--out", "x"])) {
      XCTAssertEqual($0 as? GradeCommand.Mistake, .needsFolders)
    }
    XCTAssertThrowsError(
      try TeachCommand.program.typed(["grade", "--submissions", "x", "--out", "y", "--shard", "4/3"])
    ) { XCTAssertEqual($0 as? GradeCommand.Mistake, .shardIsNone("4/3")) }
    func cluster(_ more: [String]) throws -> GradeCommand? {
      try TeachCommand.program.typed(["grade", "--submissions", "x", "--out", "y"] + more) as? GradeCommand
    }
    XCTAssertEqual(try cluster(["--slurm", "1"])?.slurm, .run)
    XCTAssertEqual(try cluster(["--slurm", "print", "--graders", "9"])?.graders, 9)
    XCTAssertThrowsError(try cluster(["--slurm", "2"])) {
      XCTAssertEqual($0 as? GradeCommand.Mistake, .slurmIsNone("2"))
    }
    XCTAssertThrowsError(try cluster(["--slurm", "1", "--shard", "1/2"])) {
      XCTAssertEqual($0 as? GradeCommand.Mistake, .shardAndSlurm)
    }
    XCTAssertThrowsError(try CheckCommand.program.typed(["run", "--shard", "1/2"]))
  }

  // MARK: Doing it

  private func submit(_ name: String, _ stems: [String], at prefix: String = "") throws {
    for stem in stems {
      try Files.write(
        MiniatureCourse.solutions[stem] ?? "", to: "\(handedIn)/\(name)/\(prefix)\(stem).swift")
    }
  }

  private func submit(_ name: String, _ answers: [String: String]) throws {
    for (stem, text) in answers { try Files.write(text, to: "\(handedIn)/\(name)/\(stem).swift") }
  }

  /// Right answers, each different from all others.
  private func submitMany(_ count: Int) throws {
    for number in 0..<count {
      try submit(
        "student-\(number)", MiniatureCourse.solutions.mapValues { $0 + "// student \(number)\n" })
    }
  }

  private func grade(
    submissions: String? = nil, out: String? = nil, portion: Portion = .everything,
    formats: [ReportFiles.Format] = [], limit: Double = 60,
    isOver: @escaping @Sendable () -> Bool = { false }, say: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> ClassGrading.Outcomes {
    var command = try command(portion: portion, limit: limit, submissions: submissions, out: out)
    command.formats = formats
    command.isOver = isOver
    command.say = say
    return try command.perform()
  }

  private func command(
    portion: Portion = .everything, limit: Double = 60, submissions: String? = nil, out: String? = nil
  ) throws -> ClassGrading {
    ClassGrading(
      context: try miniature.context(limit: limit), selection: .everything,
      submissions: submissions ?? handedIn, out: out ?? self.out, portion: portion, say: { _ in },
      progress: { _ in })
  }

  private func points(_ outcomes: ClassGrading.Outcomes) throws -> [Int] {
    try outcomes.map { try XCTUnwrap($0.outcome.grade, "\($0)").earned }
  }

  private func report(of name: FolderName) throws -> Report {
    try StoredReport.read(
      XCTUnwrap(FileManager.default.contents(atPath: "\(out)/\(name.encoded)/report.json")))
  }

  private func isKept(_ outcome: GradeOutcome) -> Bool { if case .kept = outcome { true } else { false } }

  /// The submissions whose reports are whole.
  private var records: [String] {
    Files.names(in: out).filter { Files.exists("\(out)/\($0)/graded.json") }
  }

  /// Everything that was written, by path.
  private func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in Files.names(in: out) where name != ".grading" {
      for file in Files.isFolder("\(out)/\(name)") ? Files.names(in: "\(out)/\(name)") : [""] {
        let path = file.isEmpty ? name : "\(name)/\(file)"
        contents[path] = try Files.text("\(out)/\(path)")
      }
    }
    return contents
  }
}
