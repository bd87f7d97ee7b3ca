import TouchKit

@testable import ScrollViewDelayExercises

/// A drag through some places, seen from where the finger lands.
struct NestedDrag: CustomStringConvertible {
  var places: [CGPoint]
  /// From one place to the next, in seconds.
  var interval: TimeInterval = 0.016
  var isOnStrip = true
  /// Whether it begins at the edge of the strip, where there are no pictures.
  var isOnRim = false
  /// How long it rests before, in seconds.
  var rest: TimeInterval = 0
  /// How many fingers do the same, side by side.
  var fingers = 1
  /// What another finger has thrown, so that it glides when this one lands.
  var thrown: NestedDrags.Scroller?

  var description: String {
    let way = places.map(\.text).joined(separator: ", ")
    let before = thrown.map { "while the \($0) glides, " } ?? ""
    return
      "\(before)\(fingers > 1 ? "\(fingers) fingers side by side, of which the first" : "a finger") lands on the \(isOnStrip ? "strip\(isOnRim ? ", beside the pictures," : "")" : "page, beside the strip")\(rest > 0 ? ", rests for \(NumberText.trimmed(rest)) s" : "") and goes through \(way)"
  }

  /// The same drag on a page that is turned.
  var turned: NestedDrag {
    var copy = self
    copy.places = places.map(\.turned)
    return copy
  }
}

/// What a drag did.
struct NestedOutcome: Equatable, CustomStringConvertible {
  var draggers: [String]
  var strip: CGPoint
  var page: CGPoint

  var description: String {
    let who = draggers.isEmpty ? "neither scrolls" : "scrolling: " + draggers.joined(separator: ", then ")
    return "\(who); strip scrolled to \(strip.text), page to \(page.text)"
  }
}

/// Which way the page scrolls; the strip scrolls the other way.
enum NestedPage: CaseIterable {
  case scrollsUpAndDown, scrollsSideways

  func turn(_ point: CGPoint) -> CGPoint { self == .scrollsSideways ? point.turned : point }
  func turn(_ drag: NestedDrag) -> NestedDrag { self == .scrollsSideways ? drag.turned : drag }
}

extension CGPoint {
  /// With x and y exchanged.
  var turned: CGPoint { CGPoint(x: y, y: x) }
}
