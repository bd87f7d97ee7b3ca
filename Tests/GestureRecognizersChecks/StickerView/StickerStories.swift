import CheckSupport
import TouchKit
import TouchStage

extension StickerPlan {
  /// Plain apps with one special thing in each.
  static var plainCases: [TwinCase<StickerPlan>] {
    let hands = manners + fingers + ways
    var cases = [
      app(hands), app(cancelled), app(manners + fingers, tool: .pencil),
      app(fingers.filter { $0.fingers == 1 }, tool: .pointer),
      app(manners + fingers + cancelled) { $0.plan.hasControls = true },
      app(manners) { $0.surroundings = [.presented] }, app(manners) { $0.surroundings = [.reluctantField] },
      app(manners) { $0.isNested = true }, app(manners + fingers) { $0.story.liftsAside = true },
      app(tapAndDrag, pause: 0.03),
      app(manners, after: [0, 8, 16]) { $0.plan.ground = .sticker },
      app((0..<55).map { _ in hand([.moves]) { ($0.fingers, $0.steps) = (1, 2) } }),
    ]
    cases += Ground.allCases.flatMap { ground in
      [app(manners + cancelled) { $0.plan.ground = ground }, app(ways) { $0.plan.ground = ground }]
    }
    cases += Form.allCases.map { form in app(manners) { $0.plan.form = form } }
    for other in [AppRecognizer.pan, .pinch, .tap, .press] {
      for isUnder in [false, true] {
        cases.append(app(manners + fingers) { ($0.plan.other, $0.plan.isOtherUnder) = (other, isUnder) })
      }
    }
    for act in 0..<24 { cases.append(app(Array(manners.prefix(2)), after: [act])) }
    return cases
  }

  private static func hand(
    _ motions: Set<StickerHand.Motion> = Set(StickerHand.Motion.allCases),
    _ change: (inout StickerHand) -> Void = { _ in }
  ) -> StickerHand {
    var random = SeededGenerator(seed: 7)
    var hand = StickerHand(motions, &random)
    hand.middle = CGPoint(x: 350, y: 410)
    change(&hand)
    return hand
  }

  private static var manners: [StickerHand] {
    StickerHand.Manner.allCases.flatMap { manner in
      [16, 200].map { pace in
        hand {
          ($0.manner, $0.pace, $0.first) = (manner, pace, .moves)
          $0.fingers = [.isJoined: 4, .swaps: 3][manner] ?? 2
        }
      }
    }
  }

  private static var fingers: [StickerHand] {
    [1, 3, 7].flatMap { fingers in
      [[.moves], Set(StickerHand.Motion.allCases)].map { motions in hand(motions) { $0.fingers = fingers } }
    }
  }

  private static var tapAndDrag: [StickerHand] {
    [[], [.moves]].map { motions in hand(motions) { $0.fingers = 1 } }
  }

  private static var cancelled: [StickerHand] {
    [1, 2].map { fingers in hand { ($0.fingers, $0.isCancelled) = (fingers, true) } }
  }

  /// Far, and in all directions; large, small, and hardly turned.
  private static var ways: [StickerHand] {
    let far = [0, 90, 180, 270].map { course in
      hand([.moves]) { ($0.fingers, $0.distance, $0.course) = (1, 260, course) }
    }
    let sizes = [3.5, -0.8].map { growth in hand([.spreads]) { $0.growth = growth } }
    let turns = [14, -20, 140].map { turn in hand([.turns]) { ($0.turn, $0.steps) = (turn, 40) } }
    let leaps = StickerHand.motions.map { motions in hand(motions) { ($0.steps, $0.turn) = (2, 140) } }
    return far + sizes + turns + leaps
  }

  private static func app(
    _ hands: [StickerHand], pause: TimeInterval = 0.2, tool: Story.Tool = .finger, after acts: [Int] = [],
    _ change: (inout TwinCase<StickerPlan>) -> Void = { _ in }
  ) -> TwinCase<StickerPlan> {
    var story = Story(
      hands.flatMap {
        acts.map(Story.Moment.act) + $0.plan.moments + [.wait(pause), .act(StickerSubject.resetting)]
      })
    (story.pace, story.tool) = (0.001, tool)
    var example = TwinCase(StickerPlan(), other: StickerPlan(), story)
    change(&example)
    return example
  }
}
