import Foundation

/// What became of a part of the reader's when it was tried by itself, with the engine's parts around it.
enum Trial: Equatable {
  /// The four logs are right.
  case carries
  /// They are not: the first line that differs.
  case differs(expected: String?, got: String?)
  /// The part ended the program.
  case crashes
  /// It was stopped after a while.
  case neverEnds

  /// Tries parts in a process of their own, so that nothing that they do can end this one.
  init(of parts: Set<Part>, expecting expected: [String], program: URL, seconds: Double = 10) {
    let process = Process()
    process.executableURL = program
    process.arguments = ["--run"] + parts.map { $0.rawValue }.sorted()
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else {
      self = .crashes
      return
    }
    let watchdog = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: watchdog)
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watchdog.cancel()
    let got = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    if process.terminationReason == .uncaughtSignal {
      self = process.terminationStatus == SIGTERM ? .neverEnds : .crashes
    } else {
      self = Self.compare(expected, got)
    }
  }

  /// The first line that differs, if one does.
  static func compare(_ expected: [String], _ got: [String]) -> Trial {
    for place in 0..<max(expected.count, got.count) {
      let (one, other) = (
        place < expected.count ? expected[place] : nil, place < got.count ? got[place] : nil
      )
      if one != other { return .differs(expected: one, got: other) }
    }
    return .carries
  }
}
