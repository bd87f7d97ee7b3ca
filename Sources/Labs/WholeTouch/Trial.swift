import Foundation

/// What became of a part of the reader's when it was tried by itself, with the engine's parts around it.
enum Trial: Equatable {
  /// The four logs are right.
  case carries
  /// They are not: the first line that differs, and the touch whose log it is in.
  case differs(in: String, expected: String?, got: String?)
  /// The file is as it was handed out, so it wasn't tried.
  case notBegun
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
  ///
  /// Each log is compared by itself: what follows its last line is no line of the next one.
  static func compare(_ expected: [String], _ got: [String]) -> Trial {
    for phenomenon in Phenomenon.allCases {
      let (one, other) = (phenomenon.log(in: expected), phenomenon.log(in: got))
      for place in 0..<max(one.count, other.count) {
        let (line, told) = (place < one.count ? one[place] : nil, place < other.count ? other[place] : nil)
        if line != told { return .differs(in: phenomenon.title, expected: line, got: told) }
      }
    }
    return .carries
  }
}

extension Phenomenon {
  /// Its lines, which stand below its title.
  fileprivate func log(in lines: [String]) -> ArraySlice<String> {
    guard let title = lines.firstIndex(of: title) else { return [] }
    let titles = Set(Self.allCases.map(\.title))
    return ArraySlice(Array(lines[(title + 1)...].prefix { !titles.contains($0) }))
  }
}
