import Foundation
import HostSystem

/// The file that holds a student's progress; losing it costs nothing but the memory.
///
/// Nothing that goes wrong with it may stop a check, so it complains and goes on.
package struct ProgressFile {
  package static let name = ".progress.json"

  package let root: Root
  /// Told what went wrong.
  package var complain: (String) -> Void = Console.progress

  package init(
    root: Root, complain: @escaping (String) -> Void = Console.progress
  ) {
    self.root = root
    self.complain = complain
  }

  private var path: String { root.absolute(Self.name) }

  /// Changes the progress, and says what it is now.
  @discardableResult
  package func update(_ change: (inout Progress) -> Void) -> Progress {
    // Two commands may end at the same time.
    try? Files.makeFolder(root.work(""))
    let lock = open(root.work("progress.lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer { if lock >= 0 { close(lock) } }
    var progress = read()
    let before = progress
    change(&progress)
    if progress != before { write(progress) }
    return progress
  }

  private func read() -> Progress {
    guard Files.existsInAnyForm(path) else { return Progress() }
    // Read like a student's file: it may be anything.
    if case .file(let source) = AnswerFile.read(path, stem: "", origin: Self.name),
      let progress = try? JSONDecoder().decode(Progress.self, from: Data(source.text.utf8)),
      progress.version == Progress.version
    {
      return progress
    }
    do {
      let kept = try KeptFiles(folder: root.work("kept")).keep(path, label: "progress")
      complain("\(Self.name) cannot be read and is now \(root.relative(kept)); a new one is begun.")
    } catch {
      complain("\(Self.name) cannot be read: \(error)\nMove it away, and a new one is begun.")
    }
    return Progress()
  }

  private func write(_ progress: Progress) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard !Files.existsInAnyForm(path) || Files.isOrdinary(path) else { return }
    do {
      try Files.write(String(decoding: encoder.encode(progress), as: UTF8.self) + "\n", to: path)
    } catch {
      complain("Your progress is not kept: \(error)")
    }
  }
}
