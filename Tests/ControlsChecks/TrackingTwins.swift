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
    view.layer.anchorPoint = example.anchor
    view.center = TrackingCase.center
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
    if example.room != .large { superview.bounds = view.frame.insetBy(dx: -6, dy: -6) }
    superview.clipsToBounds = example.room == .clipped
    // Another one of its class, with fingers of its own that always do something a little later.
    let twin = View(frame: CGRect(x: 1_700, y: 400, width: 100, height: 100))
    twin.isMultipleTouchEnabled = true
    twin.listen(TrackingLog(), as: 1)
    stage.show(superview, twin)
    example.variation.apply(to: view, on: stage)

    let fingers = Fingers(on: stage)
    var listeners = 1
    func listenAnew() {
      listeners += 1
      view.listen(log, as: listeners)
    }
    /// The bounds that the view gets back.
    var before: CGRect?
    for step in example.steps {
      log.lines.append(example.text(of: step, view.bounds))
      let settings = ScreenSettings.apartFromTouches(of: stage.windows)
      switch step {
      case .rest: fingers.rest()
      case .change(let bounds): view.bounds = bounds
      case .app(let deed):
        switch deed {
        case .listensAnewInTheEvent:
          log.inTheNextEvent = { _ in listenAnew() }
          continue
        case .listensAnewWhenAsked:
          log.inTheNextQuestion = listenAnew
          continue
        case .resizesInTheEvent:
          log.inTheNextEvent = { isInside in
            before = view.bounds
            view.bounds = view.bounds.resized(isSmaller: isInside)
          }
          continue
        // Not by whole points, so that nothing is 70 points outside.
        case .resizesWhenAsked:
          log.inTheNextQuestion = { view.bounds = view.bounds.insetBy(dx: -20.5, dy: -20.5) }
          continue
        case .listensAnew: listeners += 1
        default: break
        }
        deed.play(view, in: superview, drawn: example.ownDrawing)
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
      if let bounds = before { view.bounds = bounds }
      before = nil
      if case .change = step { continue }
      if ScreenSettings.apartFromTouches(of: stage.windows) != settings {
        log.lines.append("the touch has changed the view, or something around it")
      }
    }
    return (view, trace.entries)
  }
}

extension CGRect {
  /// With the same middle, and not by whole points, so that nothing is 70 points outside.
  fileprivate func resized(isSmaller: Bool) -> CGRect {
    guard isSmaller else { return insetBy(dx: -60.5, dy: -60.5) }
    return min(width, height) < 5 ? self : insetBy(dx: width * 0.4 + 0.25, dy: height * 0.4 + 0.25)
  }
}
