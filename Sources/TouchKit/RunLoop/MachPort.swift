/// A mailbox of a process: others put messages in, a source1 of one of its run loops takes them out.
public final class MachPort {
  /// What can be sent to a port.
  public enum Message {
    /// An input event.
    case event(IOHIDEvent)
    /// Fingers whose touches must end without a lift, because the system interrupts.
    case interruption(IOHIDEvent)
    /// What hardware other than the glass reports.
    case signal(HardwareSignal)
    /// Anything else that processes tell each other.
    case text(String)
  }

  /// What the port is for, as traces name it.
  public let name: String
  private var messages: [Message] = []

  /// Makes an empty mailbox.
  public init(name: String) { self.name = name }

  /// Whether a message waits.
  public var hasMessage: Bool { !messages.isEmpty }

  /// Puts a message behind the others; a thread that waits on the port wakes up.
  public func send(_ message: Message) {
    var queue = messages
    // Out of the port meanwhile, so that it is not copied.
    messages = []
    queue.append(message)
    messages = queue
  }

  func receive() -> Message? {
    guard hasMessage else { return nil }
    var queue = messages
    messages = []
    defer { messages = queue }
    return queue.count == 1 ? queue.removeLast() : queue.removeFirst()
  }
}
