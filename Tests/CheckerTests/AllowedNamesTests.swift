import Course
import Foundation
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge
@testable import TeachCommand

/// What the screen takes, and how its table is read.
final class AllowedNamesTests: XCTestCase {
  private var miniature: MiniatureCourse!

  override func setUpWithError() throws { miniature = try MiniatureCourse() }

  override func tearDown() { miniature.remove() }

  private func doubling(_ text: String) throws -> (verdict: Verdict, told: String) {
    try miniature.answer()
    try miniature.write(
      "import Foundation\n\(text)\nfunc doubled(_ n: Int) -> Int { n * 2 }\n",
      to: "\(MiniatureCourse.folder)/Doubling.swift")
    let report = try miniature.check(.exercise("1.1"))
    return (try report.exercise("Doubling").verdict, try report.told("Doubling"))
  }

  /// A timer of the engine's is added to a run loop; no answer needs to run one.
  func testARunLoopMayBeNamedAndNotRun() throws {
    XCTAssertEqual(
      try doubling(
        "func modes() -> [RunLoop.Mode] { RunLoop.main === RunLoop.current ? [.common] : [.default] }"
      )
      .verdict, .passed)
    let running = try doubling("func wait() { RunLoop.main.run(until: Date()) }")
    XCTAssertEqual(running.verdict, .notBuilt)
    XCTAssertTrue(running.told.contains("RunLoop.run"), running.told)
  }

  /// Ways in which people write right answers.
  func testHonestCode() throws {
    let result = try doubling(
      #"""
      @propertyWrapper struct Positive {
        private var value = 0.0
        var wrappedValue: Double { get { max(0, value) } set { value = newValue } }
        init(wrappedValue: Double) { value = wrappedValue }
      }
      @resultBuilder enum Build { static func buildBlock(_ numbers: Int...) -> [Int] { numbers } }
      @Build func built() -> [Int] { 1; 2 }
      @MainActor final class Listener: NSObject { @Positive var scale = 1.0; weak var other: Listener? }
      final class Shared: @unchecked Sendable { unowned let owner: NSObject; init(_ owner: NSObject) { self.owner = owner } }
      nonisolated(unsafe) private var count = 1
      indirect enum Tree: Hashable { case leaf, node(Tree, Tree) }
      enum Mistake: Error, CaseIterable { case one, two }
      actor Counter { var number = 0; func up() { number += 1 } }
      struct Countdown3: Sequence, IteratorProtocol { var left = 3; mutating func next() -> Int? { left -= 1; return left < 0 ? nil : left } }
      func generic<T: Comparable>(_ all: some Collection<T>) -> T? where T: Hashable { all.max() }
      func mathematics(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        hypot(a.x - b.x, a.y - b.y) + sqrt(a.x) + CGFloat(Double(a.y)) + pow(a.x, 2) + abs(a.y) + round(a.x) + floor(b.x)
          + atan2(a.x, a.y) + Foundation.sin(a.x) + CGFloat.pi + CGFloat(cos(1.0) + log(2.0) + exp(1) + fmod(5, 3))
          + CGRect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: 1, dy: 1).union(.zero).midX
      }
      func text(_ number: Double) -> String {
        String(format: "%.2f %d %@", number, 3, "x") + "a,b".components(separatedBy: ",").joined()
          + " x ".trimmingCharacters(in: .whitespacesAndNewlines) + "abc".replacingOccurrences(of: "b", with: "c")
          + "abc".replacing("b", with: "+") + String("abc".reversed()) + "x".capitalized + "x".uppercased()
          + "x".padding(toLength: 4, withPad: " ", startingAt: 0) + "\(Date())" + UUID().uuidString
          + String(255, radix: 16) + "\("abc".range(of: "b") as Any)" + String(describing: Tree.leaf)
      }
      func collections() throws {
        var numbers = [3, 1, 2]
        numbers.sort(by: >)
        numbers.swapAt(0, 1)
        numbers.removeAll { $0 == 1 }
        let groups = Dictionary(grouping: numbers) { $0 % 2 }
        let points = [CGPoint(x: 1, y: 2)].sorted(using: KeyPathComparator(\.x))
        print(groups, points, Set(numbers).union([4]).sorted(), zip(numbers, numbers).map(+), numbers.reduce(8, /))
        print(stride(from: 0, to: 1, by: 0.25).map { $0 }, numbers.lazy.filter { $0 > 0 }.count, numbers.shuffled())
        print(IndexPath(indexes: [1, 2]), IndexSet(integersIn: 0..<3).count, NSNumber(value: 3).intValue)
        print(Int.random(in: 1...3), UInt128(7) / 3, Float16(2), Double.nan.isNaN, (-7.5).rounded(.down), 7 / 2/1)
        print(try numbers.map { number -> Int in if number > 99 { throw Mistake.one }; return number })
        let path = \CGPoint.x
        print(points[0][keyPath: path], Mistake.allCases, ObjectIdentifier(Counter()), type(of: numbers))
        Task { await Counter().up() }
        precondition(count == 1, "x")
        if #available(macOS 15, *) { assert(#line > 0) }
      }
      """#)
    XCTAssertEqual(result.verdict, .passed, result.told)
  }

  func testWhatIsFoundIsNamedWithItsLine() throws {
    let result = try doubling(
      "let program: Process = .init()\nfunc other() { _ = (alarm)(1) }")
    XCTAssertEqual(result.verdict, .notBuilt)
    for words in [
      "Doubling.swift:2: `Process` is not needed", "Doubling.swift:3: `alarm` is not needed for any exercise",
    ] {
      XCTAssertTrue(result.told.contains(words), result.told)
    }
    // Nothing in this file has the name of what it uses.
    let nameless = try doubling("func other() { _ = URLComponents(string: \"x\")?.url?.path }")
    XCTAssertTrue(nameless.told.contains("`URLComponents` is not needed"), nameless.told)
  }

  func testWhatIsNotSafeIsRefusedByTheCompiler() throws {
    for text in [
      "func other() -> Int { [1].withUnsafeBufferPointer { $0.count } }",
      "func other() -> UInt8 { (\"x\" as StaticString).utf8Start[100] }",
      "func other() -> UInt { unsafeBitCast(1, to: UInt.self) }",
      "func other() { puts(\"x\") }",
    ] {
      let result = try doubling(text)
      XCTAssertEqual(result.verdict, .notBuilt, text)
      XCTAssertTrue(
        result.told.contains("Doubling.swift:2: `unsafe memory` reaches below Swift"), result.told)
    }
  }

  func testATeacherAllowsMore() throws {
    let text = "func other() -> String { DateFormatter().string(from: Date()) + \"\\(getpid())\" }"
    XCTAssertEqual(try doubling(text).verdict, .notBuilt)
    let exercises = MiniatureCourse.chapter.exercises.map { old in
      Exercise(
        id: old.id, title: old.title, kind: old.kind, points: old.points, minutes: old.minutes,
        stem: old.stem,
        goal: old.goal, objectives: [], prerequisites: [], outOfScope: [], paragraph: old.paragraph,
        hints: old.hints,
        allowed: ["Foundation.DateFormatter", "getpid"])
    }
    miniature.course = Course(chapters: [
      Chapter(number: 1, folder: "01-numbers", module: "Numbers", title: "Numbers", exercises: exercises)
    ])
    let result = try doubling(text)
    XCTAssertEqual(result.verdict, .passed, result.told)
  }

  func testNamesOfSymbols() {
    for (symbol, module, parts) in [
      (
        "$s10Foundation10FileHandleC14fileDescriptorACs5Int32V_tcfC", "Foundation",
        ["FileHandle", "__allocating_init(fileDescriptor:"]
      ),
      ("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", "Foundation", ["String", "init(format:"]),
      ("$s8Dispatch0A2IOCMa", "Dispatch", ["DispatchIO"]),
      ("$ss11CommandLineO9argumentsSaySSGvgZ", "Swift", ["CommandLine", "arguments"]),
      ("$s10Foundation7CGFloatVMn", "Foundation", ["CGFloat"]),
    ] {
      let name = SwiftName.all(in: symbol)?.first
      XCTAssertEqual(name?.module, module, symbol)
      XCTAssertEqual(name?.parts, parts, symbol)
    }
    XCTAssertNil(SwiftName.all(in: "$sNonsense"))
    // A module that nobody thought of, and a symbol that nobody can read.
    let unknown = ForbiddenName.all(
      among: ["$s11SomeLibrary5ThingVMn", "$s9SomeThing5OtherVMn", "$sNonsense"], allowed: AllowedNames())
    XCTAssertEqual(unknown.count, 3, "\(unknown)")
  }

  func testEveryNameHasAReason() {
    for entry in AllowedNames.ofFoundation + AllowedNames.ofC + AllowedNames.refused {
      XCTAssertFalse(entry.reason.isEmpty || entry.names.isEmpty)
    }
  }
}
