/// An app's process: its way in for events, and its `UIApplication`.
public final class ApplicationProcess: SystemProcess {
  /// The app's one application object.
  public let application: UIApplication
  private var received: [MoveCoalescer.Merged] = []
  private lazy var coalescer = MoveCoalescer(framesPerSecond: application.screen.maximumFramesPerSecond)
  private var frameTimer: VirtualRunLoop.Timer?
  private let delegate: (any UIApplicationDelegate)?

  init(
    name: String, application: UIApplication, delegate: (any UIApplicationDelegate)?,
    scene: (any UISceneDelegate)?, device: Device
  ) {
    self.application = application
    self.delegate = delegate
    super.init(name: name, device: device)
    application.attach(to: self, delegate: delegate, scene: scene)
    openIntake(on: device)
    mainRunLoop.add(gestureObserver)
    mainRunLoop.add(commitObserver)
  }

  deinit {
    // Other code may hold the run loop for longer.
    mainRunLoop.remove(gestureObserver)
    mainRunLoop.remove(commitObserver)
    frameTimer?.invalidate()
    application.terminate()
  }

  /// The one observer of the recognizers, with UIKit's order (fact S23).
  private lazy var gestureObserver = VirtualRunLoop.Observer(activities: .beforeWaiting) {
    [unowned(unsafe) self] _ in application.flushGestures()
  }

  /// Lays out and draws, with Core Animation's order: after everybody else.
  private lazy var commitObserver = VirtualRunLoop.Observer(activities: .beforeWaiting, order: 2_000_000) {
    [unowned(unsafe) self] _ in application.commitPendingWork()
  }

  /// Lays out and draws what code outside the run loop has changed.
  override func commitPendingWork() {
    guard application.hasPendingWork else { return }
    let running = UIApplication.current
    UIApplication.current = application
    application.commitPendingWork()
    UIApplication.current = running
  }

  override func run(_ loop: VirtualRunLoop) {
    if UIApplication.current !== application { UIApplication.current = application }
    loop.runPass()
  }

  /// Sets up the run loop sources that an event comes through.
  private func openIntake(on device: Device) {
    let handleQueue = VirtualRunLoop.Source0(name: "event queue") { [unowned(unsafe) self] in handleReceived()
    }
    switch device.profile.intake {
    case .source1:
      mainRunLoop.add(
        VirtualRunLoop.Source1(name: "GraphicsServices events", port: eventPort) {
          [unowned(unsafe) self] message in
          collect(message)
          handleReceived()
        })
    case .source1ThenSource0:
      mainRunLoop.add(handleQueue)
      mainRunLoop.add(
        VirtualRunLoop.Source1(name: "HID events", port: eventPort) { [unowned(unsafe) self] message in
          receive(message, signalling: handleQueue)
        })
    case .eventFetchThread:
      let fetcher = VirtualRunLoop(name: "\(name) event fetch thread", clock: device.clock)
      mainRunLoop.add(handleQueue)
      fetcher.add(
        VirtualRunLoop.Source1(name: "HID events", port: eventPort) { [unowned(unsafe) self] message in
          receive(message, signalling: handleQueue)
        })
      addRunLoop(fetcher)
    }
  }

  private func receive(_ message: MachPort.Message, signalling source: VirtualRunLoop.Source0) {
    collect(message)
    source.signal()
    mainRunLoop.wakeUp()
  }

  /// Keeps a message for the main run loop, unless it is a move that comes too early for the display.
  private func collect(_ message: MachPort.Message) {
    guard device?.moveDelivery == .oncePerDisplayFrame else {
      var messages = received
      received = []
      messages.append(MoveCoalescer.Merged(message: message))
      received = messages
      return
    }
    received += coalescer.take(message, at: mainRunLoop.clock.now)
    frameTimer?.invalidate()
    guard let time = coalescer.dueTime else { return }
    let timer = VirtualRunLoop.Timer(fireTime: time) { [unowned(unsafe) self] in
      received += coalescer.releaseForFrame()
      handleReceived()
    }
    frameTimer = timer
    mainRunLoop.add(timer, for: VirtualRunLoop.Mode.common)
  }

  private func handleReceived() {
    var messages = received
    // Out of the process meanwhile, so that the list is not copied.
    received = []
    for message in messages { application.enqueue(message) }
    messages.removeAll(keepingCapacity: true)
    received = messages
    application.handleEventQueue()
  }
}
