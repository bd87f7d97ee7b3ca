/// An app's way in for events: the run loop sources that a message comes through, and what waits between them.
///
/// The run loop keeps its sources, they keep this, and this keeps the run loop: the process closes the loop when it ends.
final class EventIntake {
  /// How often fingers that merely move are reported.
  var moveDelivery: Device.MoveDelivery

  private let application: UIApplication
  private let loop: VirtualRunLoop
  private var received: [MoveCoalescer.Merged] = []
  private lazy var coalescer = MoveCoalescer(framesPerSecond: application.screen.maximumFramesPerSecond)
  private var frameTimer: VirtualRunLoop.Timer?

  init(for application: UIApplication, loop: VirtualRunLoop, moveDelivery: Device.MoveDelivery) {
    self.application = application
    self.loop = loop
    self.moveDelivery = moveDelivery
  }

  /// Sets up the sources for messages of a port; gives back the run loop of a thread of its own, if there is one.
  func open(_ port: MachPort, as intake: SystemProfile.Intake, ofProcess name: String) -> VirtualRunLoop? {
    if intake == .source1 {
      loop.add(
        VirtualRunLoop.Source1(name: "GraphicsServices events", port: port) { [self] message in
          collect(message)
          handleReceived()
        })
      return nil
    }
    let isOfCycle = application.profile.updates == .updateCycle
    let handleQueue = VirtualRunLoop.Source0(name: isOfCycle ? "update cycle" : "event queue") { [self] in
      handleReceived()
    }
    let source = VirtualRunLoop.Source1(name: "HID events", port: port) { [self] message in
      collect(message)
      handleQueue.signal()
      loop.wakeUp()
    }
    loop.add(handleQueue)
    guard intake == .eventFetchThread else {
      loop.add(source)
      return nil
    }
    let fetcher = VirtualRunLoop(name: "\(name) event fetch thread", clock: loop.clock)
    fetcher.add(source)
    return fetcher
  }

  /// Keeps a message for the main run loop, unless it is a move that comes too early for the display.
  private func collect(_ message: MachPort.Message) {
    guard moveDelivery == .oncePerDisplayFrame else {
      var messages = received
      received = []
      messages.append(MoveCoalescer.Merged(message: message))
      received = messages
      return
    }
    received += coalescer.take(message, at: loop.clock.now)
    frameTimer?.invalidate()
    guard let time = coalescer.dueTime else { return }
    let timer = VirtualRunLoop.Timer(fireTime: time, for: self) {
      $0.received += $0.coalescer.releaseForFrame()
      $0.handleReceived()
    }
    frameTimer = timer
    loop.add(timer, for: VirtualRunLoop.Mode.common)
  }

  private func handleReceived() {
    var messages = received
    // Out of the intake meanwhile, so that the list is not copied.
    received = []
    for message in messages { application.enqueue(message) }
    messages.removeAll(keepingCapacity: true)
    received = messages
    application.update { application.handleEventQueue() }
  }
}
