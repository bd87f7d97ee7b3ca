import CheckSupport
import TouchKit

/// What some fingers do on a sketch panel.
struct SketchScript {
  enum Place { case paper, margin }
  enum Ending { case lifts, isCancelled }

  struct Recipe {
    var places: [Place]
    /// Whether fingers may run over the edge of the paper.
    var crosses = false
    var fingers = 1...1
    var endings: [Ending] = [.lifts]
  }

  /// A finger: where it goes, in the panel's coordinates, event by event.
  struct Finger {
    var place: Place
    /// At which event it lands.
    var start: Int
    /// Where it is at that event and at those after it; `nil` while it rests.
    var points: [CGPoint?]
    var ending: Ending

    /// At which event it is gone.
    var end: Int { start + points.count }
  }

  static let panel = CGRect(x: 0, y: 0, width: 260, height: 300)
  static let paper = panel.insetBy(dx: 30, dy: 30)

  var fingers: [Finger]

  init(_ recipe: Recipe, _ random: inout SeededGenerator) {
    fingers = (0..<Int.random(in: recipe.fingers, using: &random)).map { _ in
      let place = random.pick(recipe.places)
      let moves = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        random.once(in: 4)
          ? nil : Self.point(recipe.crosses ? random.pick([.paper, .margin]) : place, &random)
      }
      return Finger(
        place: place, start: Int.random(in: 0...3, using: &random),
        points: [Self.point(place, &random)] + moves,
        ending: random.pick(recipe.endings))
    }
  }

  /// Short touches, none of which begins before the last one is over, in the margin and on the paper by turns.
  init(oneAfterTheOther count: Int) {
    fingers = (0..<count).map { number in
      let isInMargin = number.isMultiple(of: 2)
      return Finger(
        place: isInMargin ? .margin : .paper, start: number * 2,
        points: [CGPoint(x: isInMargin ? 10 : 100, y: 150)], ending: .lifts)
    }
  }

  private static func point(_ place: Place, _ random: inout SeededGenerator) -> CGPoint {
    switch place {
    case .paper: random.point(in: paper.insetBy(dx: 5, dy: 5))
    case .margin:
      // Left of the paper, or right of it.
      random.point(in: CGRect(x: random.pick([5, 235]), y: 5, width: 20, height: 290))
    }
  }

  /// Scripts with one finger fewer, or one move fewer.
  var smaller: [SketchScript] {
    var scripts: [SketchScript] = []
    for index in fingers.indices {
      if fingers.count > 1 {
        var script = self
        script.fingers.remove(at: index)
        scripts.append(script)
      }
      if fingers[index].points.count > 1 {
        var script = self
        script.fingers[index].points.removeLast()
        scripts.append(script)
      }
      if fingers[index].start > 0 {
        var script = self
        script.fingers[index].start = 0
        scripts.append(script)
      }
    }
    return scripts
  }

  /// At how many events something may happen.
  var length: Int { (fingers.map(\.end).max() ?? 0) + 1 }
}

extension SketchScript: CustomStringConvertible {
  var description: String {
    fingers.enumerated().map { number, finger in
      let moves = finger.points.dropFirst().compactMap { $0 }.map { point in
        SketchScript.paper.contains(point) ? "paper" : "margin"
      }
      let way = moves.isEmpty ? "" : ", moves to: \(moves.joined(separator: ", "))"
      let ending = finger.ending == .lifts ? "lifts" : "is cancelled"
      return
        "  finger \(number + 1) lands \(finger.place == .paper ? "on the paper" : "in the margin")\(way); \(ending)"
    }.joined(separator: "\n")
  }
}
