import Course
import XCTest

@testable import CheckCommand
@testable import HostSystem
@testable import Judge

/// What would be typed on each system, compared on either of them.
final class HostPlatformTests: XCTestCase {
  private let platforms = [HostPlatform.linux, .macOS]
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "../.."
  )
  .standardizedFileURL

  func testLibraries() {
    XCTAssertEqual(platforms.map { $0.library("TouchKit") }, ["libTouchKit.so", "libTouchKit.dylib"])
    XCTAssertEqual(platforms.map { $0.isLibrary("libTouchKit.dylib") }, [false, true])
    XCTAssertEqual(
      platforms.map { $0.linkingLibrary("TouchKit").joined(separator: " ") },
      [
        "-use-ld=lld -Xlinker -Bsymbolic",
        // It is made under another name, which it would keep and be looked for by.
        "-Xlinker -undefined -Xlinker dynamic_lookup -Xlinker -install_name -Xlinker @rpath/libTouchKit.dylib",
      ])
  }

  func testPrograms() {
    XCTAssertEqual(
      platforms.map {
        $0.linkingProgram(with: ["TouchKit", "CheckSupport"], in: "/engine", tests: "/MacOSX.platform")
          .joined(separator: " ")
      },
      [
        "-L /engine -lTouchKit -lCheckSupport -Xlinker -rpath -Xlinker /engine -use-ld=lld",
        """
        -L /engine -lTouchKit -lCheckSupport -Xlinker -rpath -Xlinker /engine \
        -L /MacOSX.platform/Developer/usr/lib -F /MacOSX.platform/Developer/Library/Frameworks \
        -F /MacOSX.platform/Developer/Library/PrivateFrameworks \
        -Xlinker -rpath -Xlinker /MacOSX.platform/Developer/Library/Frameworks \
        -Xlinker -rpath -Xlinker /MacOSX.platform/Developer/Library/PrivateFrameworks \
        -Xlinker -rpath -Xlinker /MacOSX.platform/Developer/usr/lib
        """,
      ])
  }

  func testCompilingTests() {
    XCTAssertEqual(
      platforms.map { $0.testLibrary.compiling(in: "/MacOSX.platform").joined(separator: " ") },
      [
        "",
        """
        -I /MacOSX.platform/Developer/usr/lib -F /MacOSX.platform/Developer/Library/Frameworks \
        -F /MacOSX.platform/Developer/Library/PrivateFrameworks
        """,
      ])
    XCTAssertNil(HostPlatform.linux.testLibrary.folder(), "it needs no search")
  }

  func testTools() {
    func typed(_ tool: ToolPlace?) -> String? {
      tool.map { tool in
        let command = tool.command(compiler: "/swift/usr/bin/swiftc")
        return ([command.executable] + command.arguments).joined(separator: " ")
      }
    }
    XCTAssertEqual(
      platforms.map { typed($0.demangler) },
      ["/swift/usr/bin/swift-demangle", "/usr/bin/xcrun swift-demangle"])
    XCTAssertEqual(
      platforms.map { typed($0.documentationCompiler) }, ["/usr/bin/env docc", "/usr/bin/xcrun docc"])
    XCTAssertEqual(platforms.map { typed($0.symbolizer) }, ["/swift/usr/bin/llvm-symbolizer", nil])
    XCTAssertEqual(platforms.map(\.runtimeFolder), ["lib/swift/linux", "lib/swift/macosx"])
  }

  func testTheCompilerItself() throws {
    let folder = "\(NSTemporaryDirectory())compiler-\(UUID().uuidString)"
    try Files.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let link = "\(folder)/swiftc"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/bin/sh")
    for platform in platforms {
      XCTAssertEqual(platform.compiler(calledAs: link), Files.realPath("/bin/sh"), platform.name)
    }
    // The one in `/usr/bin` of a Mac stays the same when Xcode becomes another.
    XCTAssertEqual(platforms.map(\.compilerFinder), [[], ["/usr/bin/xcrun", "--find", "swiftc"]])
  }

  func testALibraryIsAnotherOneForAnotherSystem() throws {
    let miniature = try MiniatureCourse()
    defer { miniature.remove() }
    let sources = try LibrarySources.all(["TouchKit"], root: Root(miniature.root))
    let keys = try platforms.map { try LibraryBuild.keys(of: sources, compiler: Compiler(platform: $0)) }
    XCTAssertNotEqual(keys[0], keys[1])
  }

  /// `.ci/like-a-mac` type-checks the same files.
  func testTheBeginningOfAProgramOfChecks() throws {
    let chapter = try XCTUnwrap(Course.book.chapters.last)
    let plan = try ChapterPlan(chapter, asked: [], root: Root(root.path))
    let golden = "\(root.path)/Tests/CheckerTests/Golden"
    XCTAssertEqual(plan.main(for: .ofXcode), try Files.text("\(golden)/main-macos.txt"))
    XCTAssertEqual(TestLibrary.ofXcode.trial, try Files.text("\(golden)/trial-macos.txt"))
    XCTAssertEqual(
      TestLibrary.ofToolchain.main(of: [(name: "AChecks", tests: ["testOne", "testTwo"])]),
      """
      import CheckSupport
      import XCTest

      CheckProcess.begin()
      XCTMain([
        testCase([("testOne", AChecks.testOne), ("testTwo", AChecks.testTwo)]),
      ], arguments: CheckProcess.arguments)

      """)
  }

  func testTheDoctorNamesWhatIsMissing() {
    XCTAssertEqual(HostPlatform.linux.lacks, [])
    let finding = DoctorCommand.missing(on: .macOS)
    XCTAssertFalse(finding.isBroken)
    XCTAssertTrue(finding.text(.plain).contains("macOS"))
    for word in ["a sandbox", "limits on memory", "use Linux or the dev container"] {
      XCTAssertTrue(finding.text(.plain).contains(word), finding.text(.plain))
    }
  }

  /// Everyone else asks one of these.
  func testOnlyAFewPlacesAskWhichSystemThisIs() throws {
    let allowed = [
      "Sources/HostSystem/", "Sources/TouchKit/Platform/", "Sources/Pages/", "Sources/PhoneApp/",
      // The two test libraries have nothing in common where a test begins and fails.
      "Sources/CheckSupport/ObservedTest.swift",
      // What a handler of signals reads is of Linux and of a processor.
      "Sources/CheckSupport/CrashFrames.swift",
      // On Linux the reader of XML is in a module of its own.
      "Tests/CheckerTests/ReportFilesTests.swift", "Tests/TouchFiguresTests/WellFormed.swift",
    ]
    var asking: Set<String> = []
    for folder in ["Sources", "Tests", "exercises"] {
      for name in Files.swiftFilesBelow(root.appendingPathComponent(folder).path) {
        let path = "\(folder)/\(name)"
        let text = try Files.text(root.appendingPathComponent(path).path)
        let condition =
          /(?m)^ *#(?:if|elseif) .*(?:os\(|canImport\((?:Darwin|Glibc|Musl|ObjectiveC|FoundationXML)\))/
        if text.contains(condition) { asking.insert(path) }
      }
    }
    let others = asking.filter { path in !allowed.contains { path.hasPrefix($0) } }
    XCTAssertEqual(others.sorted(), [], "ask HostPlatform, or add a value to it")
    for place in allowed {
      XCTAssertTrue(asking.contains { $0.hasPrefix(place) }, "\(place) asks nothing any more")
    }
  }
}
