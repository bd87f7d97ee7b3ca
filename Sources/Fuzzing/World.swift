import TouchKit

/// A device with everything that a case wants on it, while the case runs.
final class World {
  let plan: FuzzCase
  let record: Record
  let trace: Trace?
  /// What is broken on purpose, to see whether the rules find it.
  let fault: Fault?
  let device: Device
  var applications: [UIApplication] = []
  private(set) var views: [Int: UIView] = [:]
  private var apps: [Int: Int] = [:]
  private(set) var recognizers: [Int: UIGestureRecognizer] = [:]
  private(set) var listeners: [Int: ActionListener] = [:]
  private(set) var controls: [Int: ControlListener] = [:]
  private(set) var scrollers: [Int: ScrollListener] = [:]
  private var delegates: [RandomDelegate] = []
  private(set) var events: [UIEvent] = []
  /// Whether an object is being told of an event.
  private(set) var isReacting = false
  private var reactions: [Reaction.Moment: [Reaction]] = [:]
  private var turns: [Reaction.Moment: Int] = [:]
  private var keptTouches: [UITouch] = []

  init(_ plan: FuzzCase, _ record: Record, trace: Trace?, fault: Fault?) {
    self.plan = plan
    self.record = record
    self.trace = trace
    self.fault = fault
    device = Device(profile: plan.profile, screen: FuzzCase.screen)
    device.trace = trace
    for reaction in plan.reactions { reactions[reaction.moment, default: []].append(reaction) }
    for _ in 0..<plan.apps { applications.append(UIApplication()) }
    for app in applications.indices.reversed() {
      record.watch(applications[app], "app\(app)")
      device.launch("app\(app)", application: applications[app]) { _ in
        for view in plan.views where view.app == app { build(view) }
      }
    }
    for recognizer in plan.recognizers { build(recognizer) }
    for relation in plan.relations {
      guard let failing = recognizers[relation.failing] else { continue }
      recognizers[relation.waiting]?.require(toFail: failing)
    }
  }

  private func build(_ plan: ViewPlan) {
    let view: UIView
    if let superview = plan.superview {
      guard let superview = views[superview] else { return }
      view = ViewKind.all[plan.kind].make(plan)
      superview.addSubview(view)
    } else {
      let new = FuzzWindow(plan)
      if plan.traits.contains(.high) { new.windowLevel = .alert }
      new.makeKeyAndVisible()
      view = new
    }
    view.traceName = plan.title
    (view as? any WatchedView)?.watch.world = self
    view.take(plan.traits)
    if let control = view as? UIControl {
      controls[plan.id] = ControlListener(plan, self, control: control)
    }
    if let scrollView = view as? UIScrollView {
      let listener = ScrollListener(plan, self)
      scrollView.contentSize = CGSize(width: 900, height: 1600)
      scrollView.delegate = listener
      (scrollView as? UITableView)?.dataSource = listener
      scrollers[plan.id] = listener
    }
    views[plan.id] = view
    apps[plan.id] = plan.app
    record.watch(view, plan.title)
  }

  private func build(_ plan: RecognizerPlan) {
    guard let view = views[plan.view] else { return }
    let recognizer = RecognizerKind.all[plan.kind].make(plan)
    recognizer.name = plan.title
    (recognizer as? ChaoticRecognizer)?.world = self
    recognizer.take(plan.traits)
    for case .delegate(let seed) in plan.traits {
      let delegate = RandomDelegate(seed: seed, recognizer: plan.id, self)
      delegates.append(delegate)
      recognizer.delegate = delegate
    }
    let listener = ActionListener(plan, self)
    recognizer.addTarget(listener, action: ActionListener.hear)
    view.addGestureRecognizer(recognizer)
    listeners[plan.id] = listener
    recognizers[plan.id] = recognizer
    record.watch(recognizer, plan.title)
  }

  // MARK: Looking

  func view(_ id: Int, of app: Int) -> UIView? { apps[id] == app ? views[id] : nil }
  func app(of view: Int) -> Int? { apps[view] }

  func release(_ view: Int) {
    // It may go only after the list is written: what goes with it comes back to here.
    let last = views[view]
    views[view] = nil
    withExtendedLifetime(last) {}
  }

  func forgetGesture(of recognizer: UIGestureRecognizer) {
    for (id, known) in recognizers where known === recognizer { listeners[id]?.forget() }
    trace?.log("is forgotten with its view", by: recognizer.name ?? "")
  }

  /// Whether some of what becomes of the touch may be kept from everybody.
  func isSwallowed(_ touch: UITouch) -> Bool { (touch.window as? FuzzWindow)?.watch.swallows == true }

  func note(_ event: UIEvent) {
    if !events.contains(where: { $0 === event }) { events.append(event) }
  }

  /// Looks at a touch as it arrives.
  func inspect(_ touch: UITouch, as phase: UITouch.Phase, for receiver: String, in view: UIView?) {
    if fault == .keepsTouches { keptTouches.append(touch) }
    record.count(phase.rawValue)
    record.count(touch.hash)
    record.count(touch.tapCount)
    let app = (touch.window as? FuzzWindow)?.watch.plan.app ?? 0
    record.watch(touch, of: app)
    if touch.phase != phase {
      record.report(.phase, "\(receiver) gets touch \(touch.hash) as \(phase), but it says \(touch.phase)")
    }
    let places = [
      touch.location(in: view), touch.location(in: nil), touch.previousLocation(in: view),
      touch.previousLocation(in: nil),
    ]
    for place in places {
      record.count(place)
      if !place.isFinite { record.report(.finite, "\(receiver) gets touch \(touch.hash) at \(place)") }
    }
  }

  // MARK: Acting

  func react(to moment: Reaction.Moment) {
    guard let waiting = reactions[moment] else { return }
    let turn = turns[moment, default: 0] + 1
    turns[moment] = turn
    let wasReacting = isReacting
    switch moment {
    // These come outside of events, too.
    case .reset, .layout, .hitTest, .rows: break
    default: isReacting = true
    }
    for reaction in waiting where reaction.turn == turn { apply(reaction.change) }
    isReacting = wasReacting
  }

  func play() {
    for (place, step) in plan.steps.enumerated() {
      record.step = place
      device.advance(by: step.pause)
      for change in step.changes { apply(change) }
      device.digitizer.report(step.contacts)
      device.settle()
    }
    record.step = plan.steps.count
    let left = device.digitizer.activeIndexes
    device.digitizer.report(
      left.map { Contact(index: $0, phase: .ended, location: CGPoint(x: 0.5, y: 0.5)) })
    // A recognizer goes on as long as a button that it follows is down.
    for button in HardwareButton.allCases { device.release(button) }
    device.settle()
    device.advance(by: Self.timeToRest)
    checkRest()
  }

  /// How long after the last finger everything must rest, in seconds: longer than any chain of waiting, and than content
  /// takes at most that was put where no finger gets.
  static let timeToRest: TimeInterval = 16

  private func checkRest() {
    for process in device.processes where !process.mainRunLoop.isAsleep {
      record.report(.sleep, "the main run loop of \(process.name) is awake")
    }
    if device.isStuck { record.report(.sleep, "the device is stuck") }
    for event in events where event.allTouches?.isEmpty == false {
      record.report(.allTouches, "the event has \(event.allTouches?.count ?? 0) touches")
    }
    for plan in plan.recognizers {
      guard let recognizer = recognizers[plan.id] else { continue }
      if recognizer.state != .possible || recognizer.numberOfTouches != 0 {
        record.report(
          .rest, "\(plan.title) is \(recognizer.state.name) with \(recognizer.numberOfTouches) touches")
      }
      if let ledger = (recognizer as? ChaoticRecognizer)?.ledger, !ledger.isClosed {
        record.report(
          .rest, "\(plan.title) was neither told of the end of \(ledger.openCount) touches nor reset")
      }
    }
    for plan in plan.views {
      check(views[plan.id], plan)
      guard let watch = (views[plan.id] as? any WatchedView)?.watch, !watch.ledger.isClosed else { continue }
      record.report(.viewEnd, "\(plan.title) was not told of the end of \(watch.ledger.openCount) touches")
    }
    record.checkNoTouchIsKept()
  }

  private func check(_ view: UIView?, _ plan: ViewPlan) {
    // An object that isn't told of an end goes on for ever.
    if self.plan.views.contains(where: { $0.traits.contains(.swallows) }) { return }
    if let control = view as? UIControl, control.isTracking || control.isHighlighted {
      record.report(.controlRest, "\(plan.title) is \(control.isTracking ? "tracking" : "highlighted")")
    }
    if let scrollView = view as? UIScrollView { scrollers[plan.id]?.checkRest(scrollView) }
  }
}
