/// A process of the device: a main run loop and a port for events.
public class SystemProcess {
  /// The name that traces show.
  public let name: String
  /// The run loop of the main thread.
  public let mainRunLoop: VirtualRunLoop
  /// Where events for the process arrive.
  public let eventPort: MachPort
  /// Every run loop of the process in the order in which they run at one instant: the main one, which may have much to
  /// do, after those that feed it.
  private(set) var runLoops: [VirtualRunLoop]
  /// The device that the process runs on; `nil` once the device is gone.
  public final var device: Device? { host }
  final unowned(unsafe) var host: Device?

  init(name: String, device: Device) {
    self.name = name
    host = device
    mainRunLoop = VirtualRunLoop(name: name, clock: device.clock)
    eventPort = MachPort(name: "\(name) events")
    runLoops = [mainRunLoop]
    mainRunLoop.trace = device.trace
    mainRunLoop.enter()
  }

  deinit {
    record(in: nil)
  }

  func addRunLoop(_ loop: VirtualRunLoop) {
    runLoops = [loop] + runLoops
    loop.trace = host?.trace
    loop.enter()
  }

  /// Has the run loops record their steps from now on; `nil` for nowhere.
  final func record(in trace: Trace?) {
    for loop in runLoops { loop.trace = trace }
  }

  /// Does what code outside the run loops has left to do.
  func commitPendingWork() {}

  /// Called around each pass of one of the process's run loops.
  func run(_ loop: VirtualRunLoop) { loop.runPass() }
}
