import TouchKit

/// One thing that happens to a screen: what hardware reports, time that passes, or a deed of the app's.
enum ScreenStep {
  case report([Contact])
  case wait(TimeInterval)
  /// What the app does to one of the views that changes may happen to.
  case deed(ScreenDeed, Int)
  /// The pointer comes over a place, or goes away.
  case hover(CGPoint?)
  case click
  case scroll(CGVector)
  /// The system interrupts the app, and lets go of it again.
  case interruption
  case key
  case shake
  case remoteControl
}
