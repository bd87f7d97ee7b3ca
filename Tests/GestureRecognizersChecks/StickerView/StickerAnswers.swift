import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// What the delegates of a sticker answer about recognizers of every kind, at every place.
struct StickerAnswers {
  private typealias Named = (recognizer: UIGestureRecognizer, name: String)

  private let stage = Stage(screen: CGSize(width: 1_000, height: 1_000))
  private let sticker = StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300))
  private let other = StickerView(frame: CGRect(x: 300, y: 300, width: 300, height: 300))
  private let board = UIView()
  private let scrollView = UIScrollView()
  private let table = UITableView()
  private let ground: UIView
  private let far = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
  private let beside = StickerAnswers.furniture
  private let within = StickerAnswers.furniture
  private let seed: UInt64

  /// - Parameter ground: What the sticker lies in.
  init(_ seed: UInt64, in ground: UIView = UIView()) {
    (self.seed, self.ground) = (seed, ground)
    for (outer, inner) in [(board, scrollView), (scrollView, table), (table, ground)] {
      outer.frame = stage.window.bounds
      inner.frame = outer.bounds
      outer.addSubview(inner)
    }
    for view in [other, sticker] + beside { ground.addSubview(view) }
    for view in within { sticker.addSubview(view) }
    for case let view as UIScrollView in [scrollView, table] + beside + within { view.maximumZoomScale = 2 }
    stage.show(board)
    far.isHidden = false
    stage.furtherWindows.append(far)
  }

  /// What may lie beside a sticker, or in it.
  private static var furniture: [UIView] {
    let hidden = UIView()
    (hidden.isHidden, hidden.tag) = (true, 7)
    return [UIView(), hidden, UIScrollView(), UITableView(), UIButton(), UISlider()]
  }

  /// The first wrong answer.
  var complaint: String? {
    var random = SeededGenerator(seed: seed)
    let own: [Named] = [
      (sticker.pinch, "its pinch"), (sticker.rotation, "its rotation"), (sticker.pan, "its pan"),
    ]
    // Where it was put first, in nothing, and back again, each time with its three taken off and put back.
    // In the end the app has hidden it, and put them on a board, so that fingers on that move it.
    for (place, owner) in [(ground, sticker), (nil, sticker), (ground, sticker), (ground, board)] {
      sticker.removeFromSuperview()
      place?.addSubview(sticker)
      for (one, _) in own {
        one.view?.removeGestureRecognizer(one)
        owner.addGestureRecognizer(one)
      }
      if owner === board { (sticker.isHidden, sticker.bounds.origin.x, sticker.alpha) = (true, 7, 0) }
      for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        if let complaint = complaint(own[one], own[other], together: true) { return complaint }
      }
    }
    for (one, _) in own { sticker.addGestureRecognizer(one) }
    (sticker.isHidden, sticker.bounds.origin.x, sticker.alpha) = (false, 0, 1)
    let others: [Named] = zip(other.three, ["pinch", "rotation", "pan"]).map {
      ($0, "another sticker's \($1)")
    }
    // The app may have taken one of the three off meanwhile.
    sticker.removeGestureRecognizer(own[random.number(0...2)].recognizer)
    let all = others + strangers(&random)
    for (stranger, name) in all {
      for one in own {
        if let complaint = complaint(one, (stranger, name), together: false) { return complaint }
      }
      if !sticker.gestureRecognizerShouldBegin(stranger) {
        return "may \(name) begin?\nexpected: yes\ngot:      no"
      }
    }
    return nil
  }

  private func strangers(_ random: inout SeededGenerator) -> [Named] {
    var places: [(UIView?, String)] = [
      (sticker, "the sticker itself"), (ground, "its superview"), (scrollView, "a scroll view around it"),
      (board, "a view around it"), (stage.window, "the window"), (other, "another sticker"), (nil, "no view"),
    ]
    places += beside.map { ($0, "a \($0.isHidden ? "hidden " : "")\(type(of: $0)) beside it") }
    places += within.map { ($0, "a \($0.isHidden ? "hidden " : "")\(type(of: $0)) within it") }
    places += [(far, "another window"), (UIView(), "a view that is in no window")]
    var strangers: [Named] = []
    for (view, place) in places {
      if view !== sticker && view !== other {
        strangers += (view?.gestureRecognizers ?? []).map { ($0, "the \(type(of: $0)) that \(place) has") }
      }
      for recognizer in Self.recognizers(&random) {
        view?.addGestureRecognizer(recognizer)
        if random.once(in: 3) { recognizer.isEnabled = false }
        if random.once(in: 3) { recognizer.cancelsTouchesInView = false }
        if random.once(in: 3) { (recognizer.name, sticker.pan.name) = ("pan", "pan") }
        if random.once(in: 3) {
          recognizer.delegate = random.once(in: 2) ? sticker.pan.delegate : SilentDelegate.one
        }
        strangers.append((recognizer, "a \(type(of: recognizer)) of the app on \(place)"))
      }
    }
    return strangers
  }

  /// One recognizer of each kind, and one that is in the middle of something.
  private static func recognizers(_ random: inout SeededGenerator) -> [UIGestureRecognizer] {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = random.number(1...4)
    let busy = BusyPan()
    busy.now = random.pick([.began, .changed, .ended, .failed])
    return [busy, pan] + AppRecognizer.allCases.map { $0.make() }
      + [UIHoverGestureRecognizer(), StatedCheckMark()]
  }

  /// Two recognizers run together if the delegate of one of them says so, and wait if one says so.
  private func complaint(_ one: Named, _ other: Named, together: Bool) -> String? {
    func asks(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
    }
    // What a delegate of the three says for others is up to it.
    let isAsked = together || other.recognizer.delegate !== one.recognizer.delegate
    let isTogether =
      asks(one.recognizer, other.recognizer) || isAsked && asks(other.recognizer, one.recognizer)
    if isTogether != together {
      return """
        may these two run together: \(one.name), and \(other.name)?
        expected: \(together ? "yes" : "no")
        got:      \(together ? "no" : "yes")
        """
    }
    guard let delegate = one.recognizer.delegate else { return nil }
    if delegate.gestureRecognizer(one.recognizer, shouldRequireFailureOf: other.recognizer)
      || delegate.gestureRecognizer(one.recognizer, shouldBeRequiredToFailBy: other.recognizer)
    {
      return
        "must one wait for the other: \(one.name), and \(other.name)?\nexpected: no\ngot:      yes"
    }
    return nil
  }
}

/// What is wrong with the settings of a sticker's recognizers, or of what it's put into, which are all on or all off.
func complaintAboutSettings(areOn isOn: Bool) -> String? {
  let stage = Stage()
  let (board, page) = (UIView(frame: stage.window.bounds), UIScrollView(frame: stage.window.bounds))
  for view in [board, page] {
    (view.isMultipleTouchEnabled, view.isUserInteractionEnabled) = (isOn, isOn)
    (view.isExclusiveTouch, view.clipsToBounds) = (isOn, isOn)
  }
  (page.isScrollEnabled, page.delaysContentTouches, page.canCancelContentTouches) = (isOn, isOn, isOn)
  (page.bounces, page.isDirectionalLockEnabled, page.isPagingEnabled) = (isOn, isOn, isOn)
  board.addSubview(page)
  stage.show(board)
  let before = stage.settings()
  let sticker = StickerView(frame: CGRect(x: 35, y: 35, width: 30, height: 30))
  page.addSubview(sticker)
  func settings(_ sticker: any Sticker) -> ScreenSettings {
    ScreenSettings(ofOnly: [sticker]) { _, settings in
      settings.recognizers = sticker.three.map(RecognizerSettings.init)
    }
  }
  if let change = settings(sticker).difference(fromTwin: settings(StatedSticker(frame: sticker.frame))) {
    return "a sticker\nexpected: set as it was, but for the delegates\ngot:      \(change)"
  }
  sticker.removeFromSuperview()
  return stage.settings().change(since: before).map {
    "what a sticker was put into\nexpected: nothing but the sticker changes\ngot:      \($0)"
  }
}

/// A delegate that answers nothing.
private final class SilentDelegate: UIGestureRecognizerDelegate {
  nonisolated(unsafe) static let one = SilentDelegate()
}

/// A pan in any state.
private final class BusyPan: UIPanGestureRecognizer {
  var now = State.possible
  override var state: State {
    get { now }
    set { now = newValue }
  }
}
