extension StateReader {
  /// Reads how a control follows a finger, and what it sends.
  mutating func readControl(_ entry: TraceEntry) {
    let place = track(.tracking, entry.subject)
    switch entry.event {
    case .call(let method):
      if let word = method.trackingWord { tracks[place].events.append(word) }
      if method == .endTracking || method == .cancelTracking { tracks[place].line = .none }
    case .answer(.beginTracking, "true"): tracks[place].line = .following
    case .answer(.beginTracking, "false"), .answer(.continueTracking, "false"):
      tracks[place].line = .none
      if let last = tracks[place].events.popLast() { tracks[place].events.append("\(last) → false") }
    case .note(.sends(let events)):
      if tracks[place].line != .none, events == .touchDragExit { tracks[place].line = .followingOutside }
      if tracks[place].line != .none, events == .touchDragEnter { tracks[place].line = .following }
      let lane = track(.control, entry.subject)
      tracks[lane].events.append(events.text)
    default: break
    }
  }
}

extension TraceMethod {
  /// What a control does with the finger; `nil` for methods that are not about that.
  fileprivate var trackingWord: String? {
    switch self {
    case .beginTracking: "begin"
    case .continueTracking: "continue"
    case .endTracking: "end"
    case .cancelTracking: "cancel"
    default: nil
    }
  }
}
