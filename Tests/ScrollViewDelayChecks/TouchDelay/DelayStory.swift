import CheckSupport
import TouchKit
import TouchStage

/// Fingers that a view tells its delay of by itself, and that may outlive the view.
struct DelayStory: CustomStringConvertible {
  var script: FingerScript
  /// How far a finger ends from where it moved last, which is no drag.
  var aside: CGPoint
  /// Before which step the view goes away, if it does.
  var lastStep: Int?

  init(_ random: inout SeededGenerator) {
    script = FingerScript(&random, longest: 6)
    script.removeRests()
    aside = CGPoint(x: random.pick([0.5, -0.5, 10, -40]), y: random.pick([0, 0.5, 10, -40, 200]))
    lastStep = random.isTurn(in: 2) ? random.number(1...max(1, script.steps.count - 1)) : nil
  }

  var description: String {
    if script.fingers.isEmpty { return "no finger" }
    let ends = "\(script)" + (aside == .zero ? "" : "\nfingers end \(aside.text) from where they moved last")
    guard let lastStep, lastStep < script.steps.count else { return ends }
    let time = FingerScript.text(ofMilliseconds: script.steps[lastStep].time)
    return ends + "\nat \(time) the view goes away"
  }

  var smaller: [DelayStory] {
    func with(_ change: (inout DelayStory) -> Void) -> DelayStory {
      var copy = self
      change(&copy)
      copy.script.removeRests()
      return copy
    }
    let stories =
      [with { $0.script.fingers = [] }, with { $0.lastStep = nil }, with { $0.aside = .zero }]
      + script.smaller.map { script in with { $0.script = script } }
    return stories.filter { $0.description != description }
  }

  private func isEnd(_ phase: UITouch.Phase?) -> Bool { phase == .ended || phase == .cancelled }

  /// Lets the view tell its delay of everything, in the time to come.
  func tell(_ page: StudentPage, on stage: Stage, _ log: MessageLog) {
    var shown: StudentPage? = page
    weak var delay: AnyObject?
    weak var view: StudentPage?
    (delay, view) = (page.delay, page)
    for (number, step) in script.steps.enumerated() {
      let location = step.location + script.origin * -1 + (isEnd(step.phase) ? aside : .zero)
      let timer = VirtualRunLoop.Timer(fireTime: log.start + Double(step.time) / 1000) {
        if number == lastStep {
          shown = nil
          if view != nil { log.complain("all others let the view go, but the delay keeps it alive") }
          if delay != nil { log.complain("all others let the delay go, but it keeps itself alive") }
        }
        shown?.tellDelay(step.phase, at: location)
      }
      stage.mainRunLoop?.add(timer, for: VirtualRunLoop.Mode.common)
    }
  }

  /// What must be told, by what a scroll view tells of the same fingers.
  var expected: [String] {
    let ends = Set(script.steps.filter { isEnd($0.phase) }.map(\.time))
    var entries = DelayTrace.ofTheEngine(script)
    for index in entries.indices where isEnd(entries[index].phase) && ends.contains(entries[index].time) {
      entries[index].location = entries[index].location + aside
    }
    if let lastStep, lastStep < script.steps.count {
      entries.removeAll { $0.time >= script.steps[lastStep].time }
    }
    return entries.map(\.line)
  }
}
