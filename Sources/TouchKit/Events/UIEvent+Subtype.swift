extension UIEvent {
  /// What exactly happened, for motion and remote control, with UIKit's numbers (fact O2).
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
}

/// A shake: one event from its beginning to its end.
final class UIMotionEvent: UIEvent {
  enum Delivery { case began, ended, cancelled }

  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
  var delivery = Delivery.began
  /// Who hears of it first, all along.
  let recipient: UIResponder

  init(to recipient: UIResponder) {
    self.recipient = recipient
    super.init()
  }

  func deliver() {
    switch delivery {
    case .began: recipient.receive(.motionBegan, with: self) { $0.motionBegan(.motionShake, with: self) }
    case .ended: recipient.receive(.motionEnded, with: self) { $0.motionEnded(.motionShake, with: self) }
    case .cancelled:
      recipient.receive(.motionCancelled, with: self) { $0.motionCancelled(.motionShake, with: self) }
    }
  }
}

/// A command of a headset's button.
final class UIRemoteControlEvent: UIEvent {
  override var type: EventType { .remoteControl }
  override var subtype: EventSubtype { command }
  let command: EventSubtype
  let recipient: UIResponder

  init(_ command: RemoteCommand, to recipient: UIResponder) {
    // The numbers are the same by definition.
    self.command = EventSubtype(rawValue: command.rawValue) ?? .none
    self.recipient = recipient
    super.init()
  }

  func deliver() {
    recipient.receive(.remoteControlReceived, with: self) { $0.remoteControlReceived(with: self) }
  }
}
