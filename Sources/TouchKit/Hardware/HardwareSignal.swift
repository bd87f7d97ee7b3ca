/// A button of a remote control, a game controller or a keyboard that sends presses.
public enum HardwareButton: Int, Sendable, CaseIterable {
  case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
  case pageUp = 30, pageDown
}

/// A command of a headset's or an accessory's media buttons.
public enum RemoteCommand: Int, Sendable, CaseIterable {
  case play = 100, pause, stop, togglePlayPause, nextTrack, previousTrack
  case beginSeekingBackward, endSeekingBackward, beginSeekingForward, endSeekingForward
}

/// What hardware other than the glass reports, as system processes pass it on.
public struct HardwareSignal: Equatable, Sendable {
  /// What happened.
  public enum Kind: Equatable, Sendable {
    /// The device is being shaken, or no longer.
    case shake(isOn: Bool)
    /// A button went down or up, or is pressed harder or softer: how hard, where 1 is an average press.
    case button(HardwareButton, ButtonChange, force: CGFloat)
    /// A media button sent a command.
    case remote(RemoteCommand)
  }

  /// What a button did.
  public enum ButtonChange: Sendable { case down, force, up }

  /// What happened.
  public var kind: Kind
  /// When, in seconds since the device was switched on.
  public var timestamp: TimeInterval

  /// The signal in words, as traces show it.
  public var summary: String {
    switch kind {
    case .shake(let isOn): isOn ? "shaking begins" : "shaking ends"
    case .button(let button, .down, _): "button \(button.name) goes down"
    case .button(let button, .force, _): "button \(button.name) changes its force"
    case .button(let button, .up, _): "button \(button.name) goes up"
    case .remote(let command): "remote command \(command.name)"
    }
  }
}

extension HardwareButton {
  /// The name, as traces show it.
  public var name: String {
    switch self {
    case .upArrow: "upArrow"
    case .downArrow: "downArrow"
    case .leftArrow: "leftArrow"
    case .rightArrow: "rightArrow"
    case .select: "select"
    case .menu: "menu"
    case .playPause: "playPause"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    }
  }
}

extension RemoteCommand {
  /// The name, as traces show it.
  public var name: String {
    switch self {
    case .play: "play"
    case .pause: "pause"
    case .stop: "stop"
    case .togglePlayPause: "togglePlayPause"
    case .nextTrack: "nextTrack"
    case .previousTrack: "previousTrack"
    case .beginSeekingBackward: "beginSeekingBackward"
    case .endSeekingBackward: "endSeekingBackward"
    case .beginSeekingForward: "beginSeekingForward"
    case .endSeekingForward: "endSeekingForward"
    }
  }
}
