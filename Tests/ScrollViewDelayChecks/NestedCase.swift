import CheckSupport
import TouchKit

@testable import ScrollViewDelayExercises

/// Some drags on a strip of some width.
struct NestedCase: CustomStringConvertible {
  var drags: [NestedDrag]
  var stripWidth: CGFloat
  var page: NestedPage
  /// What the page is made of in detail.
  var detail: UInt64

  var description: String {
    let kind =
      page == .scrollsSideways ? "a page that scrolls sideways, with a strip that scrolls up and down\n" : ""
    let room = stripWidth > 512 ? "" : " (the strip is as \(kind.isEmpty ? "wide" : "high") as its content)"
    return kind + drags.map { page.turn($0).description }.joined(separator: "\n") + room
  }

  /// Fewer drags, and drags with fewer places.
  var smaller: [NestedCase] {
    var cases: [NestedCase] = []
    for drags in drags.shorter where !drags.isEmpty {
      var copy = self
      copy.drags = drags
      cases.append(copy)
    }
    for place in drags.indices where drags.count < 10 {
      if drags[place].places.count > 1 {
        var copy = self
        copy.drags[place].places.removeLast()
        cases.append(copy)
      }
    }
    return cases
  }

  /// How the student's scroll views differ from what is right.
  var complaint: String? {
    let scene = NestedScene(page, stripWidth: stripWidth, detail: detail) { AxisScrollView() }
    for (number, drag) in drags.enumerated() {
      // Some strips get their pictures after the first drag.
      let isEmpty = number == 0 && drags.count > 1 && detail % 3 == 0
      scene.setRoom(isThere: !isEmpty)
      var (strip, main) = (
        CGPoint(x: isEmpty ? 0 : scene.start.strip, y: 0), CGPoint(x: 0, y: scene.start.page)
      )
      scene.place(strip: strip.x, page: main.y)
      let dragger = dragger(of: drag, isEmpty: isEmpty)
      if let way = drag.places.last {
        // The first 10 points along the axis do not scroll.
        func scrolled(_ way: CGFloat, _ start: CGFloat) -> CGFloat { way - (start < 0 ? -10 : 10) }
        switch dragger {
        // What is pulled beyond an end comes back.
        case .strip: strip.x = min(max(strip.x - scrolled(way.x, drag.start.x), 0), scene.room.strip)
        case .page: main.y = min(max(main.y - scrolled(way.y, drag.start.y), 0), scene.room.page)
        case nil: break
        }
      }
      var names = dragger.map { [$0 == .strip ? "the strip" : "the page"] } ?? []
      if let thrown = drag.thrown, thrown == .page || scene.room.strip > 0, !isEmpty {
        names.insert("the \(thrown)", at: 0)
      }
      let expected = NestedOutcome(draggers: names, strip: page.turn(strip), page: page.turn(main))
      let settings = scene.settings
      var actual = scene.play(page.turn(drag))
      if drag.thrown != nil {
        // How far something glides is the engine's business.
        if names.contains("the strip") { actual.strip = expected.strip }
        if names.contains("the page") { actual.page = expected.page }
      }
      let which = (drags.count > 1 ? "drag \(number + 1) of \(drags.count)\n" : "") + scene.words
      if actual.draggers != expected.draggers || !near(actual.strip, expected.strip)
        || !near(actual.page, expected.page)
      {
        let vetoes = scene.vetoes.map { "\n  \($0)" }.joined()
        return "\(which)expected: \(expected)\ngot:      \(actual)\(vetoes)"
      }
      if dragger != nil, drag.thrown == nil, drag.fingers == 1, let messages = drag.messages,
        scene.heard != messages
      {
        return """
          \(which)expected: the picture under the finger hears \(NestedDrag.words(messages)), as in a plain scroll view
          got:      it hears \(NestedDrag.words(scene.heard))
          """
      }
      if let complaint = scene.complaintAboutOthers { return complaint }
      if let change = scene.settings.change(since: settings) {
        return "\(which)expected: nothing is set anew\ngot:      \(change)"
      }
    }
    return nil
  }

  private func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 0.01 && abs(one.y - other.y) < 0.01
  }

  /// Who drags: the one whose axis leads when the finger is far enough.
  private func dragger(of drag: NestedDrag, isEmpty: Bool) -> NestedDrags.Scroller? {
    let start = drag.start
    guard max(abs(start.x), abs(start.y)) >= 10 else { return nil }
    if abs(start.y) > abs(start.x) { return .page }
    return drag.isOnStrip && stripWidth > 512 && !isEmpty ? .strip : nil
  }
}

extension NestedDrag {
  /// The first place that is far enough for a drag.
  var start: CGPoint { places.first { max(abs($0.x), abs($0.y)) >= 10 } ?? .zero }

  /// What the picture under the finger hears if one of both drags; `nil` if that is not clear.
  var messages: [String]? {
    guard isOnStrip, !isOnRim else { return [] }
    if rest > 0.2 { return ["touchesBegan", "touchesCancelled"] }
    let moves = (places.firstIndex { max(abs($0.x), abs($0.y)) >= 10 } ?? 0) + 1
    return rest + Double(moves) * interval < 0.13 ? [] : nil
  }

  static func words(_ messages: [String]) -> String {
    messages.isEmpty ? "nothing" : messages.joined(separator: ", ")
  }
}

/// What random drags are made of.
struct NestedRecipe {
  /// How far apart the places are along the main axis.
  var step: ClosedRange<Int>
  var turns = false
  var count = 1
  var isOnStrip = true
  var stripWidth: CGFloat = 2000
  var pages = [NestedPage.scrollsUpAndDown]

  func make(_ random: inout SeededGenerator) -> NestedCase {
    let page = pages[Int.random(in: pages.indices, using: &random)]
    let drags = (0..<number(&random)).map { _ in drag(&random) }
    return NestedCase(drags: drags, stripWidth: stripWidth, page: page, detail: random.next())
  }

  // Now and then many of them.
  private func number(_ random: inout SeededGenerator) -> Int {
    count > 1 && random.once(in: 40) ? 16 : count
  }

  private func drag(_ random: inout SeededGenerator) -> NestedDrag {
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    func sign() -> CGFloat { Bool.random(using: &random) ? 1 : -1 }
    let isSideways = Bool.random(using: &random)
    let step = number(step) * sign()
    // Away from the diagonal, so that there are no hairs to split.
    let share = number(0...(step.magnitude < 12 ? 70 : 97)) / 100
    // Sometimes by half a point only.
    let isClose = number(0...5) == 0
    let aside = (isClose ? step.magnitude - 0.5 : step.magnitude * share) * sign()
    func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      isSideways ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    let steps =
      step.magnitude < 10
      ? Int(number(8...20)) : step.magnitude > 110 ? 1 : step.magnitude > 60 ? 3 : Int(number(2...5))
    var places = (1...steps).map { place(step * CGFloat($0), (aside * CGFloat($0) * 2).rounded() / 2) }
    if turns, let last = places.last {
      let more = number(20...50) * sign()
      for turn in 1...3 {
        places.append(
          last
            + (isSideways ? CGPoint(x: 0, y: more * CGFloat(turn)) : CGPoint(x: more * CGFloat(turn), y: 0)))
      }
    }
    return NestedDrag(
      places: places, interval: Double(number(8...24)) / 1000, isOnStrip: isOnStrip,
      isOnRim: number(0...2) == 0, rest: number(0...3) == 0 ? number(30...60) / 100 : 0,
      fingers: number(0...4) == 0 ? 2 : 1,
      // A strip that comes along with the page must not be under a finger that goes along it.
      thrown: number(0...7) > 0 || !isOnStrip && isSideways ? nil : isOnStrip ? .strip : .page)
  }
}
