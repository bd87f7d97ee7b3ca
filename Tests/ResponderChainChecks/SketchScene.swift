import CheckSupport
import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// A page with a sketch panel, on which a script is played.
final class SketchScene {
  /// What is looked at.
  enum Aspect { case touches, emptySets, events, everything }

  private let script: SketchScript
  private let variation: SketchVariation
  /// What becomes of the panel in the first play.
  private var change: SketchVariation.Change
  private let stage = Stage()
  private let log = SketchLog()
  private let panel: WatchedPanel
  private let panelController: SketchController
  private let (page, otherPage): (SketchPage, SketchPage)
  private let (pageController, otherController): (SketchController, SketchController)
  /// The panel that the first one lies in, and the one beside.
  private var (outer, neighbor): (WatchedPanel?, WatchedPanel?)
  /// Where the panel's bounds begin now, when nothing but the script has scrolled it.
  private var scroll: CGPoint
  /// What each finger has done, as the panel's messages have to be.
  private var phases: [Int: [String]] = [:]
  private var settingsBefore: ScreenSettings?

  /// Plays a script, and says what is wrong.
  static func complaint(about script: SketchScript, _ aspect: Aspect) -> String? {
    weak var panel: UIView?
    let complaint = {
      let scene = SketchScene(script)
      panel = scene.panel
      return scene.complaint(aspect)
    }()
    if let complaint { return complaint }
    // A recognizer may still hold a lift back.
    if panel == nil || !script.variation.isToldOfAll { return nil }
    return "expected: the panel goes with its page\ngot:      something still keeps it"
  }

  private init(_ script: SketchScript) {
    self.script = script
    variation = script.variation
    change = variation.change
    scroll = variation.scroll
    panel = WatchedPanel(log.panelName, log: log)
    // A controller that is none of the panel's is told of nothing.
    panelController = SketchController(
      "PanelController", view: variation.hasController ? panel : UIView(), log: log)
    page = SketchPage("PageView", log: log)
    pageController = SketchController("PageController", view: page, log: log)
    otherPage = SketchPage("OtherPage", log: log)
    otherController = SketchController("OtherController", view: otherPage, log: log)
    if variation.hasController { panel.controller = panelController }
    if variation.hasCoordinator {
      panel.coordinator = SketchCoordinator("Coordinator", of: panel, log: log)
    }
    for view in [page, otherPage] {
      view.frame = stage.window.bounds
      view.bounds.origin = variation.scrollOfPage
    }
    stage.show(otherPage, page)
    pageController.addChild(panelController)
    if variation.isPresenting { stage.presentSomething(behind: page, of: pageController) }
    if variation.mergesMoves { stage.device.moveDelivery = .oncePerDisplayFrame }
    (outer, neighbor) = (makeOuterPanel(), makeNeighbor())
    prepare(panel, in: outer ?? page)
    panelController.didMove(toParent: pageController)
    for circumstance in variation.circumstances { circumstance.apply(to: panel, on: stage) }
    if let recognizer = variation.recognizer {
      (variation.isRecognizerOnPage ? page : panel).addGestureRecognizer(recognizer.make())
    }
  }

  private func prepare(_ panel: WatchedPanel, in superview: UIView) {
    panel.ownPaper = variation.paper.map { $0.offsetBy(dx: scroll.x, dy: scroll.y) }
    let origin = superview.bounds.origin
    panel.frame = script.panel.offsetBy(dx: 30 + origin.x, dy: 90 + origin.y)
    panel.bounds.origin = scroll
    panel.isMultipleTouchEnabled = !variation.takesOneFinger
    if variation.hasContents {
      let half = CGSize(width: panel.bounds.width / 2, height: panel.bounds.height)
      let contents = UIView(frame: CGRect(origin: panel.bounds.origin, size: half))
      contents.isMultipleTouchEnabled = !variation.takesOneFinger
      panel.addSubview(contents)
    }
    panel.transform = variation.transform
    panel.alpha = variation.alpha
    Look.apply(variation.looks, to: panel)
    superview.addSubview(panel)
  }

  private func makeOuterPanel() -> WatchedPanel? {
    guard let paper = variation.outerPaper else { return nil }
    let outer = WatchedPanel("OuterPanel", log: log)
    outer.frame = page.bounds
    outer.ownPaper = paper
    page.addSubview(outer)
    return outer
  }

  /// A panel whose left half is paper.
  private func makeNeighbor() -> WatchedPanel? {
    guard variation.neighbor != nil else { return nil }
    let neighbor = WatchedPanel("Neighbor", log: log)
    neighbor.frame = CGRect(x: page.bounds.minX + 30, y: page.bounds.minY + 442, width: 240, height: 34)
    neighbor.ownPaper = CGRect(x: 0, y: 0, width: 120, height: 34)
    page.addSubview(neighbor)
    return neighbor
  }

  private func complaint(_ aspect: Aspect) -> String? {
    // A recognizer would hold back its lift.
    if variation.hasButton, variation.recognizer == nil, let complaint = complaintAboutAButton {
      return complaint
    }
    if let complaint = complaintAboutOnePlay(aspect) { return complaint }
    guard variation.changesItsNext else { return nil }
    let hasController = panel.controller == nil
    panelController.view = hasController ? panel : UIView()
    panel.controller = hasController ? panelController : nil
    panel.isHidden = false
    panel.isUserInteractionEnabled = true
    if change == .changesPage { page.addSubview(panel) }
    panel.bounds.size = variation.size
    change = .nothing
    comesBack()
    log.forget()
    phases = [:]
    // The panel is scrolled meanwhile, and its paper with it.
    scrollPanel(by: CGPoint(x: 37, y: -41))
    return complaintAboutOnePlay(aspect).map {
      "the second time, with another next responder, and scrolled:\n\($0)"
    }
  }

  private func complaintAboutOnePlay(_ aspect: Aspect) -> String? {
    settingsBefore = stage.settings()
    for event in 0..<script.length {
      play(event)
      if event == script.lastLanding, change != .nothing {
        if let complaint = complaintAboutSettings { return complaint }
        if variation.changesWhenTold {
          log.whenTold = { [weak self] in self?.changeThePanel() }
        } else {
          changeThePanel()
        }
      }
      if aspect == .everything,
        let answer = PlainAnswers.complaint(about: panel, next: panel.rightNext)
      {
        return answer
      }
      // What is not finished is no stroke yet.
      let count = panel.rightStrokes.joined().count
      if aspect == .everything, panel.strokes.count != count {
        return complaintAboutMessages ?? panel.complaint
      }
    }
    if let complaint = complaintAboutSettings { return complaint }
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
      let place = panel.convert(CGPoint(x: point.x + scroll.x, y: point.y + scroll.y), to: nil)
      contacts.append(contact(number, phase, place))
    }
    if let place = variation.neighbor {
      let phase: Contact.Phase = event == 0 ? .began : event == script.length - 1 ? .ended : .moved
      contacts.append(
        contact(50, phase, CGPoint(x: (place == .paper ? 60 : 180) + CGFloat(event % 2), y: 460)))
    }
    guard !contacts.isEmpty else { return }
    if variation.mergesMoves, contacts.allSatisfy({ $0.phase == .moved }) { reportOnTheWay(contacts) }
    let report = { [self] in
      stage.device.digitizer.report(contacts)
      stage.device.settle()
      stage.device.advance(by: max(script.pause(after: event), variation.mergesMoves ? 0.05 : 0))
    }
    // A finger that moves meanwhile is at no certain place in the panel.
    let onlyEnds = contacts.allSatisfy { $0.index == 50 || [.ended, .cancelled].contains($0.phase) }
    if variation.isOutAtEnds, onlyEnds { comesBack(after: report) } else { report() }
  }

  /// Lets the sensor tell of fingers so often that the app hears of several places at once: of the first one alone, and of
  /// the others together.
  private func reportOnTheWay(_ contacts: [Contact]) {
    // All of it belongs to one frame of the display.
    let frame = (stage.device.clock.now * 60).rounded(.up)
    stage.device.advance(to: (frame + 0.05) / 60)
    for distance in [0.004, 0.002] as [CGFloat] {
      let places = contacts.map { contact in
        let share = contact.location
        return Contact(
          index: contact.index, phase: .moved,
          location: CGPoint(x: share.x - distance, y: share.y + distance),
          tool: contact.tool)
      }
      stage.device.digitizer.report(places)
      stage.device.advance(by: 0.003)
    }
    for contact in contacts {
      phases[contact.index + 1, default: []].append(TraceMethod.touchesMoved.selector)
    }
  }

  private func contact(_ index: Int, _ phase: Contact.Phase, _ place: CGPoint) -> Contact {
    if phase == .began { log.landings.append((place, index + 1)) }
    let method: TraceMethod =
      switch phase {
      case .began: .touchesBegan
      case .ended: .touchesEnded
      case .cancelled: .touchesCancelled
      default: .touchesMoved
      }
    phases[index + 1, default: []].append(method.selector)
    let size = stage.window.bounds.size
    return Contact(
      index: index, phase: phase, location: CGPoint(x: place.x / size.width, y: place.y / size.height),
      pressure: Double(phases[index + 1]?.count ?? 0).truncatingRemainder(dividingBy: 3) / 4,
      tool: index == 0 && variation.hasPencil ? .pencil(Pencil()) : .finger)
  }
}

/// What the app does with the panel.
extension SketchScene {
  private func changeThePanel() {
    let size = panel.bounds.size
    switch change {
    case .nothing: break
    case .isHidden: panel.isHidden = true
    case .isDisabled: panel.isUserInteractionEnabled = false
    case .isLaidOut:
      panel.setNeedsLayout()
      panel.layoutIfNeeded()
    case .shrinks: panel.bounds.size = CGSize(width: size.width - 40, height: size.height - 40)
    case .grows: panel.bounds.size = CGSize(width: size.width + 40, height: size.height + 40)
    case .scrolls: scrollPanel(by: CGPoint(x: 23, y: -17))
    case .comesBack: comesBack()
    case .getsAView: panel.insertSubview(UIView(), at: 0)
    case .moves: panel.center = CGPoint(x: panel.center.x + 6, y: panel.center.y - 9)
    case .changesPage: otherPage.addSubview(panel)
    case .losesCoordinator: panel.coordinator = nil
    }
    settingsBefore = stage.settings()
  }

  private func scrollPanel(by way: CGPoint) {
    scroll = CGPoint(x: scroll.x + way.x, y: scroll.y + way.y)
    panel.bounds.origin = scroll
    panel.subviews.last?.frame.origin = scroll
    panel.ownPaper = panel.ownPaper?.offsetBy(dx: way.x, dy: way.y)
  }

  private func comesBack(after work: () -> Void = {}) {
    guard let superview = panel.superview, let place = superview.subviews.firstIndex(of: panel) else {
      return work()
    }
    panel.removeFromSuperview()
    work()
    superview.insertSubview(panel, at: place)
  }
}

/// What is wrong.
extension SketchScene {
  /// A button in the panel takes its fingers itself.
  private var complaintAboutAButton: String? {
    var count = 0
    let button = UIButton(frame: panel.bounds)
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    panel.addSubview(button)
    let place = panel.convert(panel.middle, to: nil)
    stage.device.digitizer.report([contact(30, .began, place)])
    stage.device.settle()
    stage.device.advance(by: 0.05)
    stage.device.digitizer.report([contact(30, .ended, place)])
    stage.device.settle()
    stage.device.advance(by: 0.1)
    button.removeFromSuperview()
    log.landings = []
    let told = log.messages.first.map { "\($0.listener) is told of the finger" }
    let stroke = panel.strokes.isEmpty ? nil : "the panel has a stroke"
    let action = count == 1 ? nil : "the button acts \(count) times"
    guard let got = told ?? stroke ?? action else { return nil }
    return "a tap on a button in the panel\nexpected: the button acts, and that is all\ngot:      \(got)"
  }

  private var complaintAboutSettings: String? {
    settingsBefore.flatMap { stage.settings().change(since: $0) }.map {
      "the settings of all views, before and after\nexpected: they stay\ngot:      \($0)"
    }
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
    let leavesLateOnesOut =
      variation.isOutAtEnds || [.changesPage, .losesCoordinator].contains(variation.change)
    for listener in log.listeners {
      guard
        let divergence = log.divergence(of: listener, leavesLateOnesOut: leavesLateOnesOut)
      else { continue }
      let role =
        switch listener {
        case "Coordinator": ", which is neither a view nor a controller: the panel's next responder"
        case "PanelController": ", whose view the panel is: the panel's next responder"
        case "PageView", "OuterPanel": ", in which the panel lies"
        default: ""
        }
      let told = log.listeners.filter { name in log.messages.contains { $0.listener == name } }
      let instead =
        divergence.isToldNothing && !told.isEmpty ? "\ntold instead: \(told.joined(separator: ", "))" : ""
      return "what \(listener) is told\(role)\n\(divergence.text)\(instead)"
    }
    guard variation.isToldOfAll else { return nil }
    // Of fingers that land at the same spot one can't tell which is which.
    let fingers = phases.keys.filter { $0 <= script.fingers.count }
    func inOrder(_ phases: [[String]]) -> [String] {
      phases.map { $0.joined(separator: " ") }.sorted()
    }
    let expected = inOrder(fingers.map { phases[$0] ?? [] })
    let actual = inOrder(fingers.map { log.phases(of: $0, toldTo: log.panelName) })
    if let divergence = firstDivergence(expected: expected, actual: actual) {
      return "what the panel is told of its fingers, a line for each\n\(divergence)"
    }
    return nil
  }

  private var complaintAboutStrokes: String? {
    [panel, outer, neighbor].compactMap { $0?.complaint }.first
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

extension SketchVariation.Recognizer {
  /// One of the kind, as it comes.
  fileprivate func make() -> UIGestureRecognizer {
    switch self {
    case .tap: return UITapGestureRecognizer()
    case .doubleTap:
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = 2
      return recognizer
    case .longPress: return UILongPressGestureRecognizer()
    case .pan: return UIPanGestureRecognizer()
    }
  }
}
