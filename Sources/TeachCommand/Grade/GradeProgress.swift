import Foundation
import HostSystem
import Judge
import Synchronization

/// How far a class is graded, told while it goes on.
final class GradeProgress: Sendable {
  private struct State {
    var graded = 0
    var kept = 0
    var problems = 0
    var lastWord = -1e9
    /// When the pace could be known: the first submissions wait for what is compiled once.
    var pace: (begin: Double, graded: Int)?
  }

  private let total: Int
  private let lanes: Int
  private let clock: @Sendable () -> Double
  private let state = Mutex(State())
  private let isTerminal: Bool
  private let write: @Sendable (String) -> Void

  /// Seconds between two words to a reader of the log.
  private static let secondsBetweenLines: Double = 10

  init(
    total: Int, lanes: Int = ProcessInfo.processInfo.activeProcessorCount,
    isTerminal: Bool = isatty(2) == 1, clock: @escaping @Sendable () -> Double = monotonicSeconds,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.total = total
    self.lanes = lanes
    self.clock = clock
    self.isTerminal = isTerminal
    self.write = write
  }

  /// Tells how many there are; the first one may take a while.
  func start() { write(isTerminal ? "0 of \(total)" : "0 of \(total)\n") }

  /// Tells that one more is done.
  func note(_ outcome: GradeOutcome) {
    let line = state.withLock { state -> String? in
      switch outcome {
      case .graded: state.graded += 1
      case .kept: state.kept += 1
      case .problem: state.problems += 1
      case .left: return nil
      }
      let now = clock()
      if state.pace == nil, state.graded >= lanes { state.pace = (now, state.graded) }
      let isLast = state.graded + state.kept + state.problems == total
      guard isTerminal || isLast || now - state.lastWord > Self.secondsBetweenLines else { return nil }
      state.lastWord = now
      return self.line(state, now)
    }
    if let line { write(isTerminal ? "\r\u{1B}[K\(line)" : "\(line)\n") }
  }

  /// Says something in between, in a line of its own.
  func say(_ text: String) { write(isTerminal ? "\r\u{1B}[K\(text)\n" : "\(text)\n") }

  func end() { if isTerminal { write("\n") } }

  private func line(_ state: State, _ now: Double) -> String {
    let done = state.graded + state.kept + state.problems
    var parts = ["\(done) of \(total)"]
    if state.kept > 0 { parts.append("\(state.kept) had their reports") }
    if state.problems > 0 { parts.append(Wording.count(state.problems, "problem")) }
    let left = total - done
    if left > 0, let pace = state.pace, state.graded >= pace.graded + lanes {
      let each = (now - pace.begin) / Double(state.graded - pace.graded)
      parts.append("about \(Self.duration(each * Double(left))) left")
    }
    return parts.joined(separator: ", ")
  }

  static func duration(_ seconds: Double) -> String {
    seconds < 90 ? "\(Int(seconds.rounded(.up))) s" : "\(Int((seconds / 60).rounded(.up))) min"
  }
}
