import CheckSupport
import TouchKit

/// A page with two subjects, on which a case is played.
final class TwinPage<Plan: TwinPlan> {
  private let example: TwinCase<Plan>
  private let stage: Stage
  private let log = AppLog()
  private let listener: AppListener
  private let fingers: Fingers
  private let page = ListeningView(frame: CGRect(x: 50, y: 60, width: 600, height: 700)).named("the page")
  private var subject: (any TwinSubject)?
  private var other: (any TwinSubject)?
  /// What the log says the other one is like.
  private var toldOfOther = ""
  /// Where the view belongs.
  private weak var home: UIView?

  /// Builds the page.
  init(_ example: TwinCase<Plan>, _ make: Twins<Plan>.Make) {
    self.example = example
    stage = Stage(screen: CGSize(width: 1_000, height: 900))
    log.clock = stage.device.clock
    listener = AppListener(log)
    fingers = Fingers(on: stage, tool: example.story.tool, pace: example.story.pace)
    page.listener = listener
    page.isMultipleTouchEnabled = true
    let subject = make(example.plan, "the view", log)
    let other = make(example.otherPlan, "the other view", log)
    let view = subject.view
    page.addSubview(view)
    stage.show(page)
    view.center =
      max(view.bounds.width, view.bounds.height) > 400
      ? CGPoint(x: page.bounds.midX, y: page.bounds.midY) : CGPoint(x: 250, y: 300)
    Look.apply(example.looks, to: view)
    SurroundingApp(of: view, on: page, stage, listener).put(example.surroundings)
    if example.isNested {
      other.view.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      other.view.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
      view.addSubview(other.view)
    } else {
      page.window?.addSubview(other.view)
      other.view.center = CGPoint(x: 820, y: 450)
    }
    (self.subject, self.other, home) = (subject, other, view.superview)
  }

  /// The settings of all windows.
  func settings(leavingOut: (UIView, inout ViewSettings) -> Void) -> ScreenSettings {
    stage.settings(leavingOut: leavingOut)
  }

  /// Does what happens in the story, and gives what was told.
  func play() -> [AppLog.Line] {
    for moment in example.story.moments {
      let words = moment.words(
        isDown: { fingers.place(of: $0) != nil }, forAct: { subject?.words(for: $0) ?? "" },
        at: { subject?.words(for: $0) })
      log.note("— \(words)", .moment)
      play(moment)
      log.note("  → \(state)", .state)
      noteOther()
    }
    stage.device.advance(by: 2)
    log.note("in the end: \(state)", .state)
    return log.lines
  }

  private var state: String {
    let state = subject?.state ?? ""
    return state.isEmpty ? "nothing has changed" : state
  }

  /// The other one is news only when it changes.
  private func noteOther() {
    let state = other?.state ?? ""
    if state != toldOfOther, !state.isEmpty { log.note("    the other one: \(state)", .state) }
    toldOfOther = state
  }

  private func play(_ moment: Story.Moment) {
    switch moment {
    case .touch(.ended, let finger, let place) where example.story.liftsAside:
      let point = fingers.place(of: finger) ?? point(at: place)
      fingers.act(.ended, finger: finger, at: CGPoint(x: point.x - 4.3, y: point.y + 3.1), isAside: true)
    case .touch(let phase, let finger, let place):
      fingers.act(phase, finger: finger, at: point(at: place))
    case .together(let phase, let places): fingers.act(phase, at: places.map(point))
    case .press(let finger): fingers.press(finger: finger)
    case .sweep(let finger, let place): fingers.sweep(finger: finger, to: point(at: place))
    case .wait(let seconds): stage.device.advance(by: seconds)
    case .change(let change):
      // Lifts that recognizers hold back come before, if no finger is down.
      if stage.device.digitizer.activeIndexes.isEmpty { stage.device.advance(by: 1) }
      make(change)
    case .act(let number): subject?.perform(number)
    }
  }

  /// Lets both subjects go, and names the views and recognizers that are still there.
  func letGo() -> [String] {
    // A finger that is down may be kept by the view that it is on.
    guard stage.device.digitizer.activeIndexes.isEmpty else { return [] }
    let watched = watchedObjects
    for gone in [subject, other] { gone?.whole.removeFromSuperview() }
    (subject, other, listener.controller) = (nil, nil, nil)
    // The engine keeps the view of the last touch until the next one.
    stage.tap(at: CGPoint(x: 900, y: 860))
    return watched.filter { $0.object != nil }.map(\.name)
  }

  private struct WatchedObject {
    let name: String
    weak var object: AnyObject?
  }

  /// Made in a place of its own, so that no list keeps what it is about.
  private var watchedObjects: [WatchedObject] {
    [subject, other].compactMap { $0 }.flatMap { [$0.view] + $0.parts }.flatMap { view in
      [WatchedObject(name: view.traceName, object: view)]
        + (view.gestureRecognizers ?? []).enumerated().map { number, recognizer in
          WatchedObject(name: "recognizer \(number + 1) of \(view.traceName)", object: recognizer)
        }
    }
  }

  private func point(at place: Story.Place) -> CGPoint {
    func point(_ subject: (any TwinSubject)?, _ number: Int, _ share: CGPoint) -> CGPoint {
      guard let parts = subject?.parts, !parts.isEmpty else { return .zero }
      return parts[number % parts.count].pointOnScreen(at: share)
    }
    let place =
      switch place {
      case .part(let number, let share): point(subject, number, share)
      case .other(let number, let share): point(other, number, share)
      case .screen(let point): point
      }
    // What differs by next to nothing, because answers add up in another order, doesn't go on from finger to finger.
    return CGPoint(x: (place.x * 1_024).rounded() / 1_024, y: (place.y * 1_024).rounded() / 1_024)
  }

  private func make(_ change: AppChange) {
    guard let view = subject?.view else { return }
    switch change {
    case .hides: view.isHidden = true
    case .fades: view.alpha = 0
    case .switchesOff: view.isUserInteractionEnabled = false
    case .shows: (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (false, 1, true)
    case .takesOut: view.removeFromSuperview()
    case .putsBack: home?.addSubview(view)
    case .moves: view.center = CGPoint(x: view.center.x + 35.5, y: view.center.y - 28.25)
    case .enlarges: view.bounds = view.bounds.insetBy(dx: -12.5, dy: -7.25)
    case .mirrors: view.transform = view.transform.scaledBy(x: -1, y: 1)
    case .mirrorsThePage: page.transform = page.transform.scaledBy(x: -1, y: 1)
    case .scrollsThePage: page.bounds.origin.y += 40
    case .takesOneFinger: view.isMultipleTouchEnabled = false
    case .takesSeveralFingers: view.isMultipleTouchEnabled = true
    case .typesInIt:
      let typist = FirstResponderView()
      (subject?.parts.first ?? view).addSubview(typist)
      _ = typist.becomeFirstResponder()
      for key in [HardwareKey.upArrow, .rightArrow, .space, .enter] { stage.device.press(key: key) }
      stage.device.shake()
      typist.removeFromSuperview()
    case .tapsTwiceElsewhere:
      for _ in 0..<2 {
        for phase in [Contact.Phase.began, .ended] {
          fingers.act(phase, finger: 8, at: CGPoint(x: 900, y: 860))
        }
      }
    }
  }
}
