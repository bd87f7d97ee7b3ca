/// Reads a trace entry by entry and collects what belongs to each lane, moment by moment.
struct StateReader {
  struct Track {
    var kind: StateFigure.Kind
    var name: String
    /// Which of several recognizers with the same name.
    var number = 0
    var line = StateFigure.Line.none
    var events: [String] = []
    /// Whether the first event of this moment is that it waits for another one.
    var beginsToWait = false
    var cells: [StateFigure.Cell] = []
    /// How many touches a view has heard of and not yet lost.
    var touches = 0
    /// What a recognizer was called in this moment.
    var calls: [TraceMethod] = []
  }

  let showsSystem: Bool
  var tracks: [Track] = []
  private var moments: [StateFigure.Moment] = []
  private var remarks: [String] = []
  private var time: TimeInterval?
  /// Which recognizer of each name was called last.
  private var lastCalled: [String: Int] = [:]

  init(showsSystem: Bool) { self.showsSystem = showsSystem }

  mutating func read(_ entry: TraceEntry) {
    if entry.time != time {
      closeMoment()
      time = entry.time
    }
    switch (entry.stage, entry.event) {
    case (_, .note(.contact(let tool, let slot, let phase))): readFinger("\(tool.name) \(slot)", phase)
    case (.gestures, _):
      if showsSystem || !entry.subject.hasPrefix("_") { readRecognizer(entry) }
    case (.controls, _): readControl(entry)
    case (.delivery, .call(let method)): readView(entry.subject, method, touches: entry.touchCount)
    case (.refusal, .note(let note)): remark(note.text)
    case (_, .note(.interrupts)): remark(TraceEntry.Note.interrupts.text)
    default: break
    }
  }

  mutating func figure() -> StateFigure {
    closeMoment()
    var figure = StateFigure()
    figure.moments = moments
    figure.lanes = tracks.indices.sorted { order(of: $0) < order(of: $1) }.map { place in
      let track = tracks[place]
      let name = track.number == 0 ? track.name : "\(track.name) \(track.number + 1)"
      return StateFigure.Lane(kind: track.kind, name: name, cells: track.cells)
    }
    figure.remarks = remarks
    return figure
  }

  /// Lanes stand together by what they are about; what a control does stands below what it is told.
  private func order(of place: Int) -> (Int, Int, Int) {
    let track = tracks[place]
    let views: [StateFigure.Kind] = [.view, .tracking, .control]
    guard views.contains(track.kind) else { return (track.kind.rawValue, place, 0) }
    let first = tracks.firstIndex { $0.name == track.name && views.contains($0.kind) } ?? place
    return (StateFigure.Kind.view.rawValue, first, track.kind.rawValue)
  }

  // MARK: Moments

  private mutating func closeMoment() {
    guard let time, tracks.contains(where: { !$0.events.isEmpty }) else { return clearCalls() }
    for place in tracks.indices {
      // A lane that appears now was empty before.
      while tracks[place].cells.count < moments.count {
        tracks[place].cells.append(StateFigure.Cell(events: [], line: .none))
      }
      let track = tracks[place]
      tracks[place].cells.append(
        StateFigure.Cell(events: track.events, line: track.line, beginsToWait: track.beginsToWait))
      (tracks[place].events, tracks[place].beginsToWait) = ([], false)
    }
    moments.append(StateFigure.Moment(start: time, end: time))
    clearCalls()
  }

  private mutating func clearCalls() {
    for place in tracks.indices { tracks[place].calls = [] }
  }

  mutating func track(_ kind: StateFigure.Kind, _ name: String, number: Int = 0) -> Int {
    let known = tracks.firstIndex { $0.kind == kind && $0.name == name && $0.number == number }
    if let known { return known }
    tracks.append(Track(kind: kind, name: name, number: number))
    return tracks.count - 1
  }

  private mutating func remark(_ text: String) {
    let clock = NumberText.fixed(time ?? 0, places: 3)
    let remark = "\(clock) s: \(text)."
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  // MARK: Fingers and views

  private mutating func readFinger(_ name: String, _ phase: Contact.Phase) {
    let place = track(.finger, name)
    switch phase {
    case .began: (tracks[place].line, tracks[place].events) = (.touching, tracks[place].events + ["down"])
    case .moved: tracks[place].events.append("moved")
    case .stationary: break
    case .ended: (tracks[place].line, tracks[place].events) = (.none, tracks[place].events + ["up"])
    case .cancelled:
      (tracks[place].line, tracks[place].events) = (.none, tracks[place].events + ["cancelled"])
    }
  }

  private mutating func readView(_ name: String, _ method: TraceMethod, touches: Int) {
    // The end of the responder chain is told of what no other responder wanted; it is no view of the app.
    guard let word = method.phaseWord, !StateFigure.chainEnd.contains(name) else { return }
    let place = track(.view, name)
    tracks[place].events.append(word)
    switch method {
    case .touchesBegan: tracks[place].touches += touches
    case .touchesEnded, .touchesCancelled: tracks[place].touches -= touches
    default: break
    }
    tracks[place].line = tracks[place].touches > 0 ? .hearing : .none
  }

  // MARK: Recognizers

  private mutating func readRecognizer(_ entry: TraceEntry) {
    let name = entry.subject
    switch entry.event {
    case .call(let method):
      let place = track(.recognizer, name, number: number(of: name, called: method))
      tracks[place].calls.append(method)
      lastCalled[name] = tracks[place].number
      if method == .touchesBegan, tracks[place].line == .none {
        tracks[place].line = .undecided
        tracks[place].events.append("possible")
      }
    case .state(let state):
      let place = track(.recognizer, name, number: numberOfChanged(name))
      tracks[place].events.append(state.name)
      tracks[place].line = state == .began || state == .changed ? .underWay : .none
    case .action(let state):
      let place = track(.action, name, number: lastCalled[name] ?? 0)
      tracks[place].events.append(state.name)
    case .note(.waits(let other)):
      let place = track(.recognizer, name, number: lastCalled[name] ?? 0)
      tracks[place].line = .waiting
      if tracks[place].events.isEmpty { tracks[place].beginsToWait = true }
      tracks[place].events.append("waits for \(other)")
    case .note(let note): remark("\(name) \(note.text)")
    case .answer: break
    }
  }

  /// Which recognizer of a name changes its state: the one that was just called, else the first that can still change.
  private func numberOfChanged(_ name: String) -> Int {
    let last = lastCalled[name] ?? 0
    let all = tracks.filter { $0.kind == .recognizer && $0.name == name }
    if all.contains(where: { $0.number == last && !$0.calls.isEmpty && $0.line != .none }) { return last }
    return all.first { $0.line != .none }?.number ?? last
  }

  /// A recognizer is called once per moment with one method: who is called again is another one of the same name.
  private func number(of name: String, called method: TraceMethod) -> Int {
    tracks.filter { $0.kind == .recognizer && $0.name == name && $0.calls.contains(method) }.count
  }
}

extension TraceMethod {
  /// The phase that a touches method tells of; `nil` for other methods.
  fileprivate var phaseWord: String? {
    switch self {
    case .touchesBegan: "began"
    case .touchesMoved: "moved"
    case .touchesEnded: "ended"
    case .touchesCancelled: "cancelled"
    default: nil
    }
  }
}

extension TraceEntry {
  /// How many touches the call is about.
  fileprivate var touchCount: Int { details.filter { $0.name == "finger" }.count }
}
