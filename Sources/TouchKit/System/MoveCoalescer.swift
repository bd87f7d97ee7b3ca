/// Lets at most one event of mere moves through per frame of the display; what comes too early is merged (fact S17).
///
/// The first move of a frame goes through at once: engine's choice.
struct MoveCoalescer {
  /// A message for the app, with the older samples that were merged into it, oldest first.
  struct Merged {
    var message: MachPort.Message
    var earlier: [IOHIDEvent] = []
  }

  private var held: [IOHIDEvent] = []
  private var lastFrame = -Double.infinity
  private let framesPerSecond: Double

  init(framesPerSecond: Int) { self.framesPerSecond = Double(framesPerSecond) }

  /// What is to be handled now that a message has come; landings and lifts are never held back (fact S20).
  mutating func take(_ message: MachPort.Message, at time: TimeInterval) -> [Merged] {
    guard case .event(let event) = message, event.isMereMove else {
      return release() + [Merged(message: message)]
    }
    held.append(event)
    // Decimal times are a little off: a frame begins a hair early rather than a frame late.
    let frame = (time * framesPerSecond + 1e-6).rounded(.down)
    guard frame > lastFrame else { return [] }
    lastFrame = frame
    return release()
  }

  /// When what is held back is due, in seconds.
  var dueTime: TimeInterval? { held.isEmpty ? nil : (lastFrame + 1) / framesPerSecond }

  /// Gives back what is held back because its frame has come.
  mutating func releaseForFrame() -> [Merged] {
    lastFrame += 1
    return release()
  }

  /// Gives back what is held back, as one event in which each finger did what it did last.
  private mutating func release() -> [Merged] {
    guard var event = held.popLast() else { return [] }
    for older in held.reversed() {
      for finger in older.children where finger.phase == .moved {
        guard let place = event.children.firstIndex(where: { $0.index == finger.index }) else {
          event.children.append(finger)
          continue
        }
        if event.children[place].phase == .stationary { event.children[place] = finger }
      }
    }
    defer { held = [] }
    return [Merged(message: .event(event), earlier: held)]
  }
}

extension IOHIDEvent {
  fileprivate var isMereMove: Bool {
    children.allSatisfy { $0.phase == .moved || $0.phase == .stationary }
  }
}
