import CheckSupport
import TouchKit
import TouchStage

/// A screen on which a recognizer lives together with others, and a record of all that happens there.
final class Company {
  private let stage = Stage(screen: GestureTrial.screen)
  private let trace: Trace
  private let example: CompanyCase
  private let member: CompanyMember
  private let ground: UIView
  private let board, view, inner: ListeningView
  private let button = UIButton()
  private let recognizer: UIGestureRecognizer
  private var guests: [UIGestureRecognizer] = []
  private let delegate = CompanyDelegate()
  private var ears: [Ear] = []
  private var happenings: [Happening] = []
  private var start: TimeInterval = 0
  private var hasChanged = false

  init(_ example: CompanyCase, of member: CompanyMember) {
    (self.example, self.member) = (example, member)
    // A replay has a trace already.
    trace = stage.device.trace ?? Trace(of: [.gestures, .refusal])
    var random = SeededGenerator(seed: example.detail)
    ground =
      example.isInAScrollView ? UIScrollView(frame: stage.window.bounds) : UIView(frame: stage.window.bounds)
    (board, view, inner) = (
      ListeningView("the superview"), ListeningView("its view"), ListeningView("the view in it")
    )
    recognizer = member.make()
    recognizer.name = "Recognizer"
    layOut(&random)
    for place in CompanyCase.Place.allCases {
      if place == .after { view.addGestureRecognizer(recognizer) }
      for (guest, itsPlace) in example.guests where place == itsPlace { attach(guest, at: place, &random) }
    }
    // The first one is first, wherever it is.
    if example.guests.count > 1, order(of: 0) > order(of: 1) { guests.reverse() }
    bind()
    hear(recognizer, as: "the recognizer", tellsItsTranslation: true)
    for view in [board, view, inner] {
      view.note = { [unowned self] in note($0) }
    }
    button.addAction(UIAction { [unowned self] _ in note("the button acts") }, for: .touchUpInside)
    stage.device.trace = trace
    if random.once(in: 4) { stage.device.advance(by: 100) }
  }

  private func order(of number: Int) -> Int {
    CompanyCase.Place.allCases.firstIndex(of: example.guests[number].place) ?? 0
  }

  /// Everything is larger than the screen, however it is turned.
  private func layOut(_ random: inout SeededGenerator) {
    let size = CGSize(width: 6_000, height: 6_000)
    if let page = ground as? UIScrollView {
      // Timers of the usual kind don't fire while something scrolls: beside a tap recognizer nothing can.
      page.contentSize = example.kind == .tap ? .zero : size
      if example.kind != .tap { page.contentOffset = CGPoint(x: 1_500, y: 1_500) }
      page.delaysContentTouches = random.once(in: 2)
      page.canCancelContentTouches = !random.once(in: 4)
    }
    stage.show(ground)
    board.bounds.size = size
    board.center = CGPoint(x: ground.bounds.midX, y: ground.bounds.midY)
    board.transform = CGAffineTransform(rotationAngle: random.pick([0, 0, 1, 3]))
      .scaledBy(x: random.pick([1, -1, 0.7, 1.5]), y: 1)
    board.bounds.origin = CGPoint(x: random.number(-500...500), y: 0)
    ground.addSubview(board)
    view.frame = board.bounds
    board.addSubview(view)
    inner.frame = CGRect(x: 0, y: 0, width: 3_000, height: 6_000)
    button.frame = CGRect(x: 3_100, y: 3_000, width: 500, height: 900)
    for part in [inner, button] { view.addSubview(part) }
    for view in [board, view, inner, button] {
      view.isMultipleTouchEnabled = example.kind != .tap || !random.once(in: 3)
    }
    // The recognizer's own view passes touches on, or keeps them.
    for view in [board, view, inner] { view.passesOn = random.once(in: 2) }
  }

  private func attach(
    _ guest: CompanyCase.Guest, at place: CompanyCase.Place, _ random: inout SeededGenerator
  ) {
    let other: UIGestureRecognizer
    switch guest {
    case .tap: other = UITapGestureRecognizer()
    case .doubleTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      other = tap
    case .pan: other = UIPanGestureRecognizer()
    case .press: other = UILongPressGestureRecognizer()
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right, .up, .down]
      other = swipe
    case .twin: other = member.make()
    }
    other.cancelsTouchesInView = !random.once(in: 4)
    other.delaysTouchesBegan = random.once(in: 6)
    switch place {
    case .before, .after: view.addGestureRecognizer(other)
    case .inside: inner.addGestureRecognizer(other)
    case .button: button.addGestureRecognizer(other)
    case .around: board.addGestureRecognizer(other)
    case .window: stage.window.addGestureRecognizer(other)
    }
    guests.append(other)
    hear(
      other, as: "\(guest.rawValue) \(place.rawValue)",
      tellsItsTranslation: guest == .twin)
  }

  private func bind() {
    let first = guests[0]
    (delegate.bond, delegate.recognizer, delegate.other, delegate.inner) = (
      example.bond, recognizer, first, inner
    )
    delegate.note = { [unowned self] in note($0) }
    switch example.bond {
    case .nothing, .nothingToo, .nothingEither: break
    case .shares, .mayNotBegin, .hearsNothingInside, .waitsByDelegate, .isAwaitedByDelegate:
      recognizer.delegate = delegate
    case .isShared: first.delegate = delegate
    case .waits: recognizer.require(toFail: first)
    case .isAwaited: first.require(toFail: recognizer)
    case .leavesTouches: recognizer.cancelsTouchesInView = false
    case .delaysNothing: recognizer.delaysTouchesEnded = false
    case .delaysEverything: recognizer.delaysTouchesBegan = true
    }
  }

  private func hear(
    _ recognizer: UIGestureRecognizer, as name: String, tellsItsTranslation: Bool
  ) {
    let ear = Ear { [unowned self] sender in
      note("\(name): \(sender.state.name)", tellsItsTranslation ? member.translation(sender) : nil)
      if example.changesInAnAction, !hasChanged { change() }
    }
    recognizer.addTarget(ear, action: Ear.hear)
    ears.append(ear)
  }

  private var now: Int { Int(((stage.device.clock.now - start) * 1_000).rounded()) }

  private func note(_ text: String, _ translation: CGPoint? = nil) {
    happenings.append(Happening(now, text, translation: translation))
  }

  // MARK: Playing

  /// All that happens while the fingers follow the plan, and in the time after it.
  func results(of plan: FingerPlan) -> [Happening] {
    var frames = plan.script.frames(on: GestureTrial.screen).pressed(by: example.detail)
    frames = frames.made(with: plan.tool)
    start = stage.device.clock.now
    let middle = numberOfTheChange(among: frames)
    var changedAt: Int?
    for (number, frame) in frames.enumerated() {
      if number == middle, !example.changesInAnAction { change() }
      if hasChanged, changedAt == nil { changedAt = number }
      if let time = changedAt {
        if example.isLate {
          // When the glass is empty.
          if number > time, frames[number - 1].contacts.allSatisfy(\.leaves) { changeBack() }
        } else if number == time + 5 {
          changeBack()
        }
      }
      stage.device.advance(to: max(stage.device.clock.now, start + frame.time))
      stage.device.digitizer.report(frame.contacts)
      stage.device.settle()
    }
    stage.device.advance(by: 2)
    let decisions: [Happening] = trace.entries.compactMap { entry in
      let time = Int(((entry.time - start) * 1_000).rounded())
      switch entry.event {
      case .state(.failed) where member.failsInTime && entry.subject == recognizer.traceName:
        return Happening(time, "the recognizer: failed")
      case .note(let note) where entry.stage == .refusal: return Happening(time, "not allowed: \(note.text)")
      default: return nil
      }
    }
    return (happenings + decisions).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  /// Before which frame the app changes something: in the first half, or in the last gesture but one.
  private func numberOfTheChange(among frames: [DigitizerFrame]) -> Int {
    var numbers = Array(0..<max(frames.count / 2, 1))
    if example.isLate, let times = example.hand.timesOfTheLastButOne {
      let late = frames.indices.filter { times.contains(Int((frames[$0].time * 1_000).rounded())) }
      // Not before it has landed.
      if late.count > 1 { numbers = Array(late.dropFirst()) }
    }
    return numbers[Int(example.detail % UInt64(numbers.count))]
  }

  private func change() {
    hasChanged = true
    switch example.change {
    case .nothing, .nothingToo: break
    case .off: recognizer.isEnabled = false
    case .offAndOn:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case .othersOff: for guest in guests { guest.isEnabled = false }
    case .viewOut: view.removeFromSuperview()
    case .viewMoves: stage.window.addSubview(view)
    case .innerOut: inner.removeFromSuperview()
    case .hides: view.isHidden = true
    case .noInteraction: view.isUserInteractionEnabled = false
    case .attachesAgain:
      view.removeGestureRecognizer(recognizer)
      view.addGestureRecognizer(recognizer)
    case .offItsView: view.removeGestureRecognizer(recognizer)
    case .goesUp: board.addGestureRecognizer(recognizer)
    case .goesFarther: stage.window.addGestureRecognizer(recognizer)
    case .delegateGoes: recognizer.delegate = nil
    }
  }

  private func changeBack() {
    switch example.change {
    case .off: recognizer.isEnabled = true
    case .viewOut: board.addSubview(view)
    case .innerOut: view.addSubview(inner)
    case .offItsView: view.addGestureRecognizer(recognizer)
    case .hides: view.isHidden = false
    case .noInteraction: view.isUserInteractionEnabled = true
    default: break
    }
  }

  /// All that is set on the screen, whatever class the recognizer is of.
  var settings: ScreenSettings {
    stage.settings { _, settings in
      for index in settings.recognizers.indices { settings.recognizers[index].forgetClass() }
    }
  }

  /// What is wrong with what the recognizer says about others; it says what its superclass says.
  var complaintAboutAnswers: String? {
    var random = SeededGenerator(seed: example.detail)
    for other in guests + member.relatives() + (0..<4).map({ _ in UIGestureRecognizer.stranger(&random) }) {
      for (question, answer, expected) in [
        ("canPrevent", recognizer.canPrevent(other), true),
        ("canBePrevented(by:)", recognizer.canBePrevented(by: other), true),
        ("shouldRequireFailure(of:)", recognizer.shouldRequireFailure(of: other), false),
        ("shouldBeRequiredToFail(by:)", recognizer.shouldBeRequiredToFail(by: other), false),
      ] where answer != expected {
        return """
          asked: \(question), with a \(type(of: other))
          expected: \(expected), as the superclass says
          got:      \(answer)
          """
      }
    }
    return nil
  }
}

extension Contact {
  /// Whether it is the last frame of a finger.
  fileprivate var leaves: Bool { phase == .ended || phase == .cancelled }
}

/// Hears of the actions of one recognizer.
private final class Ear {
  private let tell: (UIGestureRecognizer) -> Void
  init(_ tell: @escaping (UIGestureRecognizer) -> Void) { self.tell = tell }
  func hear(_ recognizer: UIGestureRecognizer) { tell(recognizer) }
}
