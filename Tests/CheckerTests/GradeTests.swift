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
    XCTAssertEqual(Files.names(in: out), [".grading", "ada", "bob", "grades.csv"])
    XCTAssertEqual(Files.names(in: "\(out)/bob"), ["graded.json", "junit.xml", "report.json"])
    let report = try StoredReport.read(
      XCTUnwrap(FileManager.default.contents(atPath: "\(out)/bob/report.json")))
    XCTAssertEqual(outcomes[1].outcome, .graded(report))
    XCTAssertEqual(report.submission?.name, "bob")
    XCTAssertEqual(
      try Files.text("\(out)/grades.csv"),
      "submission,earned,points,1.1,1.2,1.3,remark\r\nada,60,60,10,20,30,\r\nbob,20,60,0,20,0,\r\n")
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

  func testSameSubmissionSameReportsButForTimes() throws {
    try submitMany(4)
    let formats = ReportFiles.Format.allCases
    _ = try grade(formats: formats)
    let first = try contents(withoutTimes: true)
    try FileManager.default.moveItem(atPath: out, toPath: "\(out)-first")
    _ = try grade(formats: formats)
    XCTAssertEqual(try contents(withoutTimes: true), first)
    XCTAssertEqual(first.count, 4 * (formats.count + 1) + 1)
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

  func testChangedChecksAndLimitsAndStartersGradeAgain() throws {
    try submitMany(1)
    XCTAssertEqual(try points(grade()), [60])
    let checks = "\(miniature.root)/Tests/NumbersChecks/DoublingChecks.swift"
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
    let grader = try ChildProcess(
      Command(
        executable: XCTUnwrap(Files.realPath("/proc/self/exe")),
        arguments: ["CheckerTests.GradeTests/testGradesForAnotherTest"],
        environment: ProcessInfo.processInfo.environment.merging(["GRADED_COURSE": miniature.root]) { $1 }))
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

  /// Does nothing of its own: the test above starts it in another process, to kill it.
  func testGradesForAnotherTest() throws {
    guard let root = Self.courseOfAnotherTest else { return }
    let context = Context(
      course: Course(chapters: [MiniatureCourse.chapter]), root: try Root(root),
      limiter: MiniatureCourse.limiter, secondsPerTest: 60)
    _ = try ClassGrading(
      context: context, selection: .everything, submissions: "\(root)/class", out: "\(root)/out"
    ).perform()
  }

  private static var courseOfAnotherTest: String? { ProcessInfo.processInfo.environment["GRADED_COURSE"] }

  func testShardsTogetherAreTheWhole() throws {
    try submitMany(7)
    let whole = try grade()
    let reports = try contents(withoutTimes: true)
    try FileManager.default.removeItem(atPath: out)

    let commands = try ["1/3", "2/3", "3/3"].map { try command(shard: XCTUnwrap(Shard($0))) }
    let parts = Mutex<[[FolderName]]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      let names = try? commands[index].perform().map(\.name)
      parts.withLock { $0.append(names ?? []) }
    }
    let names = parts.withLock { $0.flatMap { $0 } }
    XCTAssertEqual(names.count, 7, "no submission is in two shards")
    XCTAssertEqual(Set(names), Set(whole.map(\.name)))
    XCTAssertEqual(try contents(withoutTimes: true), reports)
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
    XCTAssertEqual(outcomes.withLock { $0.compactMap(\.report?.earned) }, [60, 60])
    XCTAssertEqual(records, ["student-0", "student-1"])
  }

  func testAnInterruptedGraderSaysWhatIsLeft() throws {
    try submitMany(3)
    let said = Mutex<[String]>([])
    let outcomes = try grade(isOver: { true }, say: { text in said.withLock { $0.append(text) } })
    XCTAssertEqual(outcomes.map(\.outcome), [.left, .left, .left])
    let told = said.withLock { $0.joined(separator: "\n") }
    XCTAssertTrue(told.contains("3 not graded yet"), told)
    XCTAssertTrue(try Files.text("\(out)/grades.csv").contains("student-0,,60,,,,not graded yet"))
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
    XCTAssertEqual(byName["essay.zip"], .problem(.file))
    XCTAssertEqual(byName["link"], .problem(.link))
    XCTAssertEqual(byName["pipe"], .problem(.noFolder))
    XCTAssertEqual(byName["%FF"], .problem(.nameIsNoText))
    XCTAssertEqual(byName["empty"]?.report?.earned, 0)
    for name in ["%67rades.csv", "%2541", "A", "=1+1", "a%0Ab"] {
      XCTAssertEqual(byName[name]?.report?.earned, 10, name)
      XCTAssertTrue(Files.exists("\(out)/\(name)/report.json"), name)
    }
    let sheet = try Files.text("\(out)/grades.csv")
    for line in [
      "essay.zip,0,60,,,,it is no zip archive that can be read; unpack it yourself",
      "link,0,60,,,,it is a link; the folder itself must be there", "'=1+1,10,60,10,0,0,",
      "a\\nb,10,60,10,0,0,",
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
      try outcomes.map { try XCTUnwrap($0.outcome.report).exercise("Doubling").verdict },
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
    let report = Report(chapters: [])
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

  func testWhatIsTyped() throws {
    let words = "grade --submissions in --out out --shard 3/10 --chapter 1 --reports junit --sandbox off"
    let command = try XCTUnwrap(
      TeachCommand.program.typed(words.split(separator: " ").map(String.init)) as? GradeCommand)
    XCTAssertEqual(command.selection, .chapter(1))
    XCTAssertEqual([command.submissions, command.out], ["in", "out"])
    XCTAssertEqual(command.shard, Shard("3/10"))
    XCTAssertEqual(command.formats, [.junit])
    XCTAssertEqual(command.sandboxing, .off)
    XCTAssertThrowsError(try TeachCommand.program.typed(["grade", "--out", "x"])) {
      XCTAssertEqual($0 as? GradeCommand.Mistake, .needsFolders)
    }
    XCTAssertThrowsError(
      try TeachCommand.program.typed(["grade", "--submissions", "x", "--out", "y", "--shard", "4/3"])
    ) { XCTAssertEqual($0 as? GradeCommand.Mistake, .shardIsNone("4/3")) }
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
    submissions: String? = nil, out: String? = nil, shard: Shard = .whole,
    formats: [ReportFiles.Format] = [], limit: Double = 60,
    isOver: @escaping @Sendable () -> Bool = { false }, say: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> ClassGrading.Outcomes {
    var command = try command(shard: shard, limit: limit, submissions: submissions, out: out)
    command.formats = formats
    command.isOver = isOver
    command.say = say
    return try command.perform()
  }

  private func command(
    shard: Shard = .whole, limit: Double = 60, submissions: String? = nil, out: String? = nil
  ) throws -> ClassGrading {
    ClassGrading(
      context: try miniature.context(limit: limit), selection: .everything,
      submissions: submissions ?? handedIn, out: out ?? self.out, shard: shard, say: { _ in },
      progress: { _ in })
  }

  private func points(_ outcomes: ClassGrading.Outcomes) throws -> [Int] {
    try outcomes.map { try XCTUnwrap($0.outcome.report, "\($0)").earned }
  }

  private func isKept(_ outcome: GradeOutcome) -> Bool { if case .kept = outcome { true } else { false } }

  /// The submissions whose reports are whole.
  private var records: [String] {
    Files.names(in: out).filter { Files.exists("\(out)/\($0)/graded.json") }
  }

  /// Everything that was written, by path.
  private func contents(withoutTimes: Bool = false) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in Files.names(in: out) where name != ".grading" {
      for file in Files.isFolder("\(out)/\(name)") ? Files.names(in: "\(out)/\(name)") : [""] {
        let path = file.isEmpty ? name : "\(name)/\(file)"
        var text = try Files.text("\(out)/\(path)")
        if withoutTimes {
          // The fingerprint of a report covers its times.
          for time in [
            #""(seconds|duration|execution_time)" : [0-9.e-]+"#, #"time="[0-9.]+""#,
            #""report" : "[0-9a-f]+""#,
          ] { text.replace(try Regex(time), with: "") }
        }
        contents[path] = text
      }
    }
    return contents
  }
}
