import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// A sticker and what it lies in.
final class StickerScene {
  private let stage = Stage(screen: CGSize(width: 1_000, height: 1_000))
  private let trace: Trace
  private(set) var names: [String] = []

  static let pageDrag = "the scroll view's pan"
  static let guest = "the app's recognizer"

  init(_ ground: HandCase.Ground, _ detail: UInt64) {
    var random = SeededGenerator(seed: detail)
    trace = stage.device.trace ?? Trace(of: [.gestures])
    stage.device.trace = trace
    let bounds = stage.window.bounds
    // Other stickers of the app change nothing, made before this one or after it.
    let under = StickerView(frame: CGRect(x: 200, y: 200, width: 600, height: 600))
    let sticker = StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300))
    let over = StickerView(frame: CGRect(x: 200, y: 200, width: 600, height: 600))
    let lower = random.once(in: 2) ? under : over
    name([(sticker.pinch, "its pinch"), (sticker.rotation, "its rotation"), (sticker.pan, "its pan")])
    switch ground {
    case .plain, .guest, .longPress, .swipe:
      if ground == .guest { attachGuest(to: sticker, &random) }
      if ground == .longPress { attach(UILongPressGestureRecognizer(), to: sticker) }
      if ground == .swipe {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right, .up, .down]
        attach(swipe, to: sticker)
      }
      let view = UIView(frame: bounds)
      add(sticker, to: view, &random)
      stage.show(view)
    case .scrollView:
      let view = UIScrollView(frame: bounds)
      view.contentSize = CGSize(width: 3_000, height: 3_000)
      view.contentOffset = CGPoint(x: 1_000, y: 1_000)
      sticker.center = CGPoint(x: 1_500, y: 1_500)
      view.addSubview(sticker)
      name([(view.panGestureRecognizer, Self.pageDrag)])
      stage.show(view)
    case .board:
      let view = UIView(frame: bounds)
      view.isMultipleTouchEnabled = true
      let recognizers: [(UIGestureRecognizer, String)] = [
        (random.once(in: 2) ? UIPinchGestureRecognizer() : OwnPinch(), "the board's pinch"),
        (random.once(in: 2) ? UIRotationGestureRecognizer() : OwnRotation(), "the board's rotation"),
        (random.once(in: 2) ? UIPanGestureRecognizer() : OwnPan(), "the board's pan"),
      ]
      for (recognizer, _) in recognizers { view.addGestureRecognizer(recognizer) }
      name(recognizers)
      add(sticker, to: view, &random)
      stage.show(view)
    case .sticker:
      name([
        (lower.pinch, "the lower sticker's pinch"), (lower.rotation, "the lower sticker's rotation"),
        (lower.pan, "the lower sticker's pan"),
      ])
      sticker.center = CGPoint(x: 300, y: 300)
      add(sticker, to: lower, &random)
      let view = UIView(frame: bounds)
      view.addSubview(lower)
      stage.show(view)
    }
  }

  /// Adds the sticker, often not directly.
  private func add(_ sticker: UIView, to view: UIView, _ random: inout SeededGenerator) {
    var parent = view
    for _ in 0..<random.number(0...2) {
      let container = UIView(frame: view.bounds)
      container.isMultipleTouchEnabled = true
      parent.addSubview(container)
      parent = container
    }
    parent.addSubview(sticker)
  }

  private func attachGuest(to sticker: UIView, _ random: inout SeededGenerator) {
    let guests: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), OwnPan(),
      OwnPinch(),
    ]
    attach(random.pick(guests), to: sticker)
  }

  private func attach(_ guest: UIGestureRecognizer, to sticker: UIView) {
    sticker.addGestureRecognizer(guest)
    name([(guest, Self.guest)])
  }

  private func name(_ recognizers: [(UIGestureRecognizer, String)]) {
    for (recognizer, name) in recognizers {
      recognizer.name = name
      names.append(name)
    }
  }

  /// Which recognizers began, and when.
  func play(_ plan: FingerPlan) -> [Happening] {
    let start = stage.device.clock.now
    let firstEntry = trace.entries.count
    stage.device.play(plan.script.frames(on: stage.window.bounds.size))
    stage.device.advance(by: 0.5)
    return trace.entries[firstEntry...].compactMap { entry in
      // A swipe does not begin: it ends at once.
      guard case .action(let state) = entry.event, state == .began || state == .ended,
        names.contains(entry.subject)
      else { return nil }
      return Happening(Int(((entry.time - start) * 1_000).rounded()), entry.subject)
    }
  }
}

private final class OwnPan: UIPanGestureRecognizer {}
private final class OwnPinch: UIPinchGestureRecognizer {}
private final class OwnRotation: UIRotationGestureRecognizer {}
