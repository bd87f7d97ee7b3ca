import CheckSupport
import TouchKit
import TouchStage

/// A screen full of views with coordinators, fingers on it, and what is noted of both.
final class RouterPlayRun {
  /// What has happened, and what there is then.
  struct Step {
    let happened: [String]
    let entries: [TraceEntry]
    let coordinators: [String]
    let settings: ScreenSettings?
  }

  private let cast: RouterCast
  private var random: SeededGenerator
  private let stage = Stage()
  private let trace: Trace
  private let controllers = [UIViewController(), UIViewController()]
  private let page = UIView()
  private let scrollView = UIScrollView()
  private let field = UITextField()
  private var routers: [UIView] = []
  private var coordinators: [UIResponder] = []
  private var fingers: [Int: CGPoint] = [:]
  private var happened: [String] = []
  /// How often something has called back, and when it changes something then.
  private var callbacks = 0
  private let busyness: Int
  /// Whether the sensor is faster than the display, so that moves are merged.
  private let mergesMoves: Bool

  init(_ cast: RouterCast, _ random: SeededGenerator) {
    (self.cast, self.random) = (cast, random)
    busyness = random.inTurn([0, 0, 3, 9])
    mergesMoves = random.isTurn(in: 3)
    let stages: [TraceEntry.Stage] = [.application, .gestures, .delivery, .responders, .controls, .refusal]
    trace = stage.device.trace ?? Trace(of: stages)
    build(isScrolled: random.isTurn(in: 3), hasControllers: !random.isTurn(in: 3))
    if mergesMoves { stage.device.moveDelivery = .oncePerDisplayFrame }
    stage.device.trace = trace
  }

  private func build(isScrolled: Bool, hasControllers: Bool) {
    coordinators = (0..<4).map { number in
      let coordinator = cast.makeCoordinator { [unowned self] in callBack() }
      coordinator.traceName = "Coordinator \(number)"
      return coordinator
    }
    page.frame = stage.window.bounds
    (page.traceName, scrollView.traceName, field.traceName) = ("Page", "ScrollView", "TextField")
    for (number, controller) in controllers.enumerated() { controller.traceName = "Controller \(number)" }
    stage.show(page)
    var place = page
    if isScrolled {
      scrollView.frame = page.bounds
      scrollView.contentSize = CGSize(width: 320, height: 900)
      page.addSubview(scrollView)
      place = scrollView
    }
    // One in another one in another one, and two side by side.
    let frames = [
      CGRect(x: 10, y: 30, width: 300, height: 420), CGRect(x: 20, y: 20, width: 250, height: 200),
      CGRect(x: 10, y: 10, width: 150, height: 120), CGRect(x: 20, y: 240, width: 250, height: 160),
      CGRect(x: 120, y: 200, width: 120, height: 100),
    ]
    for (number, parent) in [nil, 0, 1, 0, 0].enumerated() {
      let router = cast.makeView()
      (router.traceName, router.frame) = ("RoutingView \(number)", frames[number])
      router.isMultipleTouchEnabled = !random.once(in: 4)
      router.isExclusiveTouch = random.once(in: 8)
      if random.once(in: 4) {
        router.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.2, y: 0.9)
      }
      if random.once(in: 4) { router.bounds.origin = CGPoint(x: 6, y: -9) }
      (parent.map { routers[$0] } ?? place).addSubview(router)
      routers.append(router)
    }
    if hasControllers { (controllers[0].view, controllers[1].view) = (routers[0], routers[1]) }
    let button = UIButton()
    (button.traceName, button.frame) = ("Button", CGRect(x: 150, y: 20, width: 90, height: 60))
    button.addAction(UIAction { [unowned self] _ in callBack() }, for: [.touchDown, .touchUpInside])
    routers[1].addSubview(button)
    field.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    routers[3].addSubview(field)
    for view in routers + [page, stage.window] { addRecognizers(to: view) }
    for (number, router) in routers.enumerated() where number < 4 && random.once(in: 2) {
      cast.give(coordinators[number], router)
    }
  }

  private func addRecognizers(to view: UIView) {
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let all: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), doubleTap, UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPinchGestureRecognizer(),
    ]
    for recognizer in all where random.once(in: 4) {
      recognizer.cancelsTouchesInView = random.once(in: 3)
      recognizer.delaysTouchesBegan = random.once(in: 6)
      recognizer.addTarget(self) { run in run.callBack }
      recognizer.name = "\(type(of: recognizer)) of \(view.traceName)"
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Something is told of something, and now and then a coordinator is given or taken away right then.
  private func callBack() {
    callbacks += 1
    guard busyness > 0, callbacks % busyness == 0 else { return }
    changeCoordinators("meanwhile, ")
  }

  func play(comparesSettings: Bool) -> Step {
    trace.removeAll()
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2: changeCoordinators("")
    case 3: changeSomethingElse()
    default: moveFingers()
    }
    return Step(
      happened: happened, entries: trace.entries.filter { !$0.isAboutNext },
      coordinators: routers.map {
        "\($0.traceName) has \(cast.coordinator($0)?.traceName ?? "no coordinator")"
      },
      settings: comparesSettings ? ScreenSettings(of: [stage.window]) : nil)
  }

  private func changeCoordinators(_ moment: String) {
    let (router, coordinator) = (random.pick(routers), random.once(in: 4) ? nil : random.pick(coordinators))
    happened.append("\(moment)\(router.traceName) is given \(coordinator?.traceName ?? "nil")")
    cast.give(coordinator, router)
  }

  private func changeSomethingElse() {
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      happened.append("the device is shaken")
      stage.device.shake()
    case 1:
      happened.append("a button of a remote control is pressed")
      stage.device.press(.select)
      stage.device.remoteControl(.pause)
    case 2:
      happened.append("the text field becomes first responder, or resigns")
      if !field.becomeFirstResponder() || random.once(in: 2) { field.resignFirstResponder() }
    case 3, 4:
      let (view, other) = (
        routers[3 + Int.random(in: 0...1, using: &random)], routers[random.pick([0, 1, 2])]
      )
      happened.append("\(view.traceName) is put into \(other.traceName)")
      other.addSubview(view)
    case 5:
      happened.append("RoutingView 2 is taken out of its superview, or put back")
      if routers[2].superview == nil {
        routers[1].addSubview(routers[2])
      } else {
        routers[2].removeFromSuperview()
      }
    default:
      happened.append("a call comes in, and is over")
      stage.device.interrupt()
      stage.device.endInterruption()
      fingers = [:]
    }
    stage.device.settle()
  }

  /// All fingers leave, or are cancelled, in one event.
  private func endAll(_ phase: Contact.Phase) {
    happened.append("all fingers: \(phase)")
    stage.device.digitizer.report(
      fingers.sorted { $0.key < $1.key }.map { Contact(index: $0.key, phase: phase, location: $0.value) })
    fingers = [:]
    stage.device.settle()
  }

  /// Tells of fingers so often that the app hears of several places at once.
  private func reportOnTheWay(_ contacts: [Contact]) {
    for distance in [0.02, 0.01] as [CGFloat] {
      stage.device.digitizer.report(
        contacts.map {
          let x = max(0, $0.location.x - ($0.phase == .moved ? distance : 0))
          return Contact(index: $0.index, phase: $0.phase, location: CGPoint(x: x, y: $0.location.y))
        })
      stage.device.advance(by: 0.003)
    }
  }

  private func moveFingers() {
    if fingers.count > 1, random.once(in: 8) { return endAll(random.once(in: 2) ? .cancelled : .ended) }
    var contacts: [Contact] = []
    var words: [String] = []
    for finger in 0..<3 {
      let isDown = fingers[finger] != nil
      let place = CGPoint(x: CGFloat.random(in: 0..<1, using: &random), y: .random(in: 0..<1, using: &random))
      let old = fingers[finger] ?? place
      let near = CGPoint(
        x: min(0.99, old.x * 0.95 + place.x * 0.05), y: min(0.99, old.y * 0.95 + place.y * 0.05))
      let phase: Contact.Phase
      switch (isDown, Int.random(in: 0..<8, using: &random)) {
      case (false, 0...2): phase = .began
      case (false, _): continue
      case (true, 0), (true, 1): phase = .ended
      case (true, 2): phase = random.once(in: 2) ? .cancelled : .ended
      case (true, 3): phase = .stationary
      default: phase = .moved
      }
      let location = !isDown || random.once(in: 4) ? place : phase == .moved ? near : old
      fingers[finger] = phase == .ended || phase == .cancelled ? nil : location
      contacts.append(Contact(index: finger, phase: phase, location: phase == .stationary ? old : location))
      words.append("finger \(finger): \(phase) at \(stage.device.point(at: location).text)")
    }
    if mergesMoves, contacts.allSatisfy({ $0.phase == .moved || $0.phase == .stationary }) {
      reportOnTheWay(contacts)
    }
    if !contacts.isEmpty { stage.device.digitizer.report(contacts) }
    happened.append(words.joined(separator: ", "))
    stage.device.settle()
    stage.device.advance(by: random.pick([0.02, 0.02, 0.05, 0.05, 0.1, 0.6]))
  }
}

extension TraceEntry {
  /// Whether it says only that someone was asked what comes next.
  fileprivate var isAboutNext: Bool {
    switch event {
    case .call(.next), .answer(.next, _): true
    default: false
    }
  }
}
