import TouchKit

/// Checks recognizers of any class by what the trace says of them: no class has to cooperate.
struct TraceJudge {
  private struct Suspect {
    var state = UIGestureRecognizer.State.possible
    /// States whose actions are still to come.
    var owed: [UIGestureRecognizer.State] = []
    var fingers: Set<Int> = []
    /// Whether the gesture went away with the view, without a word but the reset.
    var isForgotten = false
  }

  private var suspects: [String: Suspect] = [:]
  private let record: Record
  /// Whether recognizers must hear of every finger: not so where windows keep events to themselves.
  private let isComplete: Bool

  static func check(_ trace: Trace, of plan: FuzzCase, _ record: Record) {
    let isComplete = !plan.views.contains { $0.traits.contains(.swallows) }
    var judge = TraceJudge(record: record, isComplete: isComplete)
    for entry in trace.entries where entry.stage == .gestures || entry.stage == .log {
      guard entry.subject.hasPrefix("recognizer") else { continue }
      judge.hear(entry)
    }
    for (name, suspect) in judge.suspects.sorted(by: { $0.key < $1.key }) where !suspect.owed.isEmpty {
      let states = suspect.owed.map { $0.name }.joined(separator: ", ")
      record.report(.actions, "\(name) never had its action for \(states)")
    }
  }

  private init(record: Record, isComplete: Bool) {
    self.record = record
    self.isComplete = isComplete
  }

  private mutating func hear(_ entry: TraceEntry) {
    var suspect = suspects[entry.subject] ?? Suspect()
    defer { suspects[entry.subject] = suspect }
    let place = "at \(entry.time) s \(entry.subject)"
    if entry.stage == .log {
      suspect = Suspect(isForgotten: true)
      return
    }
    switch entry.event {
    case .state(let state):
      if !suspect.state.mayBecome(state) {
        record.report(.states, "\(place) went from \(suspect.state.name) to \(state.name)")
      }
      suspect.state = state
      if state != .failed { suspect.owed.append(state) }
      suspect.isForgotten = false
    case .action(let state):
      if suspect.owed.first != state {
        let owed = suspect.owed.first?.name ?? "none"
        record.report(.actions, "\(place) has its action for \(state.name), but owes \(owed)")
      } else {
        suspect.owed.removeFirst()
      }
    case .call(.reset):
      if !suspect.state.isFinished, !suspect.isForgotten {
        record.report(.states, "\(place) is reset while \(suspect.state.name)")
      }
      if let owed = suspect.owed.first {
        record.report(.actions, "\(place) is reset before its action for \(owed.name)")
      }
      suspect = Suspect()
    case .call(let method):
      hear(method, of: entry.fingers, place, &suspect)
    case .answer, .note: return
    }
  }

  private func hear(_ method: TraceMethod, of fingers: [Int], _ place: String, _ suspect: inout Suspect) {
    if suspect.state.isFinished {
      record.report(.recognizerSequence, "\(place) is \(suspect.state.name) and hears \(method.swiftName)")
    }
    for finger in fingers where isComplete {
      switch method {
      case .touchesBegan: suspect.fingers.insert(finger)
      case .touchesMoved where suspect.fingers.contains(finger): break
      case .touchesEnded, .touchesCancelled:
        if suspect.fingers.remove(finger) == nil { fallthrough }
      default:
        record.report(
          .recognizerSequence, "\(place) hears \(method.swiftName) of finger \(finger), which is not its own")
      }
    }
  }
}

extension TraceEntry {
  fileprivate var fingers: [Int] {
    details.compactMap {
      if $0.name == "finger", case .integer(let finger) = $0.value { finger } else { nil }
    }
  }
}

extension Trace {
  /// A number that depends on every byte of the trace's JSON lines.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for entry in entries {
      for byte in (entry.jsonLine ?? "").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return hash
  }
}
