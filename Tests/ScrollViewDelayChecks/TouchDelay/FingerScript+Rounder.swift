import TouchKit

extension FingerScript {
  /// The same at round places and times, of all fingers at once and of one after the other.
  var rounder: [FingerScript] {
    let changes: [(inout Finger) -> Void] = [
      { $0.landing = Finger(rest: 0).landing },
      { if $0.pause > 0 { $0.pause = 700 } },
      { $0.rest = Self.round($0.rest, to: 50) },
      { for index in $0.moves.indices { $0.moves[index].after = Self.round($0.moves[index].after, to: 10) } },
      { $0.roundMoves(to: 10) }, { $0.roundMoves(to: 1) },
    ]
    let atTheCorner = fingers.first.map { with(origin: $0.landing, fingers) }
    let scripts = changes.flatMap { change in
      [with(origin: origin, fingers.map { $0.with(change) })]
        + fingers.indices.map { index in
          var fingers = fingers
          fingers[index] = fingers[index].with(change)
          return with(origin: origin, fingers)
        }
    }
    return ([atTheCorner].compactMap { $0 } + scripts).filter { $0 != self }
  }

  private func with(origin: CGPoint, _ fingers: [Finger]) -> FingerScript {
    FingerScript(fingers: fingers, origin: origin)
  }

  private static func round(_ time: Int, to step: Int) -> Int { max(step, (time + step / 2) / step * step) }
}

extension FingerScript.Finger {
  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  fileprivate mutating func roundMoves(to step: CGFloat) {
    for index in moves.indices {
      let move = moves[index]
      (moves[index].x, moves[index].y) = ((move.x / step).rounded() * step, (move.y / step).rounded() * step)
    }
  }
}
