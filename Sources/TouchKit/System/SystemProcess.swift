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
  public internal(set) final unowned(unsafe) var device: Device?

  init(name: String, device: Device) {
    self.name = name
    self.device = device
    mainRunLoop = VirtualRunLoop(name: name, clock: device.clock)
    eventPort = MachPort(name: "\(name) events")
    runLoops = [mainRunLoop]
    listen(to: mainRunLoop)
    mainRunLoop.enter()
  }

  deinit {
    for loop in runLoops { loop.onStep = nil }
  }

  func addRunLoop(_ loop: VirtualRunLoop) {
    runLoops.insert(loop, at: 0)
    listen(to: loop)
    loop.enter()
  }

  /// Called around each pass of one of the process's run loops.
  func run(_ loop: VirtualRunLoop) { loop.runPass() }

  private func listen(to loop: VirtualRunLoop) {
    // The loop dies with the process.
    loop.onStep = { [unowned(unsafe) self, name = loop.name] step in
      guard let trace = device?.trace else { return }
      switch step {
      case .activity(.afterWaiting): trace.note(.runLoop, name, "wakes up")
      case .activity(.beforeWaiting): trace.note(.runLoop, name, "has nothing left to do and sleeps")
      case .activity(let activity): trace.note(.runLoopActivity, name, activity.name)
      case .source0(let source): trace.note(.runLoop, name, "source0 fires: \(source)")
      case .source1(let source, let port):
        trace.note(.runLoop, name, "source1 fires: \(source)", [.init("port", .text(port))])
      case .timer: trace.note(.runLoop, name, "timer fires")
      }
    }
  }
}
