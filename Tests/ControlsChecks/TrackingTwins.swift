import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// Plays a case on a control of the engine and on the student's view, and writes down what both say.
struct TrackingTwins {
  let example: TrackingCase

  /// Where the two logs part.
  var difference: String? {
    difference(
      expected: log(of: EngineTrackingView.self).lines, actual: log(of: StudentTrackingView.self).lines)
  }

  /// Where they part, whatever the superview is told.
  var differenceOfTheView: String? {
    func own(_ log: TrackingLog) -> [String] { log.lines.filter { !$0.hasPrefix("the superview") } }
    return difference(
      expected: own(log(of: EngineTrackingView.self)), actual: own(log(of: StudentTrackingView.self)))
  }

  private func difference(expected: [String], actual: [String]) -> String? {
    CaseTrace.offer { (["the engine's control:"] + expected).joined(separator: "\n  ") }
    CaseTrace.offer { (["your view:"] + actual).joined(separator: "\n  ") }
    return firstDivergence(expected: expected, actual: actual, common: 4)
  }

  /// How the student's view leaves the work to the engine, if it does.
  var helpFromTheEngine: String? {
    let (view, entries) = play(StudentTrackingView.self, log: TrackingLog())
    if view is UIControl { return "got: the class is a UIControl, and the engine tracks for it" }
    guard let entry = entries.first(where: { $0.stage == .controls }) else { return nil }
    return "got: a control of the engine is at work: \(entry.articleLine ?? entry.subject)"
  }

  private func log(of kind: (some LoggedTracking).Type) -> TrackingLog {
    let log = TrackingLog()
    _ = play(kind, log: log)
    return log
  }

  private func play<View: LoggedTracking>(_ kind: View.Type, log: TrackingLog) -> (UIView, [TraceEntry]) {
    log.refusedLandings = example.refusedLandings
    log.refusedMove = example.refusedMove
    let stage = Stage(screen: CGSize(width: 2_400, height: 1_200))
    let trace = stage.device.trace ?? Trace(of: [.controls])
    stage.device.trace = trace
    let superview = ForwardedTouches(frame: CGRect(x: 300, y: 300, width: 600, height: 600))
    superview.log = log
    superview.transform = example.drawing.transform
    let view = View(frame: .zero).named("View")
    view.center = CGPoint(x: 300, y: 290)
    view.bounds = example.bounds
    view.transform = example.ownDrawing.transform
    // Only if it has several fingers: whether it is on is the app's business.
    view.isMultipleTouchEnabled = example.hasSeveralFingers
    view.listen(log, as: 1)
    // A finger on a view within it is one on the view.
    let part = UIView(frame: CGRect(origin: example.bounds.origin, size: CGSize(width: 45, height: 45)))
    part.isMultipleTouchEnabled = true
    view.addSubview(part)
    superview.addSubview(view)
    // Another one of its class, with fingers of its own that always do something a little later.
    let twin = View(frame: CGRect(x: 1_700, y: 400, width: 100, height: 100))
    twin.isMultipleTouchEnabled = true
    twin.listen(TrackingLog(), as: 1)
    stage.show(superview, twin)
    example.variation.apply(to: view, on: stage)

    let fingers = Fingers(on: stage)
    var listeners = 1
    for step in example.steps {
      log.lines.append(example.text(of: step, view.bounds))
      let settings = ScreenSettings.apartFromTouches(of: stage.windows)
      switch step {
      case .rest: fingers.rest()
      case .change(let bounds): view.bounds = bounds
      case .app(let deed):
        switch deed {
        case .listensAnewInTheEvent:
          log.inTheNextEvent = {
            listeners += 1
            view.listen(log, as: listeners)
          }
          continue
        // Not by whole points, so that nothing is 70 points outside.
        case .resizesWhenAsked:
          log.inTheNextQuestion = { view.bounds = view.bounds.insetBy(dx: -20.5, dy: -20.5) }
          continue
        case .listensAnew: listeners += 1
        default: break
        }
        deed.play(view, in: superview)
        view.listen(log, as: listeners)
        continue
      case .together(let phase, let points, let first):
        fingers.act(phase, at: points.map { view.convert($0, to: nil) }, first: first)
      case .act(let phase, let finger, let point):
        fingers.act(phase, finger: finger, at: view.convert(point, to: nil))
        if finger == 0 {
          fingers.act(phase, finger: 9, at: CGPoint(x: phase == .moved ? 1_400 : 1_750, y: 440))
        }
      }
      if case .change = step { continue }
      if ScreenSettings.apartFromTouches(of: stage.windows) != settings {
        log.lines.append("the touch has changed the view, or something around it")
      }
    }
    return (view, trace.entries)
  }
}

/// What a view says, and when it says no.
final class TrackingLog {
  var lines: [String] = [] { didSet { if let last = lines.last { onLine?(last) } } }
  /// Told of each line at once.
  var onLine: ((String) -> Void)?
  var refusedLandings: Set<Int> = []
  var refusedMove: Int?
  /// What the app does in the next event, and when continueTracking is asked next.
  var inTheNextEvent: (() -> Void)?
  var inTheNextQuestion: (() -> Void)?
  private var landings = 0
  private var moves = 0

  func beginTracking(_ isTracking: Bool, at point: CGPoint, _ event: UIEvent?) -> Bool {
    landings += 1
    let refuses = refusedLandings.contains(landings)
    lines.append(
      "beginTracking at \(point.rounded) (isTracking \(isTracking))\(event.words)\(refuses ? " → false" : "")"
    )
    return !refuses
  }

  func continueTracking(at point: CGPoint, _ isInside: Bool, _ event: UIEvent?) -> Bool {
    moves += 1
    let refuses = moves == refusedMove
    inTheNextQuestion?()
    inTheNextQuestion = nil
    lines.append(
      "continueTracking at \(point.rounded) (isTouchInside \(isInside))\(event.words)\(refuses ? " → false" : "")"
    )
    return !refuses
  }

  func endTracking(at point: CGPoint?, _ isTracking: Bool, _ isInside: Bool, _ event: UIEvent?) {
    let place = point.map { "at \($0.rounded)" } ?? "without a touch"
    lines.append("endTracking \(place) (isTracking \(isTracking), isTouchInside \(isInside))\(event.words)")
  }

  func cancelTracking(_ isTracking: Bool, _ isInside: Bool, _ event: UIEvent?) {
    lines.append("cancelTracking (isTracking \(isTracking), isTouchInside \(isInside))\(event.words)")
  }

  func event(_ event: UIControl.Event, _ isTracking: Bool, _ isInside: Bool, _ listener: Int) {
    // When nothing is followed any more, inside is about nothing.
    let isOver = [.touchUpInside, .touchUpOutside, .touchCancel].contains(event)
    let inside = isOver ? "" : ", isTouchInside \(isInside)"
    let place = listener == 1 ? "" : ", told to onEvent number \(listener)"
    lines.append("\(event.names) (isTracking \(isTracking)\(inside))\(place)")
    inTheNextEvent?()
    inTheNextEvent = nil
  }
}

extension UIEvent? {
  fileprivate var words: String { self == nil ? ", without an event" : "" }
}

extension CGPoint {
  fileprivate var rounded: String { CGPoint(x: x.rounded(), y: y.rounded()).text }
}

extension UIControl.Event {
  static let ofTouches: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
    (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
    (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
  ]

  /// The names of the events in the set; more than one if several are sent at once.
  var names: String {
    let names = Self.ofTouches.filter { contains($0.event) }.map(\.name)
    return names.isEmpty ? "no event of a touch" : names.joined(separator: " and, at once, ")
  }
}

extension TrackingCase.Deed {
  fileprivate func play(_ view: UIView, in superview: UIView) {
    switch self {
    case .hides: view.isHidden = true
    case .fades: view.alpha = 0
    case .switchesOff: view.isUserInteractionEnabled = false
    case .takesOut:
      view.removeFromSuperview()
      superview.addSubview(view)
    case .listensAnew, .listensAnewInTheEvent, .resizesWhenAsked: break
    case .undoes:
      view.isHidden = false
      view.alpha = 1
      view.isUserInteractionEnabled = true
    }
  }
}

/// A view whose tracking is written down.
protocol LoggedTracking: UIView {
  init(frame: CGRect)
  func listen(_ log: TrackingLog, as listener: Int)
}

private final class EngineTrackingView: UIControl, LoggedTracking {
  private var log = TrackingLog()
  private var listener = 0

  func listen(_ log: TrackingLog, as listener: Int) {
    self.log = log
    let isFirst = self.listener == 0
    self.listener = listener
    for (event, _) in UIControl.Event.ofTouches where isFirst {
      addAction(
        UIAction { [unowned self] _ in self.log.event(event, isTracking, isTouchInside, self.listener) },
        for: event)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.beginTracking(isTracking, at: touch.location(in: self), event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.continueTracking(at: touch.location(in: self), isTouchInside, event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.endTracking(at: touch?.location(in: self), isTracking, isTouchInside, event)
  }

  override func cancelTracking(with event: UIEvent?) {
    log.cancelTracking(isTracking, isTouchInside, event)
  }
}

class StudentTrackingView: TrackingView, LoggedTracking {
  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    log.lines.append("the view asks to be the first responder")
    return super.becomeFirstResponder()
  }

  private var log = TrackingLog()

  required override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  func listen(_ log: TrackingLog, as listener: Int) {
    self.log = log
    onEvent = { [unowned self] in self.log.event($0, isTracking, isTouchInside, listener) }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.beginTracking(isTracking, at: touch.location(in: self), event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.continueTracking(at: touch.location(in: self), isTouchInside, event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.endTracking(at: touch?.location(in: self), isTracking, isTouchInside, event)
  }

  override func cancelTracking(with event: UIEvent?) {
    log.cancelTracking(isTracking, isTouchInside, event)
  }
}

/// The superview: it writes down what is forwarded to it, and forwards nothing itself.
private final class ForwardedTouches: UIView {
  var log = TrackingLog()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesMoved", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesEnded", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled", touches, event)
  }

  private func note(_ method: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    // A line for each touch: they may come together or one at a time.
    for _ in 0..<max(touches.count, 1) {
      log.lines.append(
        "the superview gets \(method)\(touches.isEmpty ? " without a touch" : "")\(event.words)")
    }
  }
}
