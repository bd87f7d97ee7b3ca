/// Decides which process gets an event, and sees to it that a finger's touch stays with one process (facts S10, S11).
final class EventRouter {
  private enum Owner {
    case process(SystemProcess)
    /// The touch ended before the finger left: the rest of what the finger does is nobody's.
    case nobody
  }

  private let name: String
  private unowned(unsafe) let device: Device
  private var owners: [Int: Owner] = [:]
  private var lastFingers: [Int: IOHIDEvent] = [:]

  init(name: String, device: Device) {
    self.name = name
    self.device = device
  }

  /// Handles a message of the hardware's port.
  func receive(_ message: MachPort.Message) {
    switch message {
    case .event(let event): distribute(event)
    case .signal: send(message, to: device.frontmostProcess)
    case .interruption, .text: break
    }
  }

  private func distribute(_ event: IOHIDEvent) {
    var shares: [(process: SystemProcess, fingers: [IOHIDEvent])] = []
    for finger in event.children {
      guard let process = owner(of: finger) else { continue }
      if let place = shares.firstIndex(where: { $0.process === process }) {
        shares[place].fingers.append(finger)
      } else {
        shares.append((process, [finger]))
      }
    }
    for share in shares {
      send(.event(IOHIDEvent(hand: share.fingers, timestamp: event.timestamp)), to: share.process)
    }
  }

  /// Ends every open touch without a lift, as a call or an alert does (fact T22).
  func interrupt() {
    var shares: [(process: SystemProcess, fingers: [IOHIDEvent])] = []
    for index in owners.keys.sorted() {
      guard case .process(let process)? = owners[index], var finger = lastFingers[index] else { continue }
      owners[index] = .nobody
      finger.timestamp = device.clock.now
      finger.mask = IOHIDEvent.Mask(.cancelled)
      finger.touch = false
      finger.range = false
      if let place = shares.firstIndex(where: { $0.process === process }) {
        shares[place].fingers.append(finger)
      } else {
        shares.append((process, [finger]))
      }
    }
    for share in shares {
      send(.interruption(IOHIDEvent(hand: share.fingers, timestamp: device.clock.now)), to: share.process)
    }
  }

  private func owner(of finger: IOHIDEvent) -> SystemProcess? {
    let phase = finger.phase
    if phase == .began { owners[finger.index] = .process(device.frontmostProcess) }
    lastFingers[finger.index] = phase.isOnGlass ? finger : nil
    defer { if !phase.isOnGlass { owners[finger.index] = nil } }
    guard case .process(let process)? = owners[finger.index] else { return nil }
    return process
  }

  private func send(_ message: MachPort.Message, to process: SystemProcess) {
    if let trace = device.trace, case .event(let event) = message {
      let word = event.children.contains { $0.phase == .began } ? "is in front and gets" : "keeps"
      trace.note(.system, name, "\(process.name) \(word) it: \(event.summary)")
    }
    if let trace = device.trace, case .signal(let signal) = message {
      trace.note(.system, name, "\(process.name) is in front and gets it: \(signal.summary)")
    }
    if process === device.springBoard, name == device.springBoard.name {
      device.springBoard.handleAtHome(message)
    } else {
      device.trace?.note(.machPort, name, "sends it to the port \"\(process.eventPort.name)\"")
      process.eventPort.send(message)
    }
  }
}
