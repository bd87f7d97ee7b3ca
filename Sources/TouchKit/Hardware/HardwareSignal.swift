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
    /// A key of a hardware keyboard went down or up, with the modifiers that are down, as bits.
    case key(HardwareKey, isDown: Bool, modifiers: Int)
    /// A pencil knows better what it had estimated: the oldest estimate of a slot.
    case pencil(Int, PencilUpdate)
    /// A pointer is over a place, as a share of the screen, with no button down; `nil` when it goes.
    case hover(CGPoint?)
    /// A wheel or a trackpad scrolls, with the pointer over a place: how far the content is to move, in points.
    case scroll(ScrollMove)
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
    case .key(let key, let isDown, _): "key \(key.usage) goes \(isDown ? "down" : "up")"
    case .pencil(let index, _): "pencil \(index) knows better"
    case .hover(let place): place == nil ? "the pointer goes" : "the pointer moves"
    case .scroll(let move): "scrolling \(move.phase.name)"
    case .remote(let command): "remote command \(command.name)"
    }
  }
}

/// One step of scrolling without a finger on the glass.
public struct ScrollMove: Equatable, Sendable {
  /// What fingers on a trackpad do; a wheel has only notches.
  public enum Phase: Sendable { case began, changed, ended, notch }

  /// Where the pointer is, as a share of the screen.
  public var place: CGPoint
  /// How far the content is to move, in points: to the right and down.
  public var distance: CGVector
  /// What the fingers do.
  public var phase: Phase
}

extension ScrollMove.Phase {
  /// The case's name.
  var name: String {
    switch self {
    case .began: "begins"
    case .changed: "goes on"
    case .ended: "ends"
    case .notch: "by a notch"
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
