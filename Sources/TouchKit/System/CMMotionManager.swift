/// One sample of the accelerometer.
public final class CMAccelerometerData: NSObject {
  /// What was measured.
  public let acceleration: CMAcceleration
  /// When, in seconds since the device was switched on.
  public let timestamp: TimeInterval

  init(_ acceleration: CMAcceleration, at timestamp: TimeInterval) {
    self.acceleration = acceleration
    self.timestamp = timestamp
    super.init()
  }
}

#if hasFeature(Embedded)
  /// What is called with each sample.
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, AnyObject?) -> Void
  /// Where handlers run: the engine has one thread for each app.
  public final class OperationQueue {
    /// The queue of the main thread.
    public static var main: OperationQueue { OperationQueue() }
  }
#else
  /// What is called with each sample.
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
#endif

/// Hands an app the samples of the accelerometer, which have nothing to do with events and responders.
open class CMMotionManager: NSObject {
  /// Makes a manager that samples nothing yet.
  public override init() { super.init() }

  deinit { timer?.invalidate() }

  /// The time between two samples, in seconds; 0.01 unless set, engine's choice, and no less than 0.001.
  open var accelerometerUpdateInterval: TimeInterval = 0.01 {
    didSet { if timer != nil { start(handler) } }
  }
  /// Whether the device has an accelerometer: it has one while an app runs.
  public final var isAccelerometerAvailable: Bool { UIApplication.current?.process?.device != nil }
  /// Whether samples are taken.
  public final var isAccelerometerActive: Bool { timer != nil }
  /// The latest sample.
  public private(set) final var accelerometerData: CMAccelerometerData? { didSet { dispose(of: oldValue) } }

  private final var timer: VirtualRunLoop.Timer? { didSet { dispose(of: oldValue) } }
  private final var handler: CMAccelerometerHandler? { didSet { dispose(of: oldValue) } }

  /// Begins to take samples for those who look at `accelerometerData`.
  open func startAccelerometerUpdates() { start(nil) }

  /// Begins to take samples and calls the handler with each, on the main thread whatever the queue: engine's choice.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    start(handler)
  }

  /// Takes no more samples.
  open func stopAccelerometerUpdates() {
    timer?.invalidate()
    (timer, handler) = (nil, nil)
  }

  private func start(_ handler: CMAccelerometerHandler?) {
    stopAccelerometerUpdates()
    guard let process = UIApplication.current?.process, process.device != nil else { return }
    let wanted = accelerometerUpdateInterval
    let interval = wanted.isFinite ? max(wanted, 0.001) : 0.01
    self.handler = handler
    let (loop, owner) = (process.mainRunLoop, Weak(process))
    let timer = VirtualRunLoop.Timer(fireTime: loop.clock.now + interval, interval: interval, for: self) {
      if let process = owner.object { $0.sample(process) }
    }
    self.timer = timer
    loop.add(timer, for: VirtualRunLoop.Mode.common)
  }

  private func sample(_ process: ApplicationProcess) {
    guard let device = process.device else { return }
    let data = CMAccelerometerData(device.accelerometer.acceleration, at: device.clock.now)
    accelerometerData = data
    device.trace?.note(.sensors, "Core Motion", .samples(for: process.name))
    handler?(data, nil)
  }
}
