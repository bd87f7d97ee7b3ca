/// A process of the device: a main run loop and a port for events.
public class SystemProcess: NSObject {
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
  @Weak final var host: Device?

  convenience init(name: String, device: Device) {
    self.init(name: name, mainRunLoop: VirtualRunLoop(name: name, clock: device.clock), device: device)
  }

  init(name: String, mainRunLoop: VirtualRunLoop, device: Device) {
    self.name = name
    self.mainRunLoop = mainRunLoop
    host = device
    eventPort = MachPort(name: "\(name) events")
    runLoops = [mainRunLoop]
    super.init()
    mainRunLoop.trace = device.trace
    mainRunLoop.enter()
  }

  deinit {
    // Other code may hold a run loop for longer.
    for loop in runLoops { loop.close() }
  }

  func addRunLoop(_ loop: VirtualRunLoop) {
    runLoops = [loop] + runLoops
    loop.trace = host?.trace
    loop.enter()
  }

  /// A run loop of a process, and the process.
  final class Thread {
    let process: SystemProcess
    let loop: VirtualRunLoop

    fileprivate init(of process: SystemProcess, running loop: VirtualRunLoop) {
      (self.process, self.loop) = (process, loop)
    }
  }

  /// Every run loop with its process: what a device runs.
  final var threads: [Thread] { runLoops.map { Thread(of: self, running: $0) } }

  /// Has the run loops record their steps from now on; `nil` for nowhere.
  func record(in trace: Trace?) {
    for loop in runLoops { loop.trace = trace }
  }

  /// Hears how often fingers that merely move are to be reported.
  func report(moves: Device.MoveDelivery) {}

  /// The device is gone.
  func leaveDevice() { record(in: nil) }

  /// Does what code outside the run loops has left to do.
  func commitPendingWork() {}

  /// Called around each pass of one of the process's run loops.
  func run(_ loop: VirtualRunLoop) { loop.runPass() }
}
