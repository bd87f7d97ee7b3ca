import CheckSupport
import TouchKit
import TouchStage

/// What one view that follows fingers is like, and when it says no.
struct TrackingPlan: TwinPlan {
  var bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
  var drawing = Drawing.plain
  var anchor = CGPoint(x: 0.5, y: 0.5)
  /// How far beyond its bounds a finger finds it, because its class says so.
  var reach: CGFloat = 0
  /// Whether it lies in a superview that is hardly larger, and clips it.
  var isBoxed = false
  var takesSeveralFingers = true
  /// Hardly seen, but found, if it is low.
  var alpha: CGFloat = 1
  /// The numbers of the landings, from 1, for which `beginTracking` says no.
  var refusedLandings: Set<Int> = []
  /// The number of the move, from 1, for which `continueTracking` says no.
  var refusedMove: Int?

  init() {}

  init(_ random: inout SeededGenerator) {
    bounds.size = random.pick([bounds.size, CGSize(width: 40, height: 30), CGSize(width: 220, height: 50)])
    if random.once(in: 2) { bounds.origin = CGPoint(x: 20, y: -35) }
    drawing = random.inTurn(Drawing.allCases)
    anchor = random.pick([anchor, anchor, CGPoint(x: 0.2, y: 0.8)])
    reach = random.pick([0, 0, 20, 110])
    isBoxed = random.isTurn(in: 4)
    takesSeveralFingers = !random.once(in: 4)
    alpha = random.inTurn([1, 1, 1, 0.02])
    if random.once(in: 3) { refusedLandings = [random.number(1...4)] }
    if random.once(in: 3) { refusedMove = random.number(1...4) }
  }

  var smaller: [TrackingPlan] {
    let plain = TrackingPlan()
    return with(\.drawing, of: plain) + with(\.anchor, of: plain) + with(\.reach, of: plain)
      + with(\.isBoxed, of: plain) + with(\.alpha, of: plain) + with(\.bounds.origin, of: plain)
      + with(\.bounds.size, of: plain) + with(\.refusedLandings, of: plain)
      + with(\.refusedMove, of: plain) + with(\.takesSeveralFingers, of: plain)
  }

  private var refusals: String { refusedLandings.sorted().map { "\($0)" }.joined(separator: ", ") }

  var words: String {
    let all = [
      "\(NumberText.trimmed(bounds.width)) × \(NumberText.trimmed(bounds.height)) points",
      bounds.origin == .zero ? "" : "its bounds begin at \(bounds.origin.text)", drawing.rawValue,
      anchor.x == 0.5 ? "" : "its anchor point is at \(anchor.text)",
      reach == 0 ? "" : "its class takes fingers up to \(NumberText.trimmed(reach)) points beside it",
      isBoxed ? "in a view that is hardly larger, and clips it" : "",
      takesSeveralFingers ? "" : "it takes one finger only", alpha == 1 ? "" : "its alpha is \(alpha)",
      refusals.isEmpty ? "" : "beginTracking says no to landing \(refusals)",
      refusedMove.map { "continueTracking says no to move \($0)" } ?? "",
    ]
    return all.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
