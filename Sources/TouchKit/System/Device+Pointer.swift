// A mouse or a trackpad, and what a pencil says late.
extension Device {
  /// The slot of the pointer's clicks: no finger uses it.
  static let pointerSlot = 1000

  /// Moves the pointer to a place, in points of the screen; with a button down it drags.
  ///
  /// A place that is no number is refused.
  public func movePointer(to place: CGPoint) {
    let share = share(of: place)
    guard share.isFinite else { return Refusal.contactNowhere(Self.pointerSlot).report(to: trace) }
    sensors.pointer = share
    guard sensors.pointerButtons != 0 else { return report(.hover(share)) }
    click(.moved)
  }

  /// Takes the pointer away: it disappears when it is not used.
  public func hidePointer() {
    guard sensors.pointer != nil else { return }
    releasePointer()
    sensors.pointer = nil
    report(.hover(nil))
  }

  /// Presses buttons of the pointer, as bits: 1 for the first, 2 for the second one; they come as one touch.
  ///
  /// Without a pointer, with no button, or while buttons are down, it is refused.
  public func pressPointer(_ buttons: Int = 1) {
    guard sensors.pointer != nil, buttons > 0, sensors.pointerButtons == 0 else {
      return Refusal.impossibleButton("of the pointer", isDown: sensors.pointerButtons != 0).report(to: trace)
    }
    sensors.pointerButtons = buttons
    click(.began)
  }

  /// Lets go of the pointer's buttons.
  public func releasePointer() {
    guard sensors.pointerButtons != 0 else { return }
    click(.ended)
    sensors.pointerButtons = 0
  }

  /// Clicks once.
  public func clickPointer(_ buttons: Int = 1, duration: TimeInterval = 0.05) {
    pressPointer(buttons)
    if duration > 0, duration.isFinite { advance(by: duration) }
    releasePointer()
  }

  private func click(_ phase: Contact.Phase) {
    guard let place = sensors.pointer else { return }
    digitizer.report([
      Contact(
        index: Self.pointerSlot, phase: phase, location: place, majorRadius: 0,
        tool: .pointer(buttons: sensors.pointerButtons))
    ])
    settle()
  }

  /// Scrolls with two fingers on a trackpad: content under the pointer moves by a distance, in points.
  ///
  /// It begins when it is called first, and ends with `endScroll()`. Without a pointer, or with a distance that is no
  /// number, it is refused.
  public func scroll(by distance: CGVector) {
    scroll(by: distance, sensors.isScrolling ? .changed : .began)
    sensors.isScrolling = sensors.pointer != nil
  }

  /// Lifts the fingers from the trackpad.
  public func endScroll() {
    guard sensors.isScrolling else { return }
    sensors.isScrolling = false
    scroll(by: CGVector(dx: 0, dy: 0), .ended)
  }

  /// Turns a wheel by a notch: content under the pointer moves by a distance, in points.
  public func turnWheel(by distance: CGVector) { scroll(by: distance, .notch) }

  private func scroll(by distance: CGVector, _ phase: ScrollMove.Phase) {
    guard let place = sensors.pointer, distance.dx.isFinite, distance.dy.isFinite else {
      return Refusal.contactNowhere(Self.pointerSlot).report(to: trace)
    }
    report(.scroll(ScrollMove(place: place, distance: distance, phase: phase)))
  }

  /// Says better what a pencil had estimated, for its oldest estimate that is still open (fact P3).
  public func updatePencil(_ index: Int, _ update: PencilUpdate) { report(.pencil(index, update)) }

  private func share(of place: CGPoint) -> CGPoint {
    CGPoint(x: place.x / screen.bounds.width, y: place.y / screen.bounds.height)
  }
}
