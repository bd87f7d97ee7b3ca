/// Decides which process gets an event, and sees to it that a finger's touch stays with one process.
final class EventRouter {
  private enum Owner {
    case process(SystemProcess)
    /// The touch ended before the finger left: the rest of what the finger does is not delivered.
    case released

    var process: SystemProcess? {
      if case .process(let process) = self { process } else { nil }
    }
  }

  private let name: String
  /// The fingers on the glass: so few that a list serves best.
  private var fingers: [(latest: IOHIDEvent, owner: Owner)] = [] { didSet { dispose(of: oldValue) } }

  init(name: String) { self.name = name }

  /// Handles a message of the hardware's port.
  func receive(_ message: MachPort.Message, on device: Device) {
    switch message {
    case .event(let event): distribute(event, on: device)
    case .signal: send(message, to: device.frontmostProcess, on: device)
    case .interruption, .text: break
    }
  }

  private func distribute(_ event: IOHIDEvent, on device: Device) {
    guard let first = event.children.first else { return }
    let firstOwner = owner(of: first, on: device)
    var shares = Shares()
    var isShared = firstOwner == nil
    for (place, finger) in event.children.enumerated().dropFirst() {
      let process = owner(of: finger, on: device)
      if !isShared, process !== firstOwner, let firstOwner {
        isShared = true
        for earlier in event.children[..<place] { shares.add(earlier, of: firstOwner) }
      }
      if isShared, let process { shares.add(finger, of: process) }
    }
    // Mostly all fingers are one process's: it gets the event as it is.
    if !isShared, let firstOwner { return send(.event(event), to: firstOwner, on: device) }
    for share in shares.list {
      send(
        .event(IOHIDEvent(hand: share.fingers, timestamp: event.timestamp)), to: share.process, on: device)
    }
  }

  /// Who gets which fingers of an event.
  private struct Shares {
    private(set) var list: [(process: SystemProcess, fingers: [IOHIDEvent])] = []

    mutating func add(_ finger: IOHIDEvent, of process: SystemProcess) {
      if let place = list.firstIndex(where: { $0.process === process }) {
        list[place].fingers.append(finger)
      } else {
        list.append((process, [finger]))
      }
    }
  }

  /// Ends every open touch without a lift, as a call or an alert does.
  func interrupt(on device: Device) {
    var shares = Shares()
    var list = fingers
    list.sort { $0.latest.index < $1.latest.index }
    for place in list.indices {
      guard case .process(let process) = list[place].owner else { continue }
      var finger = list[place].latest
      list[place].owner = .released
      finger.timestamp = device.clock.now
      finger.mask = IOHIDEvent.Mask(.cancelled)
      finger.touch = false
      finger.range = false
      shares.add(finger, of: process)
    }
    fingers = list
    for share in shares.list {
      send(
        .interruption(IOHIDEvent(hand: share.fingers, timestamp: device.clock.now)), to: share.process,
        on: device)
    }
  }

  private func owner(of finger: IOHIDEvent, on device: Device) -> SystemProcess? {
    let phase = finger.phase
    let owner = phase == .began ? Owner.process(device.process(at: finger.location)) : nil
    guard let place = fingers.firstIndex(where: { $0.latest.index == finger.index }) else {
      guard let owner else { return nil }
      fingers = fingers + [(finger, owner)]
      return owner.process
    }
    var list = fingers
    // Out of the router meanwhile, so that it is not copied.
    fingers = []
    defer { fingers = list }
    let known = owner ?? list[place].owner
    if phase.isOnGlass {
      list[place] = (finger, known)
    } else {
      list.remove(at: place)
    }
    return known.process
  }

  private func send(_ message: MachPort.Message, to process: SystemProcess, on device: Device) {
    if let trace = device.trace, case .event(let event) = message {
      let (gets, summary) = (process.name, event.summary)
      let isNew = event.children.contains { $0.phase == .began }
      let isInFront = process === device.frontmostProcess
      trace.note(
        .system, name,
        !isNew
          ? .keeps(gets, event: summary)
          : isInFront ? .gets(gets, event: summary) : .draws(gets, event: summary))
    }
    if let trace = device.trace, case .signal(let signal) = message {
      trace.note(.system, name, .gets(process.name, event: signal.summary))
    }
    if process === device.springBoard, name.hasSameBytes(as: device.springBoard.name) {
      device.springBoard.handleAtHome(message)
    } else {
      device.trace?.note(.machPort, name, .mails(to: process.eventPort.name))
      process.eventPort.send(message)
    }
  }
}
