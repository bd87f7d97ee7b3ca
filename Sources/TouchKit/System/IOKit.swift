/// The part of the kernel that turns the digitizer's reports into events and mails them.
final class IOKit {
  private let destination: MachPort
  private var fingers: [IOHIDEvent] = []

  init(destination: MachPort) { self.destination = destination }

  /// Wraps a frame into one event with a child per finger and sends it on.
  func receive(_ contacts: [Contact], on device: Device) {
    let now = device.clock.now
    // The list of the frame before, which is free again unless that event is kept.
    var list = fingers
    fingers = []
    list.removeAll(keepingCapacity: true)
    for contact in contacts { list.append(IOHIDEvent(contact, timestamp: now)) }
    let event = IOHIDEvent(hand: list, timestamp: now)
    fingers = list
    if let trace = device.trace {
      trace.note(.ioKit, "IOKit", .makesEvent(event.summary))
      trace.note(.machPort, "IOKit", .mails(to: destination.name))
    }
    destination.send(.event(event))
  }

  /// Sends on what other hardware reports.
  func receive(_ signal: HardwareSignal, on device: Device) {
    device.trace?.note(.machPort, "IOKit", .mails(to: destination.name))
    destination.send(.signal(signal))
  }
}
