import TouchKit

/// What fingers do at one instant.
struct DragEvent {
  var landed: [Int] = []
  /// From where to where, on the screen.
  var ways: [Int: (from: CGPoint, to: CGPoint)] = [:]
  /// Whether a finger that goes lifts; it is cancelled if not.
  var endings: [Int: Bool] = [:]
}

/// Where a view may be, if a certain finger drags it.
struct Possibility {
  /// Where `center` is, as if the view were never moved by its transform, and where it was when the drag began.
  var place: CGPoint
  var start: CGPoint
  /// The finger that drags.
  var finger: Int?

  /// What may be after an event: of fingers that land together any may drag.
  ///
  /// - Parameter convert: Turns a point of the screen into one of the superview.
  func after(_ event: DragEvent, _ convert: (CGPoint) -> CGPoint) -> [Possibility] {
    var next = self
    var mayGoOn = finger != nil
    if let finger, let way = event.ways[finger] {
      let (old, new) = (convert(way.from), convert(way.to))
      next.place = CGPoint(x: place.x + new.x - old.x, y: place.y + new.y - old.y)
    }
    if let finger, let isLift = event.endings[finger] {
      if !isLift { next.place = start }
      next.finger = nil
      mayGoOn = false
    }
    if mayGoOn || event.landed.isEmpty { return [next] }
    let landed = event.landed.filter { event.endings[$0] == nil }
    let drags = landed.map { Possibility(place: next.place, start: next.place, finger: $0) }
    // One that lands as the drag ends may be too early.
    return finger == nil && drags.count == event.landed.count ? drags : [next] + drags
  }
}
