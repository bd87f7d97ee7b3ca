/// The home screen: the process in front when no app is.
public final class SpringBoard: SystemProcess {
  /// The events that the home screen has handled itself, oldest first.
  public private(set) var handledEvents: [IOHIDEvent] = []
  private var received: [IOHIDEvent] = []
  private var source0: VirtualRunLoop.Source0?

  init(device: Device) {
    let loop = VirtualRunLoop(name: "SpringBoard", clock: device.clock)
    super.init(name: loop.name, mainRunLoop: loop, device: device)
    let source0 = VirtualRunLoop.Source0(name: "home screen events", for: self) { $0.handleReceived() }
    self.source0 = source0
    mainRunLoop.add(source0)
    mainRunLoop.add(
      VirtualRunLoop.Source1(name: "home screen port", port: eventPort, for: self) { $0.handleAtHome($1) })
  }

  /// Hands an event over to the home screen's own source0 (scenario SP2).
  func handleAtHome(_ message: MachPort.Message) {
    switch message {
    case .event(let event), .interruption(let event): received.append(event)
    case .signal(let signal):
      device?.trace?.note(.system, name, .homeScreenIgnores(signal.summary))
      return
    case .text: return
    }
    source0?.signal()
    mainRunLoop.wakeUp()
  }

  private func handleReceived() {
    for event in received {
      device?.trace?.note(.system, name, .homeScreenHandles(event.summary))
    }
    handledEvents += received
    received = []
  }
}
