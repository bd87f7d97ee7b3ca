import TouchInput
import TouchKit
import TouchStage

extension Stage {
  /// Lets fingers do what a script says, a second after everything before, and then waits until all is at rest.
  func perform(resting seconds: TimeInterval = 3, _ write: (inout TouchScript) -> Void) {
    var script = TouchScript()
    script.wait(1)
    write(&script)
    device.play(script.frames(on: device.screen.bounds.size))
    device.advance(by: seconds)
  }
}

extension TouchScript {
  /// Lands, rests, goes to another point in some seconds, rests again and lifts, so that nothing is thrown.
  mutating func slowDrag(
    finger: Int = 0, from start: CGPoint, to end: CGPoint, after wait: TimeInterval = 0,
    for seconds: TimeInterval = 0.192
  ) {
    down(finger: finger, at: start)
    self.wait(wait)
    move(finger: finger, to: end, for: seconds)
    self.wait(0.3)
    up(finger: finger)
  }
}

extension CGPoint {

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}

extension UIView {
  /// The middle of the view on the screen.
  var middleOnScreen: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
}
