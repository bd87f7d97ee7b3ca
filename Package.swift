// swift-tools-version:6.0
import Foundation
import PackageDescription

// The exercises are compiled as the student left them. The project's own tests name the pristine ones here, so that
// an answer that does not compile cannot stop them.
let exercises = Context.environment["EXERCISES_FOLDER"] ?? "exercises"
// Only there commands are typed.
let makefile = exercises == "exercises" ? ["Makefile"] : []

/// The modules of one chapter: what students edit, and the checks of it.
func modules(_ chapter: String, folder: String, ownChecks: Bool = false) -> [Target] {
  let stage: [Target.Dependency] = ["CheckSupport", "TouchStage", "TouchKit"]
  let answers = "\(exercises)/\(folder)"
  let edited = "\(chapter)Exercises"
  return [
    .target(
      name: edited, dependencies: ["TouchKit"], path: answers,
      exclude: makefile + (ownChecks ? ["Checks"] : [])),
    .testTarget(name: "\(chapter)Checks", dependencies: [.target(name: edited)] + stage),
  ]
    + (ownChecks
      ? [
        .testTarget(
          name: "\(chapter)OwnChecks", dependencies: [.target(name: edited)] + stage,
          path: "\(answers)/Checks")
      ] : [])
}

/// The chapters with exercises, in the order of the book.
let chapters: [[Target]] = [
  modules("SystemPath", folder: "01-system-path"),
  modules("HitTesting", folder: "02-hit-testing", ownChecks: true),
  modules("ResponderChain", folder: "03-responder-chain"),
  modules("GestureRecognizers", folder: "04-gesture-recognizers"),
  modules("Controls", folder: "05-controls"),
  modules("ScrollViewDelay", folder: "06-scroll-view-delay"),
]

// The modules that event code imports on a phone, under their own names. Where the system has modules of these names,
// the engine's would hide them. And the tests of what only Linux has: the sandbox, limits on memory, the cluster, and
// a folder with all processes.
#if os(Linux)
  let standIns = ["UIKit", "QuartzCore", "CoreGraphics"]
  let testsForLinux: [String] = []
#else
  let standIns: [String] = []
  let testsForLinux = [
    "AttackCase.swift", "AttackTests.swift", "InterruptionTests.swift", "SafeSwiftAttackTests.swift",
    "SlurmCluster.swift", "SlurmTests.swift", "TamperingTests.swift",
  ]
#endif

/// The engine, what feeds and draws it, and the labs.
let engine: [Target] =
  [
    .target(name: "TouchKit"),
    // Random numbers, and cases made of them.
    .target(name: "Chance"),
    .target(name: "TouchInput", dependencies: ["TouchKit"]),
    .target(name: "TouchFigures", dependencies: ["TouchKit"]),

    // The book's pages: views to touch, which the labs run and the app for a phone shows.
    .target(name: "Pages", dependencies: ["TouchKit"]),
    .target(name: "PhoneApp", dependencies: ["Pages"]),
    .executableTarget(name: "PhoneCommand", dependencies: ["LabSupport", "PhoneApp", "TouchInput"]),

    // One lab per chapter, and what they share.
    .target(
      name: "LabSupport", dependencies: ["Chance", "Pages", "TouchKit", "TouchInput", "TouchFigures"],
      path: "Sources/Labs/LabSupport"),
    .executableTarget(
      name: "SystemPathLab", dependencies: ["LabSupport"], path: "Sources/Labs/SystemPathLab"),
    .executableTarget(
      name: "HitTestingLab", dependencies: ["LabSupport"], path: "Sources/Labs/HitTestingLab"),
    .executableTarget(
      name: "ResponderChainLab", dependencies: ["LabSupport"], path: "Sources/Labs/ResponderChainLab"),
    .executableTarget(
      name: "RecognizersLab", dependencies: ["LabSupport"], path: "Sources/Labs/RecognizersLab"),
    .executableTarget(name: "ControlsLab", dependencies: ["LabSupport"], path: "Sources/Labs/ControlsLab"),
    .executableTarget(
      name: "ScrollDelayLab", dependencies: ["LabSupport"], path: "Sources/Labs/ScrollDelayLab"),
    .executableTarget(name: "PortCommand"),
  ] + standIns.map { .target(name: $0, dependencies: ["TouchKit"]) }

/// What students get beside it.
let forStudents: [Target] =
  [
    // The reader's own answers, put together in one device.
    .executableTarget(
      name: "WholeTouch",
      dependencies: [
        "TouchKit", "SystemPathExercises", "HitTestingExercises", "GestureRecognizersExercises",
        "ControlsExercises", "ScrollViewDelayExercises",
      ],
      path: "Sources/Labs/WholeTouch"),

    // The exercises: what they are, what their checks are made of, and the command that runs them.
    .target(name: "Course"),
    .target(name: "CheckSupport", dependencies: ["Chance", "Course"]),
    .target(name: "TouchStage", dependencies: ["TouchKit", "TouchInput", "CheckSupport"]),
    .target(name: "HostSystem"),
    .target(name: "Judge", dependencies: ["HostSystem", "Course"]),
    .executableTarget(name: "CheckCommand", dependencies: ["Judge"]),
  ]

/// The tests of the engine and the labs, and what these need; a copy for students has none of it.
let engineTests: [Target] = [
  .testTarget(
    name: "TouchKitTests", dependencies: ["BenchmarkBaseline", "TouchKit"], exclude: ["Platform/Embedded"]),
  .testTarget(name: "TouchInputTests", dependencies: ["Chance", "TouchInput"]),
  .testTarget(
    name: "SourceCompatibilityTests",
    dependencies: ["TouchKit", "TouchInput", "PortCommand"] + standIns.map { .init(stringLiteral: $0) },
    exclude: standIns.isEmpty ? ["ModuleTests.swift"] : []),
  .testTarget(name: "PhoneTests", dependencies: ["PhoneApp", "PhoneCommand", "TouchInput"]),
  .testTarget(name: "TouchFiguresTests", dependencies: ["TouchFigures"]),
  .target(name: "BenchmarkBaseline"),
  .target(name: "Fuzzing", dependencies: ["Chance", "TouchKit"]),
  .executableTarget(name: "Fuzz", dependencies: ["Fuzzing"]),
  .testTarget(name: "FuzzTests", dependencies: ["Fuzzing"], exclude: ["Seeds"]),
  .testTarget(
    name: "LabTests",
    dependencies: [
      "LabSupport", "SystemPathLab", "HitTestingLab", "ResponderChainLab", "RecognizersLab", "ControlsLab",
      "ScrollDelayLab",
    ]),
]

/// The tools of teachers, the tests of all the rest, and what these need; a copy for students has none of it.
let forTeachers: [Target] = [
  .testTarget(name: "TouchStageTests", dependencies: ["TouchKit", "TouchStage"]),
  .executableTarget(
    name: "Benchmarks",
    dependencies: ["BenchmarkBaseline", "LiveFigures", "TouchFigures", "TouchInput", "TouchKit"],
    exclude: ["page-moves.mjs"]),
  .testTarget(name: "WholeTouchTests", dependencies: ["WholeTouch"]),
  // What people see, and what cures it: the code is on the page of symptoms.
  .testTarget(name: "SymptomTests", dependencies: ["TouchInput", "TouchKit", "TouchStage"]),
  .executableTarget(name: "TeachCommand", dependencies: ["Judge"], exclude: ["Makefile"]),
  .testTarget(
    name: "CheckerTests", dependencies: ["CheckCommand", "TeachCommand", "CheckSupport"],
    exclude: ["Golden"] + testsForLinux),
  // The book: generated blocks, links, staleness.
  .target(name: "BookCompiler", dependencies: ["Course"]),
  // The live figures of the book: scenes and the door to the page, which `make live` compiles to WebAssembly.
  .target(name: "LiveFigures", dependencies: ["TouchKit"], exclude: ["Page", "Runtime", "build"]),
  .target(name: "WebDriver", dependencies: ["HostSystem"], path: "Tests/WebDriver"),
  .testTarget(
    name: "LiveTests",
    dependencies: [
      "LiveFigures", "WebDriver", "TouchInput", "LabSupport", "HitTestingLab", "RecognizersLab",
    ],
    exclude: ["traces.mjs"]),
  // The book as a web site, with the reference of the engine.
  .target(name: "Site", dependencies: ["BookCompiler", "HostSystem"], exclude: ["Assets", "Makefile"]),
  .executableTarget(name: "BookCommand", dependencies: ["BookCompiler", "Site"]),
  .testTarget(name: "SiteTests", dependencies: ["BookCompiler", "Site", "TouchFigures", "WebDriver"]),
  .testTarget(name: "BookTests", dependencies: ["BookCompiler", "Course"], exclude: ["words.txt"]),
]

let isForStudents = !FileManager.default.fileExists(
  atPath: "\(Context.packageDirectory)/Sources/TeachCommand")

// For `.ci/sanitized`, which would compile all the rest for nothing.
let isEngineAlone = Context.environment["ENGINE_ALONE"] != nil

// No dependencies: the toolchain alone builds, tests and runs everything.
let package = Package(
  name: "TheLifeOfATouch",
  // The checker needs Mutex from the Synchronization module.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TouchKit", targets: ["TouchKit"]),
    .library(name: "TouchInput", targets: ["TouchInput"]),
    // What `make lab FILE=Ported.swift` is linked with.
    .library(name: "LabSupport", type: .static, targets: ["LabSupport"]),
    .executable(name: "system-path-lab", targets: ["SystemPathLab"]),
    .executable(name: "hit-testing-lab", targets: ["HitTestingLab"]),
    .executable(name: "responder-chain-lab", targets: ["ResponderChainLab"]),
    .executable(name: "recognizers-lab", targets: ["RecognizersLab"]),
    .executable(name: "controls-lab", targets: ["ControlsLab"]),
    .executable(name: "scroll-delay-lab", targets: ["ScrollDelayLab"]),
    .executable(name: "phone", targets: ["PhoneCommand"]),
    .executable(name: "port", targets: ["PortCommand"]),
  ] + standIns.map { .library(name: $0, targets: [$0]) }
    + (isEngineAlone
      ? []
      : [
        .executable(name: "whole", targets: ["WholeTouch"]),
        .executable(name: "check", targets: ["CheckCommand"]),
      ])
    + (isForStudents || isEngineAlone
      ? []
      : [
        .executable(name: "teach", targets: ["TeachCommand"]),
        .executable(name: "book", targets: ["BookCommand"]),
      ]),
  targets: engine + (isForStudents ? [] : engineTests)
    + (isEngineAlone ? [] : forStudents + (isForStudents ? [] : forTeachers) + chapters.joined()),
  swiftLanguageModes: [.v6]
)
