import TouchKit

@testable import ControlsExercises

/// A view whose tracking is written down.
protocol LoggedTracking: UIView {
  init(frame: CGRect)
  func listen(_ log: TrackingLog, as listener: Int)
}

final class EngineTrackingView: UIControl, LoggedTracking {
  private var log = TrackingLog()
  private var listener = 0

  func listen(_ log: TrackingLog, as listener: Int) {
    self.log = log
    let isFirst = self.listener == 0
    self.listener = listener
    for (event, _) in UIControl.Event.ofTouches where isFirst {
      addAction(
        UIAction { [unowned self] _ in self.log.event(event, isTracking, isTouchInside, self.listener) },
        for: event)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.beginTracking(isTracking, at: touch.location(in: self), event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.continueTracking(at: touch.location(in: self), isTouchInside, event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.endTracking(at: touch?.location(in: self), isTracking, isTouchInside, event)
  }

  override func cancelTracking(with event: UIEvent?) {
    log.cancelTracking(isTracking, isTouchInside, event)
  }
}

class StudentTrackingView: TrackingView, LoggedTracking {
  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    log.lines.append("the view asks to be the first responder")
    return super.becomeFirstResponder()
  }

  private var log = TrackingLog()

  required override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  func listen(_ log: TrackingLog, as listener: Int) {
    self.log = log
    onEvent = { [unowned self] in self.log.event($0, isTracking, isTouchInside, listener) }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.beginTracking(isTracking, at: touch.location(in: self), event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.continueTracking(at: touch.location(in: self), isTouchInside, event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.endTracking(at: touch?.location(in: self), isTracking, isTouchInside, event)
  }

  override func cancelTracking(with event: UIEvent?) {
    log.cancelTracking(isTracking, isTouchInside, event)
  }
}

/// The superview: it writes down what is forwarded to it, and forwards nothing itself.
final class ForwardedTouches: UIView {
  var log = TrackingLog()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesMoved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesEnded", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled", touches, event)
  }

  private func note(_ method: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    // A line for each touch: they may come together or one at a time.
    for _ in 0..<max(touches.count, 1) {
      log.lines.append(
        "the superview gets \(method)\(touches.isEmpty ? " without a touch" : "")\(event.words)")
    }
  }
}
