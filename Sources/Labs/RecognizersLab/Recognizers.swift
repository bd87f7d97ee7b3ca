import LabSupport

/// The lab of the chapter on gesture recognizers.
enum Recognizers {
  static var lab: Lab {
    Lab(
      name: "recognizers-lab", title: "Gesture recognizers: whose finger is it?", picture: .states,
      scope: .delivery, predictions: predictions, drill: drill,
      scenarios: [
        tap, tapLogged, pan, panBeside, panAlone, flags, flagsBeside, flagsLate, flagsFree, heldTap,
        vetoedTap, heldEnd, freeEnd, heldEnds, freeEnds, twoFingerTap, failure, gathered, discrete,
        continuous, machine, illegal, doubleTapOfTwo, swipe, longPress, pressLoop, panOfTwo, pinch, rotation,
        twoHands, twoHandsTogether, edgePan, actions, custom, sideways, oneTapOfTwo, twoTapsOfTwo,
        askedToWait, bothTaps, exclusion, simultaneous, prevention, shouldReceive, shouldBegin,
        shouldBeginBeside, gates, twoFingers, popFromAnywhere, popWaits,
      ])
  }
}

/// A root view with a YellowView in it, and what its recognizers' actions write into the log.
struct Desk {
  let root = RootView()
  let yellow = YellowView()

  /// Shows both; an action writes the words for its recognizer, by default whose it is and for which state.
  init(
    in run: ScenarioRun,
    saying words: @escaping (UIGestureRecognizer) -> String = {
      "action of \($0.traceName): \($0.state.name)"
    }
  ) {
    root.frame = run.screen
    root.onAction = { [unowned run] in run.trace.log(words($0)) }
    yellow.frame = CGRect(x: 60, y: 120, width: 200, height: 240)
    yellow.isMultipleTouchEnabled = true
    root.addSubview(yellow)
    run.show(root)
  }

  /// Attaches a recognizer to a view, the root view unless told otherwise.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String? = nil, to view: UIView? = nil
  ) -> Recognizer {
    // snippet: attach
    recognizer.name = name
    recognizer.addTarget(root, action: RootView.act)
    (view ?? root).addGestureRecognizer(recognizer)
    // endsnippet
    return recognizer
  }

  /// Attaches a tap recognizer.
  @discardableResult
  func addTap(_ taps: Int = 1, named name: String = "Tap", to view: UIView? = nil) -> UITapGestureRecognizer {
    let tap = add(UITapGestureRecognizer(), named: name, to: view)
    tap.numberOfTapsRequired = taps
    return tap
  }
}

/// The view that recognizers are attached to; their actions are its methods.
final class RootView: HandlingView {
  var onAction: (UIGestureRecognizer) -> Void = { _ in }
  /// What must live as long as the views.
  var companions: [AnyObject] = []

  func act(_ recognizer: UIGestureRecognizer) { onAction(recognizer) }
}

final class YellowView: HandlingView {}

extension ScenarioRun {
  /// The root view of a desk, while it is shown.
  var rootView: RootView? { application.keyWindow?.subviews.first as? RootView }

  /// Puts a finger into the middle of the yellow view, moves it to the right in steps 0.016 s apart, and lifts it.
  func drag(_ steps: Int, by points: CGFloat) {
    let start = CGPoint(x: 160, y: 240)
    let end = CGPoint(x: start.x + CGFloat(steps) * points, y: start.y)
    play { $0.drag(from: start, to: end, for: Double(steps) * TouchScript.moveInterval) }
  }

  /// Lets time pass until every recognizer has decided.
  func rest() { device.advance(by: 1) }
}
