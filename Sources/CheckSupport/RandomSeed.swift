import Chance
import Foundation

/// Where random cases begin, as the person at the keyboard wants it.
enum RandomSeed {
  /// `CHECK_SEED` in the environment: the seed to begin with.
  static var requested: UInt64? { variable("CHECK_SEED").flatMap { UInt64($0) } }

  /// `CHECK_REPLAY` in the environment: only the case with the requested seed, and everything about it in that file.
  static var isReplay: Bool { requested != nil && variable("CHECK_REPLAY") != nil }

  /// Adds the whole of what a replay shows of a test to its file, and says where it is.
  static func keep(_ lines: [String], of test: String) -> [String] {
    guard let path = variable("CHECK_REPLAY"), path.contains("/") else { return [] }
    let before = (try? String(contentsOfFile: path, encoding: .utf8)).map { $0 + "\n" } ?? ""
    let text = before + ([test] + lines).joined(separator: "\n") + "\n"
    guard (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil else { return [] }
    return ["everything: \(path)"]
  }

  /// The first seed of a check.
  ///
  /// `STUDENT` in the environment moves it, so that two students do not get the same cases. The seeds that
  /// a failure names make its case again for everyone, whatever `STUDENT` is.
  static func first(of seed: UInt64) -> UInt64 {
    requested ?? seed &+ offset(of: variable("STUDENT") ?? "")
  }

  /// How far the cases of a student are from those without a name; the same on every machine.
  static func offset(of student: String) -> UInt64 {
    guard !student.isEmpty else { return 0 }
    var state: UInt64 = 0
    for byte in student.utf8 {
      var generator = SeededGenerator(seed: state ^ UInt64(byte))
      state = generator.next()
    }
    // Short enough to type.
    return (state % 1_000_000 + 1) * SeededGenerator.casesOfOne
  }

  /// One variable of the environment; to copy them all for each check takes time.
  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
