import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// What the delegates of a sticker answer about recognizers of every kind, at every place.
enum StickerAnswers {
  /// The first wrong answer; the recognizers are set up by chance.
  static func complaint(_ detail: UInt64) -> String? {
    var random = SeededGenerator(seed: detail)
    let stage = Stage(screen: CGSize(width: 1_000, height: 1_000))
    let board =
      random.once(in: 2) ? UIView(frame: stage.window.bounds) : UIScrollView(frame: stage.window.bounds)
    let container = UIView(frame: board.bounds)
    let sticker = StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300))
    let other = StickerView(frame: CGRect(x: 300, y: 300, width: 300, height: 300))
    let (inner, neighbors) = (UIView(frame: sticker.bounds), neighbors)
    board.addSubview(container)
    for view in [other, sticker] + neighbors { container.addSubview(view) }
    sticker.addSubview(inner)
    stage.show(board)
    for isOn in [false, true] {
      if let complaint = complaintAboutSurroundings(isOn, stage) { return complaint }
    }
    if let divergence = firstDivergence(
      expected: settings(.init(), .init(), .init()), actual: settings(sticker))
    {
      return "the settings of the three: they stay as they are\n\(divergence)"
    }

    let own: [(UIGestureRecognizer, String)] = [
      (sticker.pinch, "its pinch"), (sticker.rotation, "its rotation"), (sticker.pan, "its pan"),
    ]
    // Where it was put first, in nothing, and back again, each time with its three taken off and put back.
    for place in [container, nil, container] {
      sticker.removeFromSuperview()
      place?.addSubview(sticker)
      for (one, _) in own {
        sticker.removeGestureRecognizer(one)
        sticker.addGestureRecognizer(one)
      }
      for (index, one) in own.enumerated() {
        for another in own[(index + 1)...] where !runTogether(one.0, another.0) {
          return words(one.1, another.1, expected: "yes")
        }
      }
    }
    let places: [(UIView?, String)] =
      [
        (sticker, "the sticker itself"), (container, "its superview"),
        (board, "the view around its superview"), (stage.window, "the window"), (inner, "a view within it"),
        (other, "another sticker"), (nil, "no view"),
      ] + neighbors.map { ($0, "a \($0.isHidden ? "hidden " : "")\(type(of: $0)) beside it") }
    let silent = SilentDelegate()
    for (view, place) in places {
      // The app may have taken one of the three off meanwhile.
      let missing = view === sticker ? own[random.number(0...2)].0 : nil
      if let missing { sticker.removeGestureRecognizer(missing) }
      defer { if let missing { sticker.addGestureRecognizer(missing) } }
      for recognizer in strangers(&random) {
        view?.addGestureRecognizer(recognizer)
        if random.once(in: 2) { recognizer.delegate = silent }
        if random.once(in: 3) { recognizer.isEnabled = false }
        if random.once(in: 3) { recognizer.cancelsTouchesInView = false }
        if random.once(in: 3) { recognizer.name = "other" }
        for (one, name) in own {
          let stranger = "a \(type(of: recognizer)) of the app on \(place)"
          if runTogether(one, recognizer) { return words(name, stranger, expected: "no") }
          if let complaint = complaint(ifOneWaits: one, name, recognizer, stranger) { return complaint }
        }
      }
    }
    let others: [(UIGestureRecognizer, String)] = [
      (other.pinch, "another sticker's pinch"), (other.rotation, "another sticker's rotation"),
      (other.pan, "another sticker's pan"),
    ]
    for (one, name) in own {
      for (another, otherName) in others where runTogether(one, another) {
        return words(name, otherName, expected: "no")
      }
    }
    return nil
  }

  /// What a sticker changes about a scroll view that it is put into, whose settings are all on or all off.
  private static func complaintAboutSurroundings(_ isOn: Bool, _ stage: Stage) -> String? {
    let (board, view) = (UIView(frame: stage.window.bounds), UIScrollView(frame: stage.window.bounds))
    for view in [board, view] {
      (view.isMultipleTouchEnabled, view.isUserInteractionEnabled) = (isOn, isOn)
      (view.isExclusiveTouch, view.clipsToBounds) = (isOn, isOn)
    }
    view.isScrollEnabled = isOn
    (view.delaysContentTouches, view.canCancelContentTouches) = (isOn, isOn)
    (view.bounces, view.isDirectionalLockEnabled, view.isPagingEnabled) = (isOn, isOn, isOn)
    (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = (isOn, isOn)
    board.addSubview(view)
    stage.window.addSubview(board)
    defer { board.removeFromSuperview() }
    let before = StickerScene.words(for: view, in: stage.window)
    view.addSubview(StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300)))
    return firstDivergence(expected: before, actual: StickerScene.words(for: view, in: stage.window)).map {
      "what the sticker was put into, from the inside out: nothing but the sticker changes\n\($0)"
    }
  }

  /// What may lie beside a sticker.
  private static var neighbors: [UIView] {
    let hidden = UIView()
    hidden.isHidden = true
    return [UIView(), hidden, UIScrollView(), UITableView(), UIButton(), UISlider(), UILabel()]
  }

  private static func settings(_ sticker: StickerView) -> [String] {
    settings(sticker.pinch, sticker.rotation, sticker.pan)
  }

  private static func settings(
    _ pinch: UIPinchGestureRecognizer, _ rotation: UIRotationGestureRecognizer, _ pan: UIPanGestureRecognizer
  ) -> [String] {
    [("pinch", pinch), ("rotation", rotation), ("pan", pan as UIGestureRecognizer)].map { name, recognizer in
      "\(name): \(StickerScene.settings(of: recognizer))"
    } + ["pan: from \(pan.minimumNumberOfTouches) to \(pan.maximumNumberOfTouches) touches"]
  }

  /// None of the three waits for a recognizer that is none of them, or has it wait.
  private static func complaint(
    ifOneWaits one: UIGestureRecognizer, _ name: String, _ stranger: UIGestureRecognizer,
    _ strangersName: String
  ) -> String? {
    guard let delegate = one.delegate else { return nil }
    for (waits, first, second) in [
      (delegate.gestureRecognizer(one, shouldRequireFailureOf: stranger), name, strangersName),
      (delegate.gestureRecognizer(one, shouldBeRequiredToFailBy: stranger), strangersName, name),
    ] where waits {
      return "asked: must \(first) wait for \(second)?\nexpected: no\ngot:      yes"
    }
    return nil
  }

  /// One recognizer of each kind, and one that is in the middle of something.
  private static func strangers(_ random: inout SeededGenerator) -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = random.number(1...3)
    tap.numberOfTouchesRequired = random.number(1...2)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = random.pick([0, 0.2, 0.5, 1])
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = random.pick([.left, .right, .up, .down])
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = random.pick([.left, .right, .top, .bottom])
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = random.number(1...4)
    let busy = BusyPan()
    busy.now = random.pick([.began, .changed, .ended, .failed, .cancelled])
    return [
      busy, OwnRecognizer(), tap, press, swipe, edge, pan, UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(),
      UIHoverGestureRecognizer(),
    ]
  }

  /// Two recognizers run together if the delegate of one of them says so.
  private static func runTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }

  private static func words(_ one: String, _ other: String, expected: String) -> String {
    """
    asked: may these two run together: \(one), and \(other)?
    expected: \(expected)
    got:      \(expected == "yes" ? "no" : "yes")
    """
  }
}

/// A pan in any state.
private final class BusyPan: UIPanGestureRecognizer {
  var now = State.possible
  override var state: State {
    get { now }
    set { now = newValue }
  }
}
private final class OwnRecognizer: UIGestureRecognizer {}

/// A delegate that answers nothing.
private final class SilentDelegate: UIGestureRecognizerDelegate {}
