import CheckSupport
import TouchKit
import TouchStage

/// A screen on a device of its own, on which everything that happens is written down.
final class TracedScreen {
  let stage = Stage(screen: CGSize(width: 1366, height: 1024))
  /// The screen's outermost view.
  private(set) var root: UIView
  /// Those that the exercise is about.
  private(set) var subjects: [UIView]
  /// Those that changes may happen to.
  private(set) var looseViews: [UIView]
  private var homes: [UIView?]
  private let trace = Trace(of: stages)
  private var listeners: [RecognizerListener] = []
  private var controllers: [UIViewController] = []

  /// What both twins must have in common; how they search is their own business.
  static let stages: [TraceEntry.Stage] = [
    .application, .gestures, .delivery, .responders, .controls, .log,
  ]

  init(_ example: ScreenCase, _ makeSubject: (Int) -> UIView) {
    if !CaseTrace.isWanted { stage.device.trace = trace }
    var subjects: [UIView] = []
    root = example.root.build { number in
      subjects.append(makeSubject(number))
      return subjects[subjects.count - 1]
    }
    self.subjects = subjects
    looseViews = root.looseViews(of: example.root)
    homes = looseViews.map(\.superview)
    var random = SeededGenerator(seed: example.seed)
    show(&random)
    for view in root.withEverythingInside { furnish(view, &random) }
    // Recognizers on the view itself that the exercise is about, too.
    for view in subjects.prefix(3) where !(view is UIControl) && random.once(in: 2) {
      listeners += [RecognizerListener(.tap, on: view), RecognizerListener(.pan, on: view)]
    }
    addActions(&random)
    controllers = example.makeControllers(for: root)
  }

  // MARK: What is around and in the views

  /// Puts the screen into the window, at times with a controller and a view of the app around it.
  private func show(_ random: inout SeededGenerator) {
    let keeps = random.once(in: 3)
    let frame = stage.window.bounds
    let page = (keeps ? KeepingView(frame: frame) : UIView(frame: frame)).named("App's page")
    if let window = root as? UIWindow { stage.furtherWindows.append(window) } else { page.addSubview(root) }
    if random.once(in: 2) {
      let controller = UIViewController()
      controller.view = page
      stage.window.rootViewController = controller
    } else {
      stage.show(page)
    }
    // A window may have been the key window before.
    if random.once(in: 2) { (root as? UIWindow)?.makeKey() }
    if random.once(in: 2) { stage.window.makeKey() }
    listeners += [RecognizerListener(.tap, on: page), RecognizerListener(.pan, on: page)]
    for listener in listeners { listener.recognizer.cancelsTouchesInView = false }
    for control in subjects where control is UIControl && random.once(in: 2) {
      control.isMultipleTouchEnabled = true
    }
    if random.once(in: 3) { for view in looseViews { view.takeOutAndBack() } }
    // Keys and shakes go up the chain from there.
    guard !subjects.isEmpty, random.once(in: 2) else { return }
    let typist = FirstResponderInside()
    random.pick(subjects).insertSubview(typist, at: 0)
    _ = typist.becomeFirstResponder()
  }

  /// Gives some views recognizers, and contents that can be scrolled.
  private func furnish(_ view: UIView, _ random: inout SeededGenerator) {
    if random.once(in: 3), let scrollView = view as? UIScrollView {
      scrollView.contentSize = CGSize(width: view.bounds.width + 200, height: view.bounds.height + 300)
    }
    let isSubject = subjects.contains { $0 === view }
    guard random.once(in: isSubject && subjects.count < 5 ? 2 : 5) else { return }
    let listener = RecognizerListener(random.pick(RecognizerListener.Kind.allCases), on: view)
    listener.recognizer.cancelsTouchesInView = random.once(in: 2)
    listener.recognizer.delaysTouchesBegan = random.once(in: 6)
    listeners.append(listener)
  }

  /// Lets some controls do something to a view when they are used.
  private func addActions(_ random: inout SeededGenerator) {
    let controls = looseViews.compactMap { $0 as? UIControl }
    guard !controls.isEmpty else { return }
    for event in [UIControl.Event.touchDown, .touchDragInside, .touchUpInside, .touchCancel] {
      let control = random.pick(controls)
      let (deed, number) = (
        random.pick(ScreenDeed.allCases), Int.random(in: looseViews.indices, using: &random)
      )
      guard random.once(in: 4) else { continue }
      control.addAction(UIAction { [weak self] _ in self?.play(.deed(deed, number)) }, for: event)
    }
    // One without a target, which looks for one along the chain.
    random.pick(controls).addTarget(nil, action: Selector(("open:")), for: .touchUpInside)
  }

  // MARK: What happens

  func play(_ step: ScreenStep) {
    let device = stage.device
    switch step {
    case .report(let contacts):
      device.digitizer.report(contacts)
      device.settle()
    case .wait(let seconds): device.advance(by: seconds)
    case .deed(let deed, let number):
      guard looseViews.indices.contains(number) else { return }
      stage.device.trace?.log("\(looseViews[number].traceName) \(deed.words)")
      deed.apply(to: number, of: looseViews, homes: homes)
    case .hover(let place?): device.movePointer(to: place)
    case .hover(nil): device.hidePointer()
    case .click: device.clickPointer()
    case .scroll(let distance):
      device.scroll(by: distance)
      device.endScroll()
    case .interruption:
      device.interrupt()
      device.endInterruption()
    case .key: device.press(key: .space)
    case .shake: device.shake()
    case .remoteControl: device.remoteControl(.play)
    }
  }

  // MARK: What came of it

  /// What was heard, by whom, in order.
  var entries: [TraceEntry] {
    (stage.device.trace?.entries ?? []).filter { Self.stages.contains($0.stage) }.map { entry in
      var entry = entry
      entry.depth = 0
      return entry
    }
  }

  var settings: ScreenSettings { stage.settings() }

  /// Throws the screen away, and names what is still there: what was in the exercise's views while these stay, and then
  /// these themselves.
  func takeDown() -> [String] {
    let inside = root.withEverythingInside.filter { view in !subjects.contains { $0 === view } }.map(
      WeakView.init)
    let remaining = subjects.map(WeakView.init)
    for view in root.withEverythingInside where view !== root { view.removeFromSuperview() }
    (root as? UIWindow)?.rootViewController = nil
    root.removeFromSuperview()
    root.isHidden = true
    stage.furtherWindows = []
    (root, looseViews, homes, listeners, controllers) = (UIView(), [], [], [], [])
    stage.show()
    stage.window.rootViewController = nil
    stage.device.settle()
    let left = inside.filter { $0.view != nil }.map(\.name)
    subjects = []
    stage.device.settle()
    return left + remaining.filter { $0.view != nil }.map(\.name)
  }
}

/// A view that is only watched, not kept.
private struct WeakView {
  let name: String
  weak var view: UIView?

  init(_ view: UIView) { (name, self.view) = (view.traceName, view) }
}

/// A view of an app that handles touches itself.
private final class KeepingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
