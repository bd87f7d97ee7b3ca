import TouchKit
import XCTest

/// Remembers a recognizer's actions: the states they were about, when they came, and what the recognizer showed.
final class Watcher<Recognizer: UIGestureRecognizer, Value> {
  private let stage: Stage
  private let read: (Recognizer) -> Value
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) var times: [TimeInterval] = []
  private(set) var values: [Value] = []

  init(_ recognizer: Recognizer, on stage: Stage, _ read: @escaping (Recognizer) -> Value) {
    self.stage = stage
    self.read = read
    recognizer.addTarget(self, action: Watcher.act)
  }

  private func act(_ recognizer: Recognizer) {
    states.append(recognizer.state)
    times.append(stage.device.clock.now)
    values.append(read(recognizer))
  }
}

extension Stage {
  /// Puts a recognizer on a view, and watches it.
  func watch<Recognizer: UIGestureRecognizer, Value>(
    _ recognizer: Recognizer, on view: UIView, _ read: @escaping (Recognizer) -> Value
  ) -> Watcher<Recognizer, Value> {
    view.addGestureRecognizer(recognizer)
    return Watcher(recognizer, on: self, read)
  }

  /// Lets time pass, then moves a finger.
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, after seconds: TimeInterval) {
    device.advance(by: seconds)
    move(x, y, finger: finger)
  }

  /// The states that a recognizer went through, without the return to `possible`.
  func states(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer.State] {
    entries.compactMap { entry in
      guard entry.subject == recognizer.traceName, case .state(let state) = entry.event else { return nil }
      return state
    }
  }
}

/// Says yes to every pair of recognizers, or keeps a gesture from beginning.
final class GestureJudge: UIGestureRecognizerDelegate {
  var allowsPairs = false
  var onShouldBegin: ((UIGestureRecognizer) -> Bool)?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    onShouldBegin?(gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsPairs }
}
