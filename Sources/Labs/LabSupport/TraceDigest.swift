/// A trace for reading: runs of frames in which fingers only move become one line each.
struct TraceDigest {
  /// A part of the trace.
  enum Passage {
    case entries([TraceEntry])
    case moves(frames: Int, start: TimeInterval, seconds: TimeInterval, told: String?)

    /// The line that stands for a run of moves.
    var summary: String? {
      guard case .moves(let frames, _, let seconds, let told) = self else { return nil }
      let time = NumberText.fixed(seconds, places: 3)
      let receiver = told.map { ", touchesMoved to \($0)" } ?? ""
      return "… \(frames) frames of moves in \(time) s\(receiver) (--all shows them)"
    }
  }

  /// The parts in order.
  private(set) var passages: [Passage] = []

  /// Folds the moves of a trace.
  init(folding entries: [TraceEntry]) {
    var moves: [[TraceEntry]] = []
    for frame in Self.frames(of: entries) {
      if Self.isOnlyMoves(frame) {
        moves.append(frame)
      } else {
        close(&moves)
        append(frame)
      }
    }
    close(&moves)
  }

  /// Keeps every entry.
  init(keeping entries: [TraceEntry]) { passages = [.entries(entries)] }

  private mutating func append(_ frame: [TraceEntry]) {
    guard case .entries(var entries)? = passages.last else { return passages.append(.entries(frame)) }
    // Out of the list first: what only one holds grows in place.
    passages.removeLast()
    entries += frame
    passages.append(.entries(entries))
  }

  private mutating func close(_ moves: inout [[TraceEntry]]) {
    defer { moves = [] }
    guard let first = moves.first?.first?.time, let last = moves.last?.first?.time, moves.count > 1 else {
      return moves.forEach { append($0) }
    }
    let told = moves[0].first { $0.stage == .delivery && $0.event == .call(.touchesMoved) }?.subject
    passages.append(.moves(frames: moves.count, start: first, seconds: last - first, told: told))
  }

  /// The entries cut in front of every report of the digitizer.
  private static func frames(of entries: [TraceEntry]) -> [[TraceEntry]] {
    var frames: [[TraceEntry]] = []
    var wasDigitizer = false
    for entry in entries {
      let isDigitizer = entry.stage == .digitizer
      if frames.isEmpty || (isDigitizer && !wasDigitizer) { frames.append([]) }
      frames[frames.count - 1].append(entry)
      wasDigitizer = isDigitizer
    }
    return frames
  }

  private static func isOnlyMoves(_ frame: [TraceEntry]) -> Bool {
    frame.first?.stage == .digitizer
      && frame.allSatisfy { entry in
        switch (entry.stage, entry.event) {
        case (_, .note(.contact(_, _, let phase))): phase == .moved || phase == .stationary
        case (.log, _), (.refusal, _): false
        default: true
        }
      }
  }
}
