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
        shouldBeginBeside, gates, edge, twoFingers, popFromAnywhere, popWaits,
      ])
  }
}

extension RacePage {
  /// Shows a page; an action writes the words for its recognizer, or else those of the page.
  convenience init(in run: ScenarioRun, saying words: ((UIGestureRecognizer) -> String)? = nil) {
    self.init()
    words.map { self.words = $0 }
    run.show(page: self)
  }

  /// Attaches a tap recognizer.
  @discardableResult
  func addTap(_ taps: Int = 1, named name: String = "Tap", to view: UIView? = nil) -> UITapGestureRecognizer {
    let tap = add(UITapGestureRecognizer(), named: name, to: view)
    tap.numberOfTapsRequired = taps
    return tap
  }
}

extension ScenarioRun {
  /// Puts a finger into the middle of the yellow view, moves it to the right in steps 0.016 s apart, and lifts it.
  func drag(_ steps: Int, by points: CGFloat) {
    let start = CGPoint(x: 160, y: 240)
    let end = CGPoint(x: start.x + CGFloat(steps) * points, y: start.y)
    play { $0.drag(from: start, to: end, for: Double(steps) * TouchScript.moveInterval) }
  }

  /// Lets time pass until every recognizer has decided.
  func rest() { device.advance(by: 1) }
}
