import CheckSupport
import TouchKit
import TouchStage

/// Fingers that a view tells its delay of by itself, and what else becomes of the view and its content meanwhile.
struct DelayStory: CustomStringConvertible {
  enum Turn: Equatable {
    case none
    /// While the content hears its n-th message, counted from 0, its touch is cancelled, if that is not over.
    case contentIsCancelled(message: Int)
    /// The view has its touch cancelled while it is told to begin a drag.
    case dragIsCancelled
    /// The view goes away between two steps of the fingers.
    case viewGoesAway(step: Int)
  }

  var script: FingerScript
  /// How far a finger ends from where it moved last, which is no drag.
  var aside: CGPoint
  /// Whether the view tells of each move twice, as if the finger had only pressed harder.
  var isTwice: Bool
  var turn: Turn
  /// Whether the view goes on to tell of a finger whose touch was cancelled, until it lifts.
  var goesOn: Bool

  init(_ recipe: FingerRecipe, _ random: inout SeededGenerator) {
    let kind = random.inTurn([0, 1, 2, 3, 4, 5, 6])
    var recipe = recipe
    // Its content knows of the touch when the drag begins.
    if kind == 1 { (recipe.ways, recipe.waits) = ([.drags], 151...400) }
    // Quick fingers, and those that go to the side, have it cancelled in the middle of what was held.
    if kind == 5 {
      (recipe.ways, recipe.waits, recipe.rests, recipe.ends) = ([.trembles], 5...30, 5...30, [.lifts])
    }
    if kind == 6 { (recipe.ways, recipe.waits) = ([.goesSideways], 5...100) }
    script = recipe.make(&random)
    script.removeRests()
    aside = CGPoint(x: random.pick([0.5, -0.5, 10, -40]), y: random.pick([0, 0.5, 10, -40, 200]))
    isTwice = random.once(in: 3)
    turn =
      switch kind {
      case 0: .contentIsCancelled(message: random.pick([0, 0, 1, 1, 2, 5]))
      case 1: .dragIsCancelled
      case 5: .contentIsCancelled(message: random.pick([0, 1]))
      case 6: .contentIsCancelled(message: 0)
      case 2, 3: .viewGoesAway(step: Int.random(in: 1...max(1, script.steps.count - 1), using: &random))
      default: .none
      }
    goesOn = random.once(in: 2)
  }

  var description: String {
    let ends =
      "\(script)\nfingers end \(aside.text) from where they moved last"
      + (isTwice ? "\nthe view tells of each move twice, at once" : "")
      + (goesOn ? "\nthe view goes on to tell of a finger whose touch was cancelled" : "")
    switch turn {
    case .none: return ends
    case .contentIsCancelled(let message):
      return ends + "\nas soon as the content hears its message \(message + 1), its touch is cancelled"
    case .dragIsCancelled:
      return ends + "\nas soon as the view is told to begin a drag, its touch is cancelled"
    case .viewGoesAway(let step):
      let time = FingerScript.text(ofMilliseconds: script.steps[min(step, script.steps.count - 1)].time)
      return ends + "\nat \(time) the view goes away"
    }
  }

  var smaller: [DelayStory] {
    var stories = script.smaller.map { script in
      var copy = self
      copy.script = script
      return copy
    }
    if turn != .none {
      var copy = self
      copy.turn = .none
      stories.insert(copy, at: 0)
    }
    if goesOn {
      var copy = self
      copy.goesOn = false
      stories.insert(copy, at: 0)
    }
    return stories
  }

  /// The steps; each finger ends aside.
  private var steps: [(time: Int, phase: UITouch.Phase, location: CGPoint)] {
    script.steps.map { step in
      let isEnd = step.phase == .ended || step.phase == .cancelled
      return (step.time, step.phase, step.location - script.origin + (isEnd ? aside : .zero))
    }
  }

  /// Lets the view tell its delay of everything, in the time to come.
  func tell(_ page: StudentPage, on stage: Stage, _ log: MessageLog) {
    var shown: StudentPage? = page
    var (place, isOver, messages) = (CGPoint.zero, false, 0)
    weak var delay: AnyObject?
    weak var view: StudentPage?
    (delay, view) = (page.delay, page)
    page.afterMessage = { [unowned page] phase in
      let isCancelled =
        switch turn {
        case .contentIsCancelled(let message): phase != nil && message == messages
        case .dragIsCancelled: phase == nil
        default: false
        }
      if phase != nil { messages += 1 }
      guard isCancelled, !isOver, phase != .ended, phase != .cancelled else { return }
      isOver = true
      page.tellDelay(.cancelled, at: place)
    }
    for (number, step) in steps.enumerated() {
      let timer = VirtualRunLoop.Timer(fireTime: log.start + Double(step.time) / 1000) {
        if turn == .viewGoesAway(step: number) {
          shown = nil
          if view != nil { log.complain("all others let the view go, but the delay keeps it alive") }
          if delay != nil { log.complain("all others let the delay go, but it keeps itself alive") }
        }
        if step.phase == .began { isOver = false }
        place = step.location
        guard !isOver else {
          if goesOn { shown?.tellDelay(step.phase == .moved ? .moved : .ended, at: step.location) }
          return
        }
        shown?.tellDelay(step.phase, at: step.location)
        isOver = isOver || step.phase == .ended || step.phase == .cancelled
        if goesOn, step.phase == .cancelled {
          for way in [CGPoint(x: 3, y: 4), CGPoint(x: 12, y: 0), CGPoint(x: 0, y: 40)] {
            shown?.tellDelay(.moved, at: step.location + way)
          }
          shown?.tellDelay(.ended, at: step.location)
        }
        if isTwice, step.phase == .moved, !isOver { shown?.tellDelay(.moved, at: step.location) }
      }
      stage.mainRunLoop?.add(timer, for: VirtualRunLoop.Mode.common)
    }
  }

  /// What must be told, by what a scroll view tells of the same fingers.
  var expected: [String] {
    let steps = steps
    let ends = steps.filter { $0.phase == .ended || $0.phase == .cancelled }
    var entries = DelayTrace.ofTheEngine(script)
    for index in entries.indices {
      guard let phase = entries[index].phase, phase == .ended || phase == .cancelled,
        ends.contains(where: { $0.time == entries[index].time })
      else { continue }
      entries[index].location = entries[index].location + aside
    }
    if isTwice {
      let moves = Set(steps.filter { $0.phase == .moved }.map(\.time))
      entries = entries.flatMap { $0.phase == .moved && moves.contains($0.time) ? [$0, $0] : [$0] }
    }
    switch turn {
    case .viewGoesAway(let step):
      // The last view stays.
      guard step < steps.count else { break }
      entries.removeAll { $0.time >= steps[step].time }
    case .contentIsCancelled(let message):
      let told = entries.indices.filter { entries[$0].phase != nil }
      guard message < told.count else { break }
      let index = told[message]
      let (time, phase) = (entries[index].time, entries[index].phase)
      guard phase == .began || phase == .moved, let step = steps.last(where: { $0.time <= time }) else {
        break
      }
      let next = steps.first { $0.time > time && $0.phase == .began }?.time ?? .max
      entries.removeAll { $0.time > time && $0.time < next }
      // What was held, too, and is told at the same moment.
      let rest = entries.indices.filter { $0 > index && entries[$0].time == time }
      for index in rest.reversed() { entries.remove(at: index) }
      entries.insert(
        .init(time: time, text: "content: cancelled", phase: .cancelled, location: step.location),
        at: index + 1)
    case .none, .dragIsCancelled: break
    }
    return entries.map(\.line)
  }
}
