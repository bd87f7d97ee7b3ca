/// What became of a recording: contacts in, touches out, and what the file left open.
struct RecordingSummary {
  let contacts: Int
  let touches: TouchTally
  let notes: [Note]

  func text(within columns: Int) -> String {
    ([flow, balance].compactMap { $0 } + touchLines + noteLines).map(LogLine.init).text(within: columns)
  }

  private var flow: String {
    let ends = [(UITouch.Phase.ended, "ended"), (.cancelled, "cancelled")].map { phase, word in
      "\(touches.number(phase)) \(word)"
    }
    return
      "\(count(contacts, "contact")) in the recording, \(count(touches.entries.count, "touch", "touches"))"
      + " out: \(touches.entries.count) began, \(ends.joined(separator: ", "))."
  }

  /// What a reader would ask who compares the numbers.
  private var balance: String? {
    let lost = contacts - touches.entries.count
    guard lost > 0 else { return nil }
    return
      "\(count(lost, "contact")) reached no window, so there was no touch for \(lost == 1 ? "it" : "them")."
  }

  private var touchLines: [String] {
    touches.entries.enumerated().map { number, touch in
      let length = NumberText.fixed(touch.end - touch.start, places: 3)
      let distance = NumberText.trimmed(Double(touch.distance), places: 1)
      let receiver = touch.view ?? "no view, because its view takes one finger at a time"
      return "  touch \(number + 1) at \(NumberText.fixed(touch.start, places: 3)) s to \(receiver): "
        + "\(kind(of: touch)), \(length) s, at most \(distance) points away"
    }
  }

  private func kind(of touch: TouchTally.Entry) -> String {
    switch touch.phase {
    case .cancelled: "cancelled"
    case .ended: touch.isTap ? "counts as a tap, tapCount \(touch.tapCount)" : "too long or too far for a tap"
    default: "still down"
    }
  }

  private var noteLines: [String] {
    guard !notes.isEmpty else { return ["Nothing in the recording was left out or corrected."] }
    return ["What the recording left open:"] + notes.map { "  \($0.description)" }
  }

  private func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }
}
