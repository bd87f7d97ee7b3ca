/// What the decoders of the two multi-touch protocols have in common: how a stream begins, breaks and ends.
protocol TouchDecoder {
  var writer: FrameWriter { get set }
  var notes: [Note] { get set }

  /// Applies one whole frame.
  mutating func apply(_ events: [EvdevEvent], report: EvdevEvent) throws(RecordingError)
  /// Forgets what cannot be known any more after a loss; all contacts are cancelled already.
  mutating func forget(rest: [EvdevEvent]) throws(RecordingError)
  /// Notes what is still open when the recording ends.
  mutating func finish()
}

extension TouchDecoder {
  mutating func decode(_ events: [EvdevEvent]) throws(RecordingError) -> DecodedTouches {
    var last: EvdevEvent?
    for packet in Packet.packets(of: events) {
      switch packet {
      case .frame(let events, let report):
        try apply(events, report: report)
        last = report
      case .dropped(let loss, let rest):
        note(.eventsDropped(slots: writer.live.slots), line: loss.line)
        writer.cancelAll(at: loss.time)
        try forget(rest: rest)
        last = loss
      case .unfinished(let first):
        note(.endsInsideFrame, line: first.line)
      }
    }
    finish()
    if let last, !writer.live.isEmpty {
      let cause = Note.Cause.endsWithFingersDown(
        slots: writer.live.slots, time: writer.seconds(last.time))
      note(cause, line: events.last?.line ?? last.line)
      writer.cancelAll(at: last.time)
    }
    return DecodedTouches(frames: writer.frames, contacts: writer.contacts, notes: notes)
  }

  mutating func note(_ cause: Note.Cause, line: Int) {
    notes.append(Note(line: line, cause: cause))
  }

  /// Adds a note unless there is one already that answers to the same description.
  mutating func noteOnce(_ cause: Note.Cause, line: Int, unless isKnown: (Note.Cause) -> Bool) {
    if !notes.contains(where: { isKnown($0.cause) }) { note(cause, line: line) }
  }

  mutating func checkRange(of event: EvdevEvent, on surface: Surface) {
    guard let complaint = surface.complaint(about: event) else { return }
    noteOnce(complaint, line: event.line) {
      if case .outsideAxis = $0 { true } else { false }
    }
  }
}
