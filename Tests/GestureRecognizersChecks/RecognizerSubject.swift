import TouchKit
import TouchStage

/// A recognizer that tells something beside its state.
protocol TellingRecognizer: UIGestureRecognizer {
  var told: String { get }
}

/// What an app does with a recognizer and its partner, in words that go on after *the app*.
private enum RecognizerAct: String, CaseIterable {
  case switchesOff = "switches the recognizer off"
  case switchesOffAndOn = "switches the recognizer off and on"
  case detaches = "takes the recognizer off its view"
  case reattaches = "takes the recognizer off its view, and attaches it again"
  case switchesTheOther = "switches the other recognizer"
  case takesThePartOut = "takes the view in the view out"
  case switchesOffInAnAction = "will switch the recognizer off in its next action"
  case takesOutInAnAction = "will take the view out in the recognizer’s next action"
  case detachesInAnAction = "will take the recognizer off its view in its next action"
  case asks = "asks the recognizer whom it prevents and waits for"

  init(_ number: Int) { self = Self.allCases[number % Self.allCases.count] }
}

/// Looks after a recognizer on a view and its partner, as an app does.
final class RecognizerSubject<Settings: RecognizerSetup>: TwinSubject, UIGestureRecognizerDelegate {
  /// The number of the act that takes another one back.
  static var undoing: Int { 99 }

  private let plan: RecognizerPlan<Settings>
  private let name: String
  private let log: AppLog
  private let pad = ListeningView(frame: CGRect(x: 0, y: 0, width: 480, height: 560))
  private let inner = ListeningView(frame: CGRect(x: 0, y: 0, width: 260, height: 560))
  private let recognizer, partner: UIGestureRecognizer
  /// Others of its class, set up otherwise.
  private let relatives: [UIGestureRecognizer]
  private var undo: () -> Void = {}
  private var inTheNextAction: () -> Void = {}

  var view: UIView { pad }
  var parts: [UIView] { [pad, inner] }
  let state = ""

  init(
    _ plan: RecognizerPlan<Settings>, name: String, log: AppLog, make: (Settings) -> UIGestureRecognizer
  ) {
    (self.plan, self.name, self.log) = (plan, name, log)
    recognizer = make(plan.settings)
    partner = plan.partner?.make() ?? make(plan.settings)
    relatives = Settings.others.map(make)
    pad.addSubview(inner.named("the view in \(name)"))
    pad.traceName = name
    if plan.hasControl {
      let control = UIControl(frame: inner.bounds)
      control.isMultipleTouchEnabled = true
      inner.addSubview(control.named("the control in \(name)"))
    }
    let listener = AppListener(log)
    for view in [pad, inner] {
      view.isMultipleTouchEnabled = true
      if plan.keepsTouches { view.listener = listener }
    }
    if plan.place == .before { pad.addGestureRecognizer(partner) }
    pad.addGestureRecognizer(recognizer)
    if plan.place != .before { (plan.place == .after ? pad : inner).addGestureRecognizer(partner) }
    for one in [recognizer, partner] { one.addTarget(self, action: RecognizerSubject.hear) }
    bind()
  }

  private func bind() {
    switch plan.bond {
    case .nothing: break
    case .shares, .mayNotBegin, .waitsByDelegate, .isAwaitedByDelegate:
      recognizer.delegate = self
    case .isShared: partner.delegate = self
    case .waits: recognizer.require(toFail: partner)
    case .isAwaited: partner.require(toFail: recognizer)
    case .leavesTouches: recognizer.cancelsTouchesInView = false
    case .delaysNothing: recognizer.delaysTouchesEnded = false
    case .delaysEverything: recognizer.delaysTouchesBegan = true
    }
  }

  private func hear(_ sender: UIGestureRecognizer) {
    let told = (sender as? any TellingRecognizer)?.told ?? ""
    log.note(
      "\(name): \(sender === recognizer ? "the recognizer" : "the other recognizer") acts, \(sender.state)\(told)"
    )
    guard sender === recognizer, [.ended, .cancelled].contains(sender.state) else { return }
    inTheNextAction()
    inTheNextAction = {}
  }

  // MARK: What the app does

  func words(for act: Int) -> String {
    if act == Self.undoing { return "takes back what it did last" }
    let act = RecognizerAct(act)
    return act.rawValue + (act == .switchesTheOther ? (partner.isEnabled ? " off" : " on") : "")
  }

  func perform(_ act: Int) {
    if act == Self.undoing {
      undo()
      (undo, inTheNextAction) = ({}, {})
      return
    }
    switch RecognizerAct(act) {
    case .switchesOff: switchOff()
    case .switchesOffAndOn: recognizer.isEnabled = false; recognizer.isEnabled = true
    case .detaches: detach()
    case .reattaches: pad.removeGestureRecognizer(recognizer); pad.addGestureRecognizer(recognizer)
    case .switchesTheOther: partner.isEnabled.toggle()
    case .takesThePartOut: inner.removeFromSuperview(); undo = { [unowned self] in pad.addSubview(inner) }
    case .switchesOffInAnAction: inTheNextAction = { [unowned self] in switchOff() }
    case .takesOutInAnAction: inTheNextAction = { [unowned self] in takeOut() }
    case .detachesInAnAction: inTheNextAction = { [unowned self] in detach() }
    case .asks: ask()
    }
  }

  private func switchOff() {
    recognizer.isEnabled = false
    undo = { [unowned self] in recognizer.isEnabled = true }
  }

  private func detach() {
    pad.removeGestureRecognizer(recognizer)
    undo = { [unowned self] in pad.addGestureRecognizer(recognizer) }
  }

  private func takeOut() {
    let home = pad.superview
    pad.removeFromSuperview()
    undo = { [unowned self] in home?.addSubview(pad) }
  }

  /// Whom it prevents is up to its superclass, and who prevents it.
  private func ask() {
    let kinds: [AppRecognizer] = [.tap, .pan, .press]
    let others =
      kinds.map { ($0.rawValue, $0.make()) } + [("the other recognizer", partner)]
      + relatives.map { ("one of its class", $0) }
    for (name, other) in others {
      log.note(
        "with \(name): canPrevent \(recognizer.canPrevent(other)), canBePrevented "
          + "\(recognizer.canBePrevented(by: other)), shouldRequireFailure "
          + "\(recognizer.shouldRequireFailure(of: other)), shouldBeRequiredToFail "
          + "\(recognizer.shouldBeRequiredToFail(by: other))", .question)
    }
  }

  // MARK: The delegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.note("\(name): a delegate is asked whether a recognizer should begin", .question)
    return plan.bond != .mayNotBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    [recognizer, partner].contains(otherGestureRecognizer) && [.shares, .isShared].contains(plan.bond)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { plan.bond == .waitsByDelegate && otherGestureRecognizer === partner }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { plan.bond == .isAwaitedByDelegate && otherGestureRecognizer === partner }
}

extension RecognizerSetup {
  /// What an app does between touches, each in its turn: what `RecognizerSubject` makes of these numbers.
  static var deeds: [Int] { Array(0..<10) }
}
