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
    let (board, scrollView, table) = (UIView(), UIScrollView(), UITableView())
    let container = UIView()
    for (outer, inner) in [(board, scrollView), (scrollView, table), (table, container)] {
      outer.frame = stage.window.bounds
      inner.frame = outer.bounds
      outer.addSubview(inner)
    }
    let sticker = StickerView(frame: CGRect(x: 350, y: 350, width: 300, height: 300))
    let other = StickerView(frame: CGRect(x: 300, y: 300, width: 300, height: 300))
    let (neighbors, inner) = (neighbors, neighbors)
    for view in [other, sticker] + neighbors { container.addSubview(view) }
    for view in inner { sticker.addSubview(view) }
    for case let view as UIScrollView in [scrollView, table] + neighbors + inner { view.maximumZoomScale = 2 }
    stage.show(board)
    for isOn in [false, true] {
      if let complaint = complaintAboutSurroundings(isOn, stage) { return complaint }
    }
    if let divergence = firstDivergence(
      expected: settings(.init(), .init(), .init()), actual: settings(of: sticker))
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
        (sticker, "the sticker itself"), (container, "its superview"), (table, "a table around it"),
        (scrollView, "a scroll view around it"), (board, "a view around it"), (stage.window, "the window"),
        (other, "another sticker"), (nil, "no view"),
      ] + neighbors.map { ($0, words(for: $0, "beside it")) }
      + inner.map { ($0, words(for: $0, "within it")) }
    let silent = SilentDelegate()
    for (view, place) in places {
      // The app may have taken one of the three off meanwhile.
      let missing = view === sticker ? own[random.number(0...2)].0 : nil
      if let missing { sticker.removeGestureRecognizer(missing) }
      defer { if let missing { sticker.addGestureRecognizer(missing) } }
      if !(view is StickerView) {
        for recognizer in view?.gestureRecognizers ?? [] {
          let stranger = "the \(type(of: recognizer)) that \(place) has"
          if let complaint = complaint(about: own, of: sticker, recognizer, stranger) { return complaint }
        }
      }
      for recognizer in strangers(&random) {
        view?.addGestureRecognizer(recognizer)
        if random.once(in: 2) { recognizer.delegate = silent }
        if random.once(in: 3) { recognizer.isEnabled = false }
        if random.once(in: 3) { recognizer.cancelsTouchesInView = false }
        if random.once(in: 3) { recognizer.name = "other" }
        let stranger = "a \(type(of: recognizer)) of the app on \(place)"
        if let complaint = complaint(about: own, of: sticker, recognizer, stranger) { return complaint }
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

  /// What is wrong with what a sticker and the delegates of its three answer about a recognizer that is none of them.
  private static func complaint(
    about own: [(UIGestureRecognizer, String)], of sticker: StickerView, _ stranger: UIGestureRecognizer,
    _ strangersName: String
  ) -> String? {
    for (one, name) in own {
      if runTogether(one, stranger) { return words(name, strangersName, expected: "no") }
      if let complaint = complaint(ifOneWaits: one, name, stranger, strangersName) { return complaint }
    }
    if !sticker.gestureRecognizerShouldBegin(stranger) {
      return "asked: may \(strangersName) begin?\nexpected: yes\ngot:      no"
    }
    return nil
  }

  private static func words(for view: UIView, _ place: String) -> String {
    "a \(view.isHidden ? "hidden " : "")\(type(of: view)) \(place)"
  }

  /// What may lie beside a sticker.
  private static var neighbors: [UIView] {
    let hidden = UIView()
    hidden.isHidden = true
    return [UIView(), hidden, UIScrollView(), UITableView(), UIButton(), UISlider(), UILabel()]
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

/// A delegate that answers nothing.
private final class SilentDelegate: UIGestureRecognizerDelegate {}
