extension UITouch {
  /// How far ahead touches are predicted, in seconds: one frame of the display (engine's choice).
  static let predictionSpan: TimeInterval = 1.0 / 60

  /// The most samples that are predicted: engine's choice, for samples that lie an instant apart.
  static let predictionLimit: Double = 16

  /// One copy of the touch for each sample since its last event, the last one like the touch itself.
  var coalesced: [UITouch] { (samples + [snapshot(as: phase)]).map { UITouch(copying: self, look: $0) } }

  /// Where a straight line through the last two samples leads: engine's choice (fact S19).
  var predicted: [UITouch] {
    guard phase == .moved, let before = sampleBefore else { return [] }
    let now = snapshot(as: phase)
    let step = now.timestamp - before.timestamp
    guard step > 0, step <= Self.predictionSpan * 6 else { return [] }
    let count = max(1, Int(min((Self.predictionSpan / step).nearestWhole, Self.predictionLimit)))
    return (1...count).map { number in
      var look = now
      let ahead = CGFloat(number)
      look.timestamp += step * Double(number)
      look.location.x += (now.location.x - before.location.x) * ahead
      look.location.y += (now.location.y - before.location.y) * ahead
      return UITouch(copying: self, look: look)
    }
  }
}
