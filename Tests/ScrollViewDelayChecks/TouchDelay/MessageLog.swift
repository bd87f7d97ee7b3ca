import TouchKit

/// What content and its view were told, with times.
final class MessageLog {
  static let late = ", but only after your method had returned"

  struct Entry {
    /// In milliseconds.
    var time: Int
    var text: String
    /// What the content was told; `nil` for the view.
    var phase: UITouch.Phase?
    var location = CGPoint.zero
    var remark = ""

    var line: String {
      let words = phase == nil ? text : "\(text) at \(location.text)"
      return "\(FingerScript.text(ofMilliseconds: time))  \(words)\(remark)"
    }
  }

  let clock: VirtualClock
  var start: TimeInterval = 0
  /// Where the view's coordinates begin on the glass.
  var origin = CGPoint.zero
  private(set) var entries: [Entry] = []

  init(clock: VirtualClock) { self.clock = clock }

  func tell(_ phase: UITouch.Phase, at location: CGPoint, remark: String = "") {
    let words: [UITouch.Phase: String] = [
      .began: "began", .moved: "moved", .stationary: "stationary", .ended: "ended", .cancelled: "cancelled",
    ]
    let text = "content: \(words[phase] ?? "?")"
    entries.append(Entry(time: time, text: text, phase: phase, location: location, remark: remark))
  }

  func beginDrag(remark: String = "") {
    entries.append(Entry(time: time, text: "the drag begins", remark: remark))
  }

  /// Something that is not as it must be.
  func complain(_ text: String) { entries.append(Entry(time: time, text: text)) }

  private var time: Int { Int(((clock.now - start) * 1000).rounded()) }

  var lines: [String] { entries.map(\.line) }
}
