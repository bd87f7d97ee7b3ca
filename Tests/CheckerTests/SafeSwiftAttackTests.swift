import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What an answer can reach without a single unsafe word, by the classes of Foundation and of what it brings along.
///
/// Each attack is refused by the screen. Behind the screen, the sandbox stops it, or there is nothing to be had.
final class SafeSwiftAttackTests: AttackCase {
  private enum Outcome { case succeeds, fails, differsFromRunToRun }

  private struct Attack {
    let name: String
    /// What the screen says is not needed.
    let words: [String]
    /// Adds its name to `reached` if it gets anywhere.
    let body: String
    /// How it goes when there is neither screen nor sandbox.
    var unguarded = Outcome.succeeds
  }

  private var attacks: [Attack] {
    let solution = "\(miniature.root)/Tests/Solutions/01-numbers/Doubling.swift"
    return [
      Attack(
        name: "memory through a file", words: ["FileHandle"],
        body: #"""
          for name in ["maps", "mem", "environ"] {
            if FileHandle(forReadingAtPath: "/proc/self/\(name)") != nil { reached.insert("memory through a file") }
          }
          """#),
      Attack(
        name: "memory through a channel", words: ["DispatchIO", "DispatchQueue", "DispatchSemaphore"],
        body: #"""
          let done = DispatchSemaphore(value: 0)
          let path = StaticString("/proc/self/maps")
          let channel = path.withUTF8Buffer { bytes in
            DispatchIO(
              type: .stream, path: UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: Int8.self),
              oflag: 0, mode: 0, queue: .global(), cleanupHandler: { _ in })
          }
          let box = Box()
          channel?.read(offset: 0, length: 100, queue: .global()) { isDone, data, _ in
            if (data?.count ?? 0) > 0 { box.value = true }
            if isDone { done.signal() }
          }
          if channel != nil { _ = done.wait(timeout: .now() + 5) }
          if box.value { reached.insert("memory through a channel") }
          """#),
      Attack(
        name: "records by number", words: ["Data", "FileHandle"],
        body: #"""
          let forged = ["start", "finish"].map {
            "{\"event\":\"\($0)\",\"test\":\"DoublingChecks.testZero\",\"outcome\":\"passed\",\"messages\":[],\"seconds\":0}\n"
          }.joined()
          for descriptor in Int32(3)...127 {
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK || status.st_size > 0
            else { continue }
            try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(forged.utf8))
          }
          """#, unguarded: .fails),
      Attack(
        name: "a file by name", words: ["FileManager"],
        body: #"""
          if FileManager.default.contents(atPath: "\#(solution)") != nil { reached.insert("a file by name") }
          """#),
      Attack(
        name: "a text by name", words: ["String(contentsOfFile:)"],
        body: #"""
          if (try? String(contentsOfFile: "\#(solution)", encoding: .utf8)) != nil { reached.insert("a text by name") }
          """#),
      Attack(
        name: "data by address", words: ["Data", "URL"],
        body: #"""
          if (try? Data(contentsOf: URL(fileURLWithPath: "\#(solution)"))) != nil { reached.insert("data by address") }
          """#),
      Attack(
        name: "a stream", words: ["InputStream"],
        body: #"""
          if let stream = InputStream(fileAtPath: "\#(solution)") {
            stream.open()
            if stream.hasBytesAvailable, stream.streamStatus == .open { reached.insert("a stream") }
          }
          """#),
      Attack(
        name: "the list of users", words: ["FileManager"],
        body: #"""
          if FileManager.default.fileExists(atPath: "/etc/passwd") { reached.insert("the list of users") }
          """#),
      Attack(
        name: "another program", words: ["Process", "URL"],
        body: #"""
          let program = Process()
          program.executableURL = URL(fileURLWithPath: "/bin/true")
          if (try? program.run()) != nil { reached.insert("another program") }
          """#, unguarded: .differsFromRunToRun),
      Attack(
        name: "the name of the host", words: ["Host", "ProcessInfo"],
        body: #"""
          if ProcessInfo.processInfo.hostName == "\#(ProcessInfo.processInfo.hostName)"
            || Host.current().name == "\#(ProcessInfo.processInfo.hostName)" { reached.insert("the name of the host") }
          """#),
      Attack(
        name: "the name of the user", words: ["NSFullUserName", "NSHomeDirectory", "NSUserName"],
        body: #"""
          if [NSUserName(), NSFullUserName(), NSHomeDirectory()].contains("\#(NSUserName())") {
            reached.insert("the name of the user")
          }
          """#),
      Attack(
        name: "a file of one's own", words: ["Data", "URL"],
        body: #"""
          if (try? Data([1]).write(to: URL(fileURLWithPath: "\#(target)"))) != nil { reached.insert("a file of one's own") }
          """#),
      Attack(
        name: "settings", words: ["Bundle", "UserDefaults"],
        body: #"""
          _ = UserDefaults.standard.dictionaryRepresentation()
          if Bundle.main.path(forResource: "Package", ofType: "swift") != nil { reached.insert("settings") }
          """#, unguarded: .fails),
      Attack(
        name: "types by name", words: ["NSClassFromString", "_typeByName"],
        body: #"""
          if NSClassFromString("CheckSupport.RecordChannel") is any Decodable.Type { reached.insert("types by name") }
          _ = _typeByName("12CheckSupport13RecordChannelC")
          """#, unguarded: .fails),
      Attack(
        name: "threads", words: ["NSLock", "Thread", "Timer"],
        body: #"""
          _ = Thread.callStackSymbols
          let lock = NSLock()
          Thread.detachNewThread { lock.lock() }
          _ = Timer(timeInterval: 1, repeats: false) { _ in }
          """#, unguarded: .fails),
      Attack(
        name: "a look inside", words: ["CommandLine", "Mirror", "dump"],
        body: #"""
          for child in Mirror(reflecting: CommandLine.self).children { dump(child) }
          """#, unguarded: .fails),
    ]
  }

  private static let more = "final class Box: @unchecked Sendable { var value = false }\n"

  /// All names at once: what is compiled once need not be compiled for each.
  func testTheScreenKnowsThemAll() throws {
    let folder = miniature.root
    let bodies = attacks.enumerated().map {
      "func attack\($0)() {\n  var reached: Set<String> = []\n  \($1.body)\n  _ = reached\n}\n"
    }
    try miniature.write("import Foundation\n" + Self.more + bodies.joined(), to: "Attacks.swift")
    let failure = try Compiler().run([
      "-c", "-parse-as-library", "-swift-version", "6", "-module-name", "Attacks", "-o",
      "\(folder)/attacks.o",
      "\(folder)/Attacks.swift",
    ])
    XCTAssertNil(failure, failure?.output ?? "")
    let object = ObjectSymbols(try XCTUnwrap(FileManager.default.contents(atPath: "\(folder)/attacks.o")))
    let found = Set(Screen().forbidden(in: object, module: "Attacks").map(\.words))
    for attack in attacks {
      XCTAssertTrue(found.isSuperset(of: attack.words), "\(attack.name): \(found.sorted())")
    }
    print("attack × screen: \(attacks.map { "\($0.name): not built" }.joined(separator: "; "))")
  }

  /// Behind the screen: with a sandbox nothing is reached; without, what a program of this user can reach.
  func testBehindTheScreen() throws {
    let body =
      "var reached: Set<String> = []\n" + attacks.map { "do {\n\($0.body)\n}" }.joined(separator: "\n")
      + "\nif !reached.isEmpty { fatalError(\"reached \" + reached.sorted().joined(separator: \", \")) }"
    for sandboxing in sandboxings {
      let result = try attack(body, sandboxing, more: Self.more)
      print("sandbox \(sandboxing): \(result.verdict): \(result.told)")
      if sandboxing == .required { XCTAssertEqual(result.verdict, .passed, result.told) }
      for attack in attacks {
        let expected = sandboxing == .off ? attack.unguarded : .fails
        if expected == .differsFromRunToRun { continue }
        XCTAssertEqual(
          result.told.contains(attack.name), expected == .succeeds, "\(attack.name): \(result.told)")
      }
      Files.remove(target)
    }
  }

  func testNothingBecomesOfForgedRecordsInAWrongAnswer() throws {
    let forged = try XCTUnwrap(attacks.first { $0.name == "records by number" }).body
    for sandboxing in sandboxings {
      let result = try attack("var reached: Set<String> = []\n\(forged)\n_ = reached\nreturn 7", sandboxing)
      XCTAssertEqual(result.verdict, .failed, result.told)
    }
  }

  /// Sockets of every kind that Foundation opens.
  func testSocketsAreRefused() throws {
    for body in [
      "_ = SocketPort(tcpPort: 0)", "_ = Host(name: \"localhost\").addresses", "_ = Pipe()",
      "_ = NotificationCenter.default", "RunLoop.main.run()", "_ = MessagePort()",
      "_ = PortMessage(send: nil, receive: nil, components: nil)",
    ] {
      for (stem, text) in MiniatureCourse.solutions { try Files.write(text, to: "\(handedIn)/\(stem).swift") }
      try Files.write(
        "import Foundation\nfunc other() {\n  \(body)\n}\nfunc doubled(_ n: Int) -> Int { n * 2 }\n",
        to: "\(handedIn)/Doubling.swift")
      let report = try CourseCheck(
        context: miniature.context(), selection: .exercise("1.1"), exercises: nil,
        handedIn: Submission(handedIn, course: miniature.course), sandboxing: .off
      ).report()
      XCTAssertEqual(report.exercises.first?.verdict, .notBuilt, body)
      let told = try report.told("Doubling")
      XCTAssertTrue(
        told.contains("is not needed for any exercise") || told.contains("not compile"), "\(body): \(told)")
    }
  }
}
