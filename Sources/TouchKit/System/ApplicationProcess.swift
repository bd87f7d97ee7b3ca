/// An app's process: its way in for events, and its `UIApplication`.
public final class ApplicationProcess: SystemProcess {
  /// The app's one application object.
  public let application: UIApplication
  private let delegate: (any UIApplicationDelegate)?
  private let intake: EventIntake

  init(
    name: String, application: UIApplication, delegate: (any UIApplicationDelegate)?,
    scene: (any UISceneDelegate)?, device: Device
  ) {
    self.application = application
    self.delegate = delegate
    let loop = VirtualRunLoop(name: name, clock: device.clock)
    intake = EventIntake(for: application, loop: loop, moveDelivery: device.moveDelivery)
    super.init(name: name, mainRunLoop: loop, device: device)
    application.attach(to: self, delegate: delegate, scene: scene)
    if let fetcher = intake.open(eventPort, as: device.profile.intake, ofProcess: name) {
      addRunLoop(fetcher)
    }
    // The one observer of the recognizers, with UIKit's order (fact S23).
    loop.add(
      VirtualRunLoop.Observer(activities: .beforeWaiting) { [application] _ in application.flushGestures() })
    // Lays out and draws, with Core Animation's order: after everybody else.
    loop.add(
      VirtualRunLoop.Observer(activities: .beforeWaiting, order: 2_000_000) { [application] _ in
        application.commitPendingWork()
      })
  }

  deinit { application.terminate() }

  override func record(in trace: Trace?) {
    super.record(in: trace)
    application.trace = trace
  }

  override func report(moves: Device.MoveDelivery) { intake.moveDelivery = moves }

  override func leaveDevice() {
    super.leaveDevice()
    application.leaveDevice()
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
}
