import CheckSupport
import TouchKit

/// Fingers on a screen: they keep coming back to few spots, so that the same views are used again and again.
struct FingerPlan {
  private struct Spot {
    let view: UIView
    /// In the view's coordinates.
    let point: CGPoint
  }

  private struct Finger {
    var landing: CGPoint
    var place: CGPoint
    var tool = Contact.Tool.finger
  }

  private let screen: TracedScreen
  private let spots: [Spot]
  private var fingers: [Int: Finger] = [:]
  private var random: SeededGenerator
  private let mostFingers: Int

  init(on screen: TracedScreen, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.screen = screen
    let views = screen.root.withEverythingInside
    let buttons = screen.subjects.filter { $0 is UIControl }
    func spot(on view: UIView) -> Spot {
      let (width, height) = (max(44, view.bounds.width), max(44, view.bounds.height))
      let point = CGPoint(
        x: view.bounds.midX + width * random.share(of: -0.55, 0.55) + 0.0137,
        y: view.bounds.midY + height * random.share(of: -0.55, 0.55) + 0.0137)
      return Spot(view: view, point: point)
    }
    spots = (0..<3).map { number in
      // Most should be on a button of the exercise, where that is not covered.
      for _ in 0..<6 where number < 2 && !buttons.isEmpty {
        let spot = spot(on: random.pick(buttons))
        let hit = spot.view.window?.hitTest(spot.view.convert(spot.point, to: nil), with: nil)
        if hit === spot.view { return spot }
      }
      return spot(on: random.pick(views))
    }
    mostFingers = random.pick([1, 2, 2, 3, 10])
    self.random = random
  }

  /// Plays on the screen, and tells what happened.
  mutating func play(steps count: Int) -> [ScreenStep] {
    var steps: [ScreenStep] = []
    func play(_ step: ScreenStep, on screen: TracedScreen) {
      screen.play(step)
      steps.append(step)
    }
    for _ in 0..<count {
      for step in next() { play(step, on: screen) }
    }
    for step in lift(.ended, isLast: true) + [.wait(2.003)] { play(step, on: screen) }
    // Whatever happened before, all works as ever.
    for spot in spots {
      for _ in 0..<3 {
        for step in tap(spot) { play(step, on: screen) }
      }
    }
    for step in [ScreenStep.key, .shake, .remoteControl] { play(step, on: screen) }
    return steps
  }

  private mutating func next() -> [ScreenStep] {
    let rest = ScreenStep.wait(random.pick([0.004, 0.009, 0.016, 0.016, 0.033, 0.071, 0.133, 0.307, 0.773]))
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      guard !screen.looseViews.isEmpty else { return [] }
      return [
        .deed(random.pick(ScreenDeed.allCases), Int.random(in: screen.looseViews.indices, using: &random)),
        rest,
      ]
    case 1: return [surprise()] + [rest]
    case 2: return lift(.cancelled) + [rest]
    case 3, 4:
      let spot = random.pick(spots)
      return tap(spot) + tap(spot) + tap(random.pick([spot, random.pick(spots)]))
    case 5, 6, 7: return lift(.ended) + [rest]
    case 8...12 where fingers.count < mostFingers: return land() + [rest]
    default: return (fingers.isEmpty ? land() : move()) + [rest]
    }
  }

  /// What is no finger.
  private mutating func surprise() -> ScreenStep {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: .hover(place(of: random.pick(spots)))
    case 3: .hover(nil)
    case 4: .click
    case 5: .scroll(CGVector(dx: 3, dy: 25))
    case 6: .interruption
    case 7: .key
    default: random.pick([.shake, .remoteControl])
    }
  }

  private func place(of spot: Spot) -> CGPoint { spot.view.onScreen(spot.point) }

  private mutating func tap(_ spot: Spot) -> [ScreenStep] {
    guard fingers.isEmpty, isOnGlass(place(of: spot)) else { return [] }
    let contact = Contact(index: 0, phase: .began, location: share(of: place(of: spot)))
    var lift = contact
    lift.phase = .ended
    return [.report([contact]), .wait(0.047), .report([lift]), .wait(random.pick([0.083, 0.083, 1.1]))]
  }

  private mutating func land() -> [ScreenStep] {
    let count = random.once(in: 6) ? mostFingers - fingers.count : 1
    var contacts: [Contact] = []
    let favorite = random.pick(spots)
    for _ in 0..<count {
      let place = place(of: random.once(in: 2) ? favorite : random.pick(spots))
      let index = (0...).first { fingers[$0] == nil } ?? 0
      guard isOnGlass(place) else { continue }
      let tool: Contact.Tool = random.once(in: 3) ? .pencil(Pencil()) : .finger
      fingers[index] = Finger(landing: place, place: place, tool: tool)
      contacts.append(contact(index, .began))
    }
    return contacts.isEmpty ? [] : [.report(contacts)]
  }

  /// One finger or all of them go on, a little or far, or back to where they landed.
  private mutating func move() -> [ScreenStep] {
    let all = fingers.keys.sorted()
    let way: CGFloat = random.pick([1, 3, 12, 40, 90, 300])
    let isBack = random.once(in: 3)
    let moved = random.once(in: 3) ? all : [random.pick(all)]
    for index in moved {
      guard var finger = fingers[index] else { continue }
      finger.place.x += random.share(of: -way, way)
      finger.place.y += random.share(of: -way, way)
      if isBack { finger.place = finger.landing }
      if isOnGlass(finger.place) { fingers[index] = finger }
    }
    return [.report(moved.map { contact($0, .moved) })]
  }

  /// One finger or all of them leave.
  private mutating func lift(_ phase: Contact.Phase, isLast: Bool = false) -> [ScreenStep] {
    let all = fingers.keys.sorted()
    guard !all.isEmpty else { return [] }
    let leaving = isLast || random.once(in: 2) ? all : [random.pick(all)]
    let contacts = leaving.map { contact($0, phase) }
    for index in leaving { fingers[index] = nil }
    return [.report(contacts)]
  }

  private func contact(_ index: Int, _ phase: Contact.Phase) -> Contact {
    let finger = fingers[index] ?? Finger(landing: .zero, place: .zero)
    return Contact(index: index, phase: phase, location: share(of: finger.place), tool: finger.tool)
  }

  private func isOnGlass(_ point: CGPoint) -> Bool { screen.stage.window.bounds.contains(point) }

  private func share(of point: CGPoint) -> CGPoint {
    let size = screen.stage.window.bounds.size
    return CGPoint(x: point.x / size.width, y: point.y / size.height)
  }
}
