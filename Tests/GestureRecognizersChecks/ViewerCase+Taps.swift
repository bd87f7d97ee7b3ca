import CheckSupport
import TouchKit
import TouchStage

extension ViewerCase {
  static func taps(
    _ number: Int, on wanted: Place, screen: CGSize? = nil, in surroundings: ViewerSurroundings? = nil,
    starIsHidden: Bool = false, _ random: inout SeededGenerator
  ) -> ViewerCase {
    var place = wanted
    // A tap on the photo would be that of a recognizer around it, too.
    if place == .photo, surroundings?.neighbor == .tap { place = .star }
    if place == .star, starIsHidden { place = .photo }
    // A second tap on the star would be that of another one around the viewer.
    let isTakenAround = surroundings?.neighbor == .twoTaps
    let count = place == .photo ? min(number, 2) : isTakenAround ? 1 : number
    let spots: [Place: String] = [.star: "on the star", .photo: "on the photo", .button: "on a control"]
    var example = ViewerCase(
      "\(count == 1 ? "one tap" : "\(count) taps") \(spots[place] ?? "")"
        + (starIsHidden ? " while the star is hidden" : ""),
      screen ?? anyScreen(&random), in: surroundings)
    // What is hidden is not there: its place is the photo's.
    let isWhereTheStarWas = starIsHidden && place == .photo && random.once(in: 2)
    let point = example.point(on: isWhereTheStarWas ? .star : place, &random)
    var time = 0
    let isQuick = random.once(in: 3)
    let longestRest = surroundings?.neighbor == .quickPress ? 400 : 600
    for number in 1...count {
      // A tap may rest long, and a second one may begin late, and still be one.
      let rest =
        isQuick || place == .star && number == 1 ? random.number(40...200) : random.number(40...longestRest)
      let there = number > 1 && place == .photo ? example.nearby(point, &random) : point
      example.plan.add(.down(there), at: time)
      if random.once(in: 4) {
        var tremor = there.away(4, toward: CGFloat(random.number(0...359)))
        if random.once(in: 2) {
          // Off the star, or onto it, if it is that near: what counts is where the finger landed.
          let isOutward = (place == .star) == (there.x > example.star.midX)
          tremor = CGPoint(x: there.x + (isOutward ? 4 : -4), y: there.y)
        }
        example.plan.add(.move(tremor), at: time + rest / 2)
      }
      example.plan.add(.up, at: time + rest)
      let lift = time + rest
      switch place {
      case .star:
        example.due.append(Due(act: "favourite", times: lift...(lift + 5)))
        if surroundings?.neighbor == .threeTaps, number.isMultiple(of: 3) {
          example.due.append(
            Due(act: "\(ViewerSurroundings.Neighbor.threeTaps.rawValue) acts", times: lift...(lift + 5)))
        }
      case .photo where number == 1: example.due = [Due(act: "toggleBars", times: lift...(lift + 360))]
      case .photo: example.due = [Due(act: "zoom", times: lift...(lift + 5))]
      case .button:
        // The double tap may hold the lift back from it while it waits.
        example.due = [Self.press, Due(act: "the control acts", times: lift...(lift + 360))]
        if number > 1 { example.choices = [0...(lift + 360)] }
      }
      time = lift + random.number(60...(isQuick ? 100 : 310))
    }
    return example
  }

  /// A finger lands on a control, which hears of it at once.
  static let press = Due(act: "the control is pressed", times: 0...5)

  /// The same taps, but the system cancels the last touch where the finger would lift: that one is no tap.
  var cancelled: ViewerCase {
    var example = ViewerCase(description + ", the last one cancelled by the system", screen, in: surroundings)
    let end = plan.steps.map(\.time).max() ?? 0
    for step in plan.steps { example.plan.add(step.time == end ? .cancel : step.action, at: step.time) }
    example.due = due
    // Of a control only the press is left, of two taps on the photo one.
    if let last = example.due.popLast(), last.act == "zoom" {
      let lift = plan.steps.first { $0.action == .up }?.time ?? 0
      example.due = [Due(act: "toggleBars", times: lift...(end + 360))]
    }
    return example
  }

  /// A finger rests on the photo, which is for a recognizer around the viewer alone.
  static func rest(
    screen: CGSize, in surroundings: ViewerSurroundings?, _ random: inout SeededGenerator
  ) -> ViewerCase {
    var example = ViewerCase("a finger rests for three seconds", screen, in: surroundings)
    example.plan.add(.down(example.point(on: .photo, &random)), at: 0)
    example.plan.add(.up, at: 3_000)
    if let surroundings, let time = surroundings.pressTime {
      example.due = [Due(act: "\(surroundings.neighbor.rawValue) acts", times: (time - 20)...(time + 20))]
    }
    return example
  }

  /// A point up to thirty points from another one, if that is on the photo, too.
  private func nearby(_ point: CGPoint, _ random: inout SeededGenerator) -> CGPoint {
    let there = point.away(CGFloat(random.pick([0, 12, 30])), toward: CGFloat(random.number(0...359)))
    let others = [star, ViewerSurroundings.button(on: screen)].map { $0.insetBy(dx: -2, dy: -2) }
    let isOnThePhoto = CGRect(origin: .zero, size: screen).insetBy(dx: 2, dy: 2).contains(there)
    return isOnThePhoto && !others.contains { $0.contains(there) } ? there : point
  }
}
