import Chance
import TouchKit

/// The target of a recognizer: checks the states that actions are about (facts G2, G5, G7).
final class ActionListener {
  private let plan: RecognizerPlan
  private weak var world: World?
  private var last = UIGestureRecognizer.State.possible

  init(_ plan: RecognizerPlan, _ world: World) {
    self.plan = plan
    self.world = world
  }

  /// The gesture is gone without a word.
  func forget() { last = .possible }

  func hear(_ recognizer: UIGestureRecognizer) {
    guard let world else { return }
    let state = recognizer.state
    world.record.count(plan.id)
    world.record.count(state.rawValue)
    if state == .failed || !last.mayBecome(state) {
      world.record.report(.actions, "\(plan.title) has an action for \(state.name) after \(last.name)")
    }
    last = state.isFinished ? .possible : state
    let place = recognizer.location(in: recognizer.view)
    world.record.count(place)
    if !place.isFinite { world.record.report(.finite, "\(plan.title) is at \(place)") }
    world.react(to: .action(plan.id))
  }
}

/// A delegate whose answers follow from a number, and are the same whenever it is asked.
final class RandomDelegate: UIGestureRecognizerDelegate {
  private let seed: UInt64
  private let recognizer: Int
  private weak var world: World?

  init(seed: UInt64, recognizer: Int, _ world: World) {
    self.seed = seed
    self.recognizer = recognizer
    self.world = world
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(1, 0) % 8 != 0
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(2, otherGestureRecognizer.number) % 2 == 0 }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(3, otherGestureRecognizer.number) % 6 == 0 }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer(4, otherGestureRecognizer.number) % 6 == 0 }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    answer(5, touch.hash) % 8 != 0
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    answer(6, event.allTouches?.count ?? 0) % 12 != 0
  }

  private func answer(_ question: Int, _ about: Int) -> UInt64 {
    world?.react(to: .question(recognizer))
    return SeededGenerator.answer(seed, question, about)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
