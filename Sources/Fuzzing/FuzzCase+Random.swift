import Chance
import TouchKit

extension FuzzCase {
  /// Makes the case with a number out of all the cases of a seed.
  public init(seed: UInt64, number: Int) {
    var random = SeededGenerator(seed: SeededGenerator.answer(seed, number))
    self.init()
    profile = random.pick(SystemProfile.all)
    apps = random.once(in: 6) ? 2 : 1
    makeViews(&random)
    makeRecognizers(&random)
    makeReactions(&random)
    makeSteps(&random)
  }

  private mutating func makeViews(_ random: inout SeededGenerator) {
    for app in 0..<apps {
      for _ in 0..<(random.once(in: 4) ? 2 : 1) {
        let isWhole = !random.once(in: 8)
        let frame = isWhole ? CGRect(origin: .zero, size: Self.screen) : Self.frame(&random)
        views.append(ViewPlan(id: views.count, app: app, superview: nil, frame: frame))
      }
    }
    let windows = views.count
    for id in windows..<windows + random.number(1...8) {
      let superview = views[random.number(0...id - 1)]
      // As many plain views as all the others together.
      let kind = random.once(in: 2) ? 0 : random.number(0...ViewKind.all.count - 1)
      views.append(
        ViewPlan(
          id: id, app: superview.app, superview: superview.id, kind: kind, frame: Self.frame(&random)))
    }
    for place in views.indices { views[place].traits = traits(of: views[place], &random) }
  }

  private static func frame(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: CGFloat(random.number(-1...8) * 16), y: CGFloat(random.number(-1...8) * 16),
      width: CGFloat(random.number(1...16) * 32), height: CGFloat(random.number(1...16) * 32))
  }

  private func traits(of view: ViewPlan, _ random: inout SeededGenerator) -> [ViewPlan.Trait] {
    var traits: [ViewPlan.Trait] = []
    func maybe(_ times: Int, _ trait: ViewPlan.Trait) { if random.once(in: times) { traits.append(trait) } }
    let isWindow = view.superview == nil
    if isWindow {
      maybe(6, .high)
      maybe(40, .swallows)
    } else {
      maybe(16, .hidden)
      maybe(16, .faint)
      maybe(16, .untouchable)
      maybe(60, .deflects(to: random.number(0...views.count - 1)))
    }
    if view.kind != 0 {
      maybe(16, .disabled)
      maybe(8, .keepsTouches)
      maybe(4, .takesControls)
      maybe(4, .hastes)
      maybe(6, .neverCancels)
      maybe(6, .pages)
      maybe(6, .locksDirection)
      maybe(4, .stiff)
    }
    maybe(2, .multipleTouch)
    maybe(10, .exclusiveTouch)
    maybe(10, .turned(random.share() * 6))
    maybe(10, .scaled(0.25 + random.share() * 3))
    maybe(5, .forwards)
    maybe(24, .vetoes)
    return traits
  }

  private mutating func makeRecognizers(_ random: inout SeededGenerator) {
    for id in 0..<random.number(0...6) {
      var traits: [RecognizerPlan.Trait] = []
      if random.once(in: 4) { traits.append(.leavesTouches) }
      if random.once(in: 4) { traits.append(.delaysBegan) }
      if random.once(in: 4) { traits.append(.passesEnded) }
      if random.once(in: 20) { traits.append(.disabled) }
      if random.once(in: 3) { traits.append(.delegate(random.next())) }
      recognizers.append(
        RecognizerPlan(
          id: id, view: random.number(0...views.count - 1),
          kind: random.number(0...RecognizerKind.all.count - 1), seed: random.next(), traits: traits))
    }
    guard recognizers.count > 1 else { return }
    for _ in 0..<random.number(0...2) {
      let last = recognizers.count - 1
      relations.append(Relation(waiting: random.number(0...last), failing: random.number(0...last)))
    }
  }

  private mutating func makeReactions(_ random: inout SeededGenerator) {
    guard !random.once(in: 3) else { return }
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for _ in 0..<random.number(1...4) {
      let view = random.number(0...views.count - 1)
      var moment = Reaction.Moment.view(view, random.pick(phases))
      if !recognizers.isEmpty, random.once(in: 2) {
        let recognizer = random.number(0...recognizers.count - 1)
        let moments: [Reaction.Moment] = [
          .action(recognizer), .action(recognizer), .reset(recognizer),
          .recognizer(recognizer, random.pick(phases)),
        ]
        moment = random.pick(moments)
      } else if views[view].kind != 0, random.once(in: 2) {
        moment = random.pick([.control(view), .scroll(view), .rows(view)])
      }
      if random.once(in: 4) {
        let recognizer = random.number(0...max(recognizers.count, 1) - 1)
        moment = random.pick([.hitTest(view), .layout(view), .question(recognizer)])
      }
      reactions.append(Reaction(moment: moment, turn: random.number(1...3), change: change(&random)))
    }
  }

  /// A change of one of this case's parts.
  func change(_ random: inout SeededGenerator) -> Change {
    let view = random.number(0...views.count - 1)
    let recognizer = random.number(0...max(recognizers.count, 1) - 1)
    let state = random.pick([
      UIGestureRecognizer.State.began, .changed, .ended, .cancelled, .failed, .possible,
    ])
    if random.once(in: 3) { return .disturb(Disturbance(&random, views: views.count, apps: apps)) }
    switch random.number(0...32) {
    case 0, 1: return .remove(view: view)
    case 2: return .move(view: view, into: random.number(0...views.count - 1))
    case 3, 4: return .release(view: view)
    case 5: return .hide(view: view)
    case 6: return .show(view: view)
    case 7: return .freeze(view: view)
    case 8: return .squeeze(view: view)
    case 9: return .shift(view: view)
    case 10: return .animate(view: view)
    case 11, 12: return .detach(recognizer: recognizer)
    case 13: return .attach(recognizer: recognizer, to: view)
    case 14, 15: return .disable(recognizer: recognizer)
    case 16: return .enable(recognizer: recognizer)
    case 17: return .assign(state, to: recognizer)
    case 18: return .turnFlags(of: recognizer)
    case 19: return .require(recognizer, toFail: random.number(0...max(recognizers.count, 1) - 1))
    case 20: return .forgetDelegate(of: recognizer)
    case 21: return .assignLater(state, to: recognizer)
    case 22: return random.pick([.interrupt, .endInterruption])
    case 23: return random.pick([.showHomeScreen, .bringToFront(app: random.number(0...apps - 1))])
    case 24: return .clear(view: view)
    case 25, 26: return .retarget(recognizer)
    case 27: return .ignoreTouches(of: recognizer)
    case 28: return .resend
    case 29: return .disableControl(view: view)
    case 30: return .stopScrolling(view: view)
    case 31: return .scroll(view: view, by: random.share() * 400 - 200, animated: random.once(in: 2))
    default: return .dawdle(random.share())
    }
  }
}
