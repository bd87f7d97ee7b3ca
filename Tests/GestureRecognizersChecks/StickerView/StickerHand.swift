import CheckSupport
import TouchKit
import TouchStage

/// A hand of some fingers that moves, spreads and turns.
struct StickerHand {
  enum Motion: String, CaseIterable { case moves, spreads, turns }

  /// When the fingers come and go.
  enum Manner: CaseIterable {
    case usual
    /// It goes back to where it began.
    case comesBack
    /// Some of what it does begins in the second half of its time.
    case doesOneFirst
    /// Two more fingers land in the middle, and stay longer.
    case isJoined
    /// One finger leaves in the middle, and another one takes its place.
    case swaps
    /// One finger leaves first, and the others go on.
    case leavesOneByOne
  }

  /// All that a hand can do: one, two or three of the motions.
  static let motions: [Set<Motion>] = [
    [.moves], [.spreads], [.turns], [.moves, .spreads], [.moves, .turns], [.spreads, .turns],
    [.moves, .spreads, .turns],
  ]

  var motions: Set<Motion>
  var fingers = 2
  var manner = Manner.usual
  var isCancelled = false
  /// Where its middle lands.
  var middle = CGPoint(x: 500, y: 500)
  /// How far it goes, in points; how much farther apart its fingers are in the end; and how far it turns, in degrees.
  var distance: CGFloat = 90
  var growth: CGFloat = 1
  var turn: CGFloat = 70
  /// In how many steps, and how many milliseconds these take.
  var steps = 12
  var pace = 16
  /// How many milliseconds the fingers rest when they have landed.
  var rest = 0
  /// Where it goes, and where the second finger is from the first one, in degrees.
  var course: CGFloat
  private let angle: CGFloat
  /// Which motion comes before the others, if one does.
  var first: Motion

  init(_ motions: Set<Motion>, _ random: inout SeededGenerator) {
    self.motions = motions
    (course, angle, first) = (random.degrees, random.degrees, random.pick(Motion.allCases))
    if random.once(in: 2) { turn = -turn }
  }

  var words: String {
    let hand = fingers == 1 ? "one finger" : "a hand of \(fingers) fingers"
    return "\(hand) that "
      + Motion.allCases.filter(motions.contains).map(\.rawValue).joined(separator: " and ")
  }

  private func place(of finger: Int, at time: CGFloat) -> CGPoint {
    func share(_ motion: Motion) -> CGFloat {
      guard motions.contains(motion) else { return 0 }
      if manner == .comesBack { return 1 - abs(1 - 2 * time) }
      return manner == .doesOneFirst && motion != first ? max(0, 2 * time - 1) : time
    }
    let hand = middle.away(distance * share(.moves), toward: course)
    guard fingers > 1 else { return hand }
    // The second finger is opposite the first one, and those that join lie between them.
    let angles: [CGFloat] = [0, 180, 90, 270, 45, 225, 135, 315, 20, 200]
    return hand.away(
      55 * (1 + growth * share(.spreads)),
      toward: angle + turn * share(.turns) + angles[finger % angles.count])
  }

  var plan: FingerPlan {
    var plan = FingerPlan()
    let end = rest + (steps + 1) * pace
    for finger in 0..<fingers {
      let comes = manner == .isJoined && finger > 1 || manner == .swaps && finger > 1 ? steps / 2 : 0
      let leaves =
        manner == .swaps && finger == 1
        ? steps / 2 : manner == .isJoined && finger < 2 ? steps * 3 / 4 : steps
      plan.add(
        .down(place(of: finger, at: CGFloat(comes) / CGFloat(steps))), finger: finger,
        at: comes * pace + (comes > 0 ? rest + 2 : 0))
      if comes < leaves {
        for step in (comes + 1)...leaves {
          plan.add(
            .move(place(of: finger, at: CGFloat(step) / CGFloat(steps))), finger: finger,
            at: rest + step * pace)
        }
      }
      let isLast = finger == 0 && manner == .leavesOneByOne
      if isLast {
        for step in 1...6 {
          plan.add(
            .move(place(of: 0, at: 1).away(CGFloat(step * 9), toward: course + 40)), at: end + step * pace)
        }
      }
      let time = leaves < steps ? rest + leaves * pace + 1 : end + (isLast ? 7 * pace : 0)
      plan.add(isCancelled ? .cancel : .up(), finger: finger, at: time)
    }
    return plan
  }
}
