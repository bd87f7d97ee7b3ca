/// What became of every touch that reached an app.
public final class TouchTally {
  /// One touch from beginning to end.
  public struct Entry {
    /// Which tap of its series it was when it landed.
    public var tapCount: Int
    /// The view that got it; `nil` when its view takes one finger at a time.
    public var view: String?
    /// When it landed, in seconds.
    public var start: TimeInterval
    /// When it last changed.
    public var end: TimeInterval
    /// How far from its landing it has ever been, in points.
    public var distance: CGFloat
    /// How it ended, or what it does.
    public var phase: UITouch.Phase

    fileprivate var origin: CGPoint
    fileprivate var identity: ObjectIdentifier

    /// Whether the touch was a tap, as far as it has gone (fact T11).
    public var isTap: Bool { phase == .ended && end - start <= 0.75 && distance <= 45 }
  }

  /// The touches in the order in which they landed.
  public private(set) var entries: [Entry] = []

  init() {}

  /// How many touches are in a phase.
  public func number(_ phase: UITouch.Phase) -> Int { entries.filter { $0.phase == phase }.count }

  func removeAll() { entries = [] }

  func count(_ event: UIEvent) {
    for touch in (event.allTouches ?? []).sorted(by: { $0.hash < $1.hash }) { count(touch) }
  }

  private func count(_ touch: UITouch) {
    let location = touch.location(in: nil)
    if touch.phase == .began {
      entries.append(
        Entry(
          tapCount: touch.tapCount, view: touch.view?.traceName, start: touch.timestamp, end: touch.timestamp,
          distance: 0, phase: .began, origin: location, identity: ObjectIdentifier(touch)))
    }
    // The latest one: an address may be used again once a touch is gone.
    guard let place = entries.lastIndex(where: { $0.identity == ObjectIdentifier(touch) }) else { return }
    entries[place].end = touch.timestamp
    entries[place].phase = touch.phase
    entries[place].distance = max(entries[place].distance, location.distance(to: entries[place].origin))
  }
}
