/// What a device sends in one go: events up to a SYN_REPORT.
enum Packet {
  /// A whole frame; the report itself is not among the events.
  case frame(events: [EvdevEvent], report: EvdevEvent)
  /// The kernel lost events. What it sent between the loss and the next SYN_REPORT is incomplete.
  case dropped(EvdevEvent, rest: [EvdevEvent])
  /// The file ended before the frame did.
  case unfinished(first: EvdevEvent)

  /// Cuts the events of a device into packets.
  static func packets(of events: [EvdevEvent]) -> [Packet] {
    var packets: [Packet] = []
    var pending: [EvdevEvent] = []
    var loss: EvdevEvent?
    for event in events {
      if event.isSynchronisation(Evdev.SYN_DROPPED) {
        loss = loss ?? event
        pending = []
      } else if event.isSynchronisation(Evdev.SYN_REPORT) {
        packets.append(loss.map { .dropped($0, rest: pending) } ?? .frame(events: pending, report: event))
        loss = nil
        pending = []
      } else {
        pending.append(event)
      }
    }
    if let loss {
      packets.append(.dropped(loss, rest: pending))
    } else if let first = pending.first {
      packets.append(.unfinished(first: first))
    }
    return packets
  }
}

/// What a decoder makes of the events of a device.
struct DecodedTouches {
  var frames: [DigitizerFrame]
  var contacts: Int
  var notes: [Note]
}
