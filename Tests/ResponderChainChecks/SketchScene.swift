import CheckSupport
import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// A page with a sketch panel, on which a script is played.
final class SketchScene {
  /// What is looked at.
  enum Aspect { case touches, emptySets, events, everything }

  private let script: SketchScript
  private let stage = Stage()
  private let log = MessageLog()
  private let panel: WatchedPanel
  private let panelController: ListeningController
  private let pageController: ListeningController
  /// Whether the panel is the view of a controller now.
  private var hasController: Bool
  /// Where the panel's bounds begin, in each play.
  private var scrolls: [CGPoint]

  init(_ script: SketchScript) {
    self.script = script
    panel = WatchedPanel(log: log)
    let variation = script.variation
    scrolls = [variation.scroll]
    hasController = variation.hasController
    panel.ownPaper = variation.paper.map { $0.offsetBy(dx: variation.scroll.x, dy: variation.scroll.y) }
    // A controller that is none of the panel's is told of nothing.
    panelController = ListeningController(
      "PanelController", view: variation.hasController ? panel : UIView(), log: log)
    let page = ListeningView("PageView", log: log)
    page.frame = stage.window.bounds
    pageController = ListeningController("PageController", view: page, log: log)
    panel.frame = SketchScript.panel.offsetBy(dx: 30, dy: 90)
    panel.bounds.origin = variation.scroll
    if variation.hasContents {
      let half = CGSize(width: panel.bounds.width / 2, height: panel.bounds.height)
      let contents = UIView(frame: CGRect(origin: panel.bounds.origin, size: half))
      contents.isMultipleTouchEnabled = true
      panel.addSubview(contents)
    }
    panel.transform = CGAffineTransform(scaleX: variation.scale.x, y: variation.scale.y)
    panel.alpha = variation.alpha
    Look.apply(variation.looks, to: panel)
    pageController.addChild(panelController)
    page.addSubview(panel)
    panelController.didMove(toParent: pageController)
    stage.show(page)
    for circumstance in variation.circumstances { circumstance.apply(to: panel, on: stage) }
  }

  /// Plays the script, maybe twice, and says what is wrong.
  func complaint(_ aspect: Aspect) -> String? {
    if let complaint = complaintAboutOnePlay(aspect) { return complaint }
    guard script.variation.changesItsNext else { return nil }
    hasController.toggle()
    panelController.view = hasController ? panel : UIView()
    panel.isHidden = false
    // It is out of the window for a moment.
    if let superview = panel.superview, let place = superview.subviews.firstIndex(of: panel) {
      panel.removeFromSuperview()
      superview.insertSubview(panel, at: place)
    }
    log.forget()
    // The panel is scrolled meanwhile, and its paper with it.
    scrolls.append(CGPoint(x: script.variation.scroll.x + 37, y: script.variation.scroll.y - 41))
    panel.bounds.origin = scrolls[1]
    panel.subviews.last?.frame.origin = scrolls[1]
    panel.ownPaper = panel.ownPaper?.offsetBy(dx: 37, dy: -41)
    return complaintAboutOnePlay(aspect).map {
      "the second time, with another next responder, and scrolled:\n\($0)"
    }
  }

  private func complaintAboutOnePlay(_ aspect: Aspect) -> String? {
    var before = stage.settings()
    for event in 0..<script.length {
      play(event)
      guard event == script.lastLanding, script.changesThePanel else { continue }
      if let complaint = complaint(aboutChangesSince: before) { return complaint }
      if script.variation.isHiddenLater { panel.isHidden = true }
      let growth = script.variation.growth
      if growth != 0 {
        panel.frame.size = CGSize(width: panel.frame.width + growth, height: panel.frame.height + growth)
      }
      before = stage.settings()
    }
    if let complaint = complaint(aboutChangesSince: before) { return complaint }
    switch aspect {
    case .emptySets: return complaintAboutEmptySets
    case .events: return complaintAboutEvents
    case .touches: return complaintAboutStrays ?? complaintAboutMessages ?? complaintAboutStrokes
    case .everything:
      return complaintAboutStrays ?? complaintAboutMessages ?? complaintAboutStrokes
        ?? complaintAboutEmptySets
        ?? complaintAboutEvents
    }
  }

  private func complaint(aboutChangesSince before: ScreenSettings) -> String? {
    stage.settings().change(since: before).map {
      "the settings of all views, before and after\nexpected: they stay\ngot:      \($0)"
    }
  }

  private func play(_ event: Int) {
    var contacts: [Contact] = []
    for (number, finger) in script.fingers.enumerated() {
      guard event >= finger.start, event <= finger.end else { continue }
      let phase: Contact.Phase =
        switch event {
        case finger.start: .began
        case finger.end: finger.ending == .lifts ? .ended : .cancelled
        default: .moved
        }
      let last = finger.points.compactMap { $0 }.last
      guard let point = event == finger.end ? last : finger.points[event - finger.start] else { continue }
      let scroll = scrolls[scrolls.count - 1]
      let place = panel.convert(CGPoint(x: point.x + scroll.x, y: point.y + scroll.y), to: nil)
      if phase == .began { log.landings.append((place, number + 1)) }
      let size = stage.window.bounds.size
      contacts.append(
        Contact(
          index: number, phase: phase, location: CGPoint(x: place.x / size.width, y: place.y / size.height)))
    }
    guard !contacts.isEmpty else { return }
    stage.device.digitizer.report(contacts)
    stage.device.settle()
    stage.device.advance(by: 0.016)
  }

  private var complaintAboutStrays: String? {
    guard let stray = log.stray else { return nil }
    return """
      the view that finger \(stray.finger) belongs to
      expected: SketchPanel, in the margin, too
      got:      \(stray.view): hit-testing does not find the panel there, and who comes next is left out
      """
  }

  private var complaintAboutMessages: String? {
    for listener in log.listeners {
      let isInTheChain = listener != "PanelController" || hasController
      let expected = log.lines(for: listener, from: log.panelName) { isInTheChain && !isDrawing($0) }
      let actual = log.lines(for: listener, from: listener) { _ in true }
      guard let divergence = firstDivergence(expected: expected, actual: actual) else { continue }
      let role =
        switch listener {
        case "PanelController": ", whose view the panel is: the panel's next responder"
        case "PageView": ", in which the panel lies"
        default: ""
        }
      let told = log.listeners.filter { name in log.messages.contains { $0.listener == name } }
      let instead = actual.isEmpty && !told.isEmpty ? "\ntold instead: \(told.joined(separator: ", "))" : ""
      return "what \(listener) is told\(role)\n\(divergence)\(instead)"
    }
    return nil
  }

  private func isDrawing(_ finger: Int) -> Bool { script.fingers[finger - 1].place == .paper }

  private var complaintAboutStrokes: String? {
    func words(_ stroke: [CGPoint]) -> String {
      // Halves of points, or next to it.
      stroke.map { CGPoint(x: ($0.x * 2).rounded() / 2, y: ($0.y * 2).rounded() / 2).text }.joined(
        separator: " ")
    }
    let finished = Dictionary(
      grouping: script.fingers.filter { $0.place == .paper && $0.ending == .lifts }, by: \.end)
    var (expected, actual): ([String], [String]) = ([], panel.strokes.map(words))
    for scroll in scrolls {
      // Those that end in one instant may come in any order.
      for (_, fingers) in finished.sorted(by: { $0.key < $1.key }) {
        let place = expected.count..<max(expected.count, min(expected.count + fingers.count, actual.count))
        if !place.isEmpty { actual.replaceSubrange(place, with: actual[place].sorted()) }
        expected += fingers.map { finger in
          words(finger.points.compactMap { $0 }.map { CGPoint(x: $0.x + scroll.x, y: $0.y + scroll.y) })
        }.sorted()
      }
    }
    guard expected != actual else { return nil }
    func list(_ strokes: [String]) -> String {
      strokes.isEmpty ? "none" : strokes.joined(separator: "\n          ")
    }
    return "the panel's strokes, the oldest first\nexpected: \(list(expected))\ngot:      \(list(actual))"
  }

  private var complaintAboutEmptySets: String? {
    guard let message = log.messages.first(where: { $0.finger == nil }) else { return nil }
    return
      "expected: no message without a touch\n"
      + "got:      -[\(message.listener) \(message.method.selector)] with an empty set"
  }

  private var complaintAboutEvents: String? {
    guard let message = log.messages.first(where: { !$0.hasEvent }) else { return nil }
    return "expected: every message comes with the event that the panel got\n"
      + "got:      -[\(message.listener) \(message.method.selector)] with another event, or without one"
  }
}

/// What the panel and those after it were told.
final class MessageLog {
  struct Message {
    let listener: String
    let method: TraceMethod
    /// `nil` for an empty set of touches.
    let finger: Int?
    let hasEvent: Bool
    /// Whether the panel was being told meanwhile.
    let isInTime: Bool
    /// Which of the panel's messages it belongs to.
    let turn: Int

    func text(for listener: String) -> String {
      "-[\(listener) \(method.selector)] finger \(finger ?? 0)"
        + (isInTime ? "" : ", told by the engine in the end, and not by the panel")
    }
  }

  let panelName = "SketchPanel"
  let listeners = ["PanelController", "PageView", "PageController"]
  private(set) var messages: [Message] = []
  var landings: [(place: CGPoint, finger: Int)] = []
  /// By the numbers of touches, and not by the touches themselves, whose memory is to be used again.
  private var fingers: [Int: Int] = [:]
  private var turn = 0
  /// A finger that landed on the panel, and another view that it belongs to.
  private(set) var stray: (finger: Int, view: String)?
  /// The event of the message that the panel is busy with.
  private var event: UIEvent?

  /// The panel is told, and does what it does.
  func panelIsTold(_ method: TraceMethod, _ touches: Set<UITouch>, _ event: UIEvent?, _ work: () -> Void) {
    self.event = event
    turn += 1
    note(panelName, method, touches, event)
    work()
    self.event = nil
  }

  /// What one object was told of some fingers, as if it had been told to a listener; fingers of one message may come in
  /// any order.
  func lines(for listener: String, from source: String, _ isWanted: (Int) -> Bool) -> [String] {
    messages.filter { $0.listener == source && $0.finger.map(isWanted) == true }
      .sorted { ($0.turn, $0.finger ?? 0) < ($1.turn, $1.finger ?? 0) }
      .map { $0.text(for: listener) }
  }

  func forget() { (messages, landings) = ([], []) }

  func note(_ listener: String, _ method: TraceMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches where fingers[touch.hash] == nil {
      let place = touch.location(in: nil)
      func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - place.x, point.y - place.y) }
      let finger = landings.min { distance($0.place) < distance($1.place) }?.finger
      fingers[touch.hash] = finger
      let isOnPanel = touch.view is WatchedPanel || touch.view?.superview is WatchedPanel
      if let finger, !isOnPanel { stray = (finger, touch.view?.traceName ?? "none") }
    }
    let numbers: [Int?] = touches.isEmpty ? [nil] : touches.compactMap { fingers[$0.hash] }.sorted()
    for finger in numbers {
      messages.append(
        Message(
          listener: listener, method: method, finger: finger,
          hasEvent: self.event == nil || event === self.event,
          isInTime: self.event != nil, turn: turn))
    }
  }
}

/// The student's panel, which tells the log what it is told.
class WatchedPanel: SketchPanel {
  private let log: MessageLog
  /// The paper, if it is not where it is in every panel.
  var ownPaper: CGRect?
  override var paper: CGRect { ownPaper ?? super.paper }

  init(log: MessageLog) {
    self.log = log
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.panelIsTold(.touchesBegan, touches, event) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.panelIsTold(.touchesMoved, touches, event) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.panelIsTold(.touchesEnded, touches, event) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.panelIsTold(.touchesCancelled, touches, event) { super.touchesCancelled(touches, with: event) }
  }
}

/// A view that notes what it is told, and passes it on.
private final class ListeningView: UIView {
  private let log: MessageLog

  init(_ name: String, log: MessageLog) {
    self.log = log
    super.init(frame: .zero)
    traceName = name
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesBegan, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesMoved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesEnded, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesCancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A controller that notes what it is told, and passes it on.
private final class ListeningController: UIViewController {
  private let log: MessageLog

  init(_ name: String, view: UIView, log: MessageLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    traceName = name
    self.view = view
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesBegan, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesMoved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesEnded, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesCancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
}
