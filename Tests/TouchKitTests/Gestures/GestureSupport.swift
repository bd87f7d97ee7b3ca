import TouchKit
import XCTest

/// A recognizer that remembers what it is told, and does what its closures say.
class SpyRecognizer: UIGestureRecognizer {
  var heard: [String] = []
  var resets = 0
  var onBegan: ((SpyRecognizer, Set<UITouch>, UIEvent) -> Void)?
  var onMoved: ((SpyRecognizer, Set<UITouch>, UIEvent) -> Void)?
  var onEnded: ((SpyRecognizer, Set<UITouch>, UIEvent) -> Void)?
  var onReset: ((SpyRecognizer) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("began \(touches.count)")
    onBegan?(self, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("moved \(touches.count)")
    onMoved?(self, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("ended \(touches.count)")
    onEnded?(self, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("cancelled \(touches.count)")
    state = state == .possible ? .failed : .cancelled
  }
  override func reset() {
    resets += 1
    onReset?(self)
  }
}

/// Recognizes continuously: begins at the first move, changes with each, ends with the lift.
final class DragSpy: SpyRecognizer {
  override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    onMoved = { recognizer, _, _ in recognizer.state = recognizer.state == .possible ? .began : .changed }
    onEnded = { recognizer, _, _ in recognizer.state = recognizer.state == .possible ? .failed : .ended }
  }
}

/// Counts the actions of recognizers, with the state each is about.
final class ActionLog {
  var states: [UIGestureRecognizer.State] = []
  var lines: [String] = []
  var onAction: ((UIGestureRecognizer) -> Void)?

  func act(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    lines.append("\(recognizer.traceName) \(recognizer.state.name)")
    onAction?(recognizer)
  }
}

/// A delegate whose answers are closures; it remembers what it was asked.
final class SpyDelegate: UIGestureRecognizerDelegate {
  var asked: [String] = []
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  var receivesEvent: (UIEvent) -> Bool = { _ in true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return shouldBegin(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    asked.append("simultaneous")
    return simultaneous(gestureRecognizer, other)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    asked.append("requires")
    return requiresFailure(gestureRecognizer, other)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    asked.append("required")
    return requiredToFail(gestureRecognizer, other)
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked.append("touch")
    return receivesTouch(touch)
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    asked.append("event")
    return receivesEvent(event)
  }
}

/// A stage with one view in a root view, for recognizers on either.
final class GestureStage {
  let stage: Stage
  let root: UIView
  let view: SpyView
  let log = ActionLog()

  init(_ profile: SystemProfile = .iOS6) {
    stage = Stage(profile)
    root = stage.add("Root")
    view = stage.add(SpyView(), "V", CGRect(100, 100, 200, 200), in: root)
    view.isMultipleTouchEnabled = true
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String? = nil, to target: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: ActionLog.act)
    (target ?? root).addGestureRecognizer(recognizer)
    return recognizer
  }

  @discardableResult
  func tapRecognizer(taps: Int = 1, touches: Int = 1, _ name: String? = nil) -> UITapGestureRecognizer {
    let tap = add(UITapGestureRecognizer(), name)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return tap
  }

  var device: Device { stage.device }
}
