/// The sensor under the glass: it reports fingers frame by frame, and refuses reports that cannot be.
public final class Digitizer {
  /// Where frames go; `nil` once the device is gone.
  #if hasFeature(Embedded)
    @WeakDelegate var sink: (any HardwareSink)?
  #else
    weak var sink: (any HardwareSink)?
  #endif
  private var onGlass: [Contact] = []
  /// The list that frames are written into, kept so that not every frame has to make one; empty between frames.
  private var frame: [Contact] = []

  /// The slots of the fingers that are on the glass, in order.
  public var activeIndexes: [Int] { onGlass.map { $0.index } }

  /// Reports one frame at the present time of the device's clock.
  ///
  /// Fingers on the glass that the list leaves out rest where they are. What cannot be (a finger that lands twice,
  /// a lift of a finger that is not there, a location that is no number) is refused with a trace entry, and the rest
  /// of the frame counts. Locations outside the glass are moved to its edge, and so are pressures outside 0 to 1.
  public func report(_ contacts: [Contact]) {
    guard let sink else { return }
    // Both lists are out of the sensor while they change, so that they are not copied.
    var (reported, down) = (frame, onGlass)
    (frame, onGlass) = ([], [])
    for var contact in contacts {
      if let refusal = Self.objection(to: contact, on: down, after: reported) {
        sink.refuse(refusal)
        continue
      }
      contact.location = contact.location.movedOntoGlass
      contact.pressure = contact.pressure >= 0 ? min(contact.pressure, 1) : 0
      contact.majorRadius = contact.majorRadius >= 0 && contact.majorRadius.isFinite ? contact.majorRadius : 0
      contact.tool = contact.tool.possible
      reported.append(contact)
    }
    for var resting in down where !reported.contains(where: { $0.index == resting.index }) {
      resting.phase = .stationary
      reported.append(resting)
    }
    if reported.count > 1 { reported.sort { $0.index < $1.index } }
    down.removeAll(keepingCapacity: true)
    for contact in reported where contact.phase.isOnGlass { down.append(contact) }
    onGlass = down
    if !reported.isEmpty { sink.take(reported) }
    reported.removeAll(keepingCapacity: true)
    frame = reported
  }

  private static func objection(
    to contact: Contact, on onGlass: [Contact], after reported: [Contact]
  ) -> Refusal? {
    let isDown = onGlass.contains { $0.index == contact.index }
    if contact.index < 0 { return .contactWithNegativeIndex(contact.index) }
    if !contact.location.isFinite { return .contactNowhere(contact.index) }
    if reported.contains(where: { $0.index == contact.index }) { return .contactTwiceInFrame(contact.index) }
    switch contact.phase {
    case .began: return isDown ? .contactLandsTwice(contact.index) : nil
    case .moved, .stationary, .ended, .cancelled:
      return isDown ? nil : .contactNotDown(contact.index, "\(contact.phase)")
    }
  }
}

extension CGPoint {
  /// The nearest point whose coordinates are 0 or more and less than 1.
  var movedOntoGlass: CGPoint {
    CGPoint(
      x: min(max(x, 0), CGFloat(1).nextDown), y: min(max(y, 0), CGFloat(1).nextDown))
  }
}
