import CheckSupport
import TouchInput
import TouchKit

/// A finger, or some, in a page with a strip.
struct NestedFinger: CustomStringConvertible {
  enum Action: String, CaseIterable {
    case taps = "taps"
    case tapsTwice = "taps twice"
    case drags = "goes its way, rests and lifts"
    case restsAndDrags = "rests for 0.4 s, goes its way, rests and lifts"
    case pressesAndDrags = "rests for 0.8 s, goes its way, rests and lifts"
    case restsLong = "rests for 3 s, goes its way, rests and lifts"
    case throwsIt = "goes its way and lifts on it"
    case turns = "goes its way, and then across it, rests and lifts"
    case comesBack = "goes its way and back to its start, rests and lifts"
    case isLost = "goes its way and is cancelled by the system"
    case isLostAtRest = "rests for 0.4 s and is cancelled by the system"
    case goesTwice = "goes its way, is joined by a second one at its side, and both go back"
    case together = "and one or two more at its side go the same way in the same events"
    case withANeighbor = "goes its way while another one does so across it in the other page"
    case besideAnother = "goes its way while another one lies still beside the pages"
    case catches = "throws what scrolls that way, and then another one catches it and goes across"
    case isAPencil = "is a pencil, rests for 0.4 s, goes its way, rests and lifts"
    case tapsAndDrags = "taps, lands again after 0.1 s, goes its way, rests and lifts"
    case pauses = "goes half of its way, pauses for 1 s, goes the rest of it, rests and lifts"
    case dragsAgain = "throws what scrolls that way, and 0.4 s later goes across, rests and lifts"
    case scrolls = "of a mouse points there and scrolls its way on a trackpad, and turns a wheel along it"
    case goesWithATap =
      "goes its way; on it, and when it is thrown, another one taps a picture with recognizers"
    case goesWithAnother =
      "goes its way, and then another one, from beside the pictures; both rest and lift"
    case five = "and four more lie on the strip, and it goes its way, rests and lifts"
    case leavesOne = "is joined by a second one that lifts before it goes its way, rests and lifts"
    case throwsBeside = "throws what scrolls that way, and while it glides another one goes across, beside it"
    case meanwhile = "goes its way after 0.4 s, rests and lifts"
  }

  var action: Action
  var spot: NestedWorld.Spot
  /// Where it goes, step by step, seen from where it lands.
  var way: [CGPoint]
  /// From one place to the next, in seconds.
  var interval: TimeInterval
  /// What the app does before it comes.
  var before: NestedEvent?
  /// What the app does while it is there.
  var event: NestedEvent

  private init(
    action: Action, spot: NestedWorld.Spot, way: [CGPoint], interval: TimeInterval, event: NestedEvent
  ) {
    (self.action, self.spot, self.way, self.interval, self.event) = (action, spot, way, interval, event)
  }

  init(_ random: inout SeededGenerator) {
    action = random.pick(Action.allCases)
    spot = random.pick([.picture, .picture] + NestedWorld.Spot.allCases)
    let isSideways = random.once(in: 2)
    let steps = random.pick([2, 4, 6])
    // Never 10 points in one of the steps: then the finger is just far enough, and has gone nowhere yet.
    let length = CGFloat(random.pick([14, 24, 44, 63, 90])) * random.pick([-1, 1])
    let tilt = CGFloat(random.pick([0, 10, 30, 60, 90])) / 100 * random.pick([-1, 1])
    way = (1...steps).map { step in
      let along = length * CGFloat(step) / CGFloat(steps)
      return isSideways ? CGPoint(x: along, y: along * tilt) : CGPoint(x: along * tilt, y: along)
    }
    interval = random.pick([0.008, 0.016, 0.024])
    before = random.once(in: 3) ? random.pick(NestedEvent.allCases) : nil
    event = random.pick(NestedEvent.meanwhile)
  }

  /// A fast one whose way is not far from the diagonal.
  static func close(_ random: inout SeededGenerator, isSideways: Bool) -> NestedFinger {
    var finger = NestedFinger(&random)
    finger.action = random.pick([.drags, .drags, .restsAndDrags, .throwsIt, .together, .scrolls])
    finger.before = nil
    finger.spot = random.pick([.picture, .rim, .start, .end, .top])
    let along = CGFloat(random.pick([24, 40, 60]) * random.pick([-1, 1]))
    let across = along * CGFloat(random.pick([6, 9, 9]) * random.pick([-1, 1])) / 10
    finger.way = (1...3).map {
      let (along, across) = (along * CGFloat($0), across * CGFloat($0))
      return isSideways ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    return finger
  }

  /// One that goes mainly up or down on the strip, but almost as far sideways.
  static func steep(along distance: CGFloat) -> NestedFinger {
    let way = (1...3).map { CGPoint(x: 36 * CGFloat($0), y: distance * CGFloat($0)) }
    return NestedFinger(action: .drags, spot: .rim, way: way, interval: 0.016, event: .isHidden)
  }

  /// One that goes mainly sideways on a strip that gets its content right before that.
  static var onAStripThatGrows: NestedFinger {
    let way = (1...3).map { CGPoint(x: 20 * $0, y: 6 * $0) }
    return NestedFinger(action: .meanwhile, spot: .rim, way: way, interval: 0.016, event: .getsItsContent)
  }

  /// One that goes its way while the app scrolls something, with an animation.
  static func whileTheAppScrolls(_ random: inout SeededGenerator) -> NestedFinger {
    var finger = close(&random, isSideways: random.once(in: 2))
    finger.action = random.inTurn([.meanwhile, .meanwhile, .scrolls])
    finger.event = random.inTurn(NestedEvent.animated + [.scrollsTheStrip])
    finger.spot = random.inTurn([.rim, .picture, .blank])
    return finger
  }

  /// One that throws a strip, or something in the page beside; another one goes across meanwhile.
  static func throwing(from spot: NestedWorld.Spot, _ random: inout SeededGenerator) -> NestedFinger {
    var finger = NestedFinger(&random)
    (finger.action, finger.spot, finger.before) = (.throwsBeside, spot, nil)
    let isSideways = spot == .rim || random.once(in: 2)
    let sign = CGFloat(random.pick([-1, 1]))
    finger.way = (1...3).map {
      let (along, across) = (20 * sign * CGFloat($0), 4 * CGFloat($0))
      return isSideways ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    return finger
  }

  /// The same the other way.
  var reversed: NestedFinger {
    var finger = self
    finger.way = way.map { CGPoint(x: -$0.x, y: -$0.y) }
    return finger
  }

  var description: String {
    let before = before.map { "\($0.rawValue); then " } ?? ""
    let isTold = action == .meanwhile || action == .scrolls && NestedEvent.animated.contains(event)
    let what = action.rawValue + (isTold ? "; meanwhile, \(event.rawValue)" : "")
    return
      "\(before)a finger lands on \(spot.rawValue) and \(what); its way: \(way.map(\.text).joined(separator: ", "))"
  }

  func touch(_ world: NestedWorld) {
    let start = world.point(of: spot)
    let places = way.map { start + world.onScreen($0) }
    let across = world.onScreen(way.last.map { CGPoint(x: -$0.y, y: $0.x) } ?? .zero)
    if action == .isAPencil { world.tool = .pencil(Pencil()) }
    defer { world.tool = .finger }
    if action == .scrolls { return scroll(world, from: start, through: places) }
    var timer: VirtualTimer?
    if action == .meanwhile {
      if event == .getsItsContent { world.emptyTheStrip() }
      let isAnimated = NestedEvent.animated.contains(event)
      let onItsWay = 1.4 + interval * Double(way.count / 2) + 0.003
      let time = isAnimated ? 1.35 : event.isEarly ? 1.2 : onItsWay
      timer = VirtualTimer.scheduledTimer(withTimeInterval: time, repeats: false) { [event, weak world] _ in
        world?.live(event)
      }
    }
    defer { timer?.invalidate() }
    world.stage.perform(with: world.tool) { script in
      write(
        from: start, through: places, across: across,
        besides: world.point(of: further),
        to: &script)
    }
  }

  /// Where another finger is.
  private var further: NestedWorld.Spot {
    switch action {
    case .goesWithATap: .guarded
    case .goesWithAnother: .rim
    // Goes across what is thrown, so it's to find what scrolls across.
    case .throwsBeside: way.last.map { abs($0.x) > abs($0.y) } == true ? .blank : .rim
    default: .neighbor
    }
  }

  private func scroll(_ world: NestedWorld, from start: CGPoint, through places: [CGPoint]) {
    let device = world.stage.device
    device.movePointer(to: start)
    if NestedEvent.animated.contains(event) {
      world.live(event)
      device.advance(by: 0.05)
    }
    var last = start
    for place in places {
      device.scroll(by: CGVector(dx: place.x - last.x, dy: place.y - last.y))
      device.advance(by: interval)
      last = place
    }
    device.advance(by: 0.4)
    device.endScroll()
    device.turnWheel(by: CGVector(dx: last.x - start.x, dy: last.y - start.y))
    device.advance(by: 3)
    device.hidePointer()
  }

  private func write(
    from start: CGPoint, through places: [CGPoint], across: CGPoint, besides further: CGPoint,
    to script: inout TouchScript
  ) {
    let end = places.last ?? start
    func go(_ script: inout TouchScript, _ finger: Int = 0, by distance: CGPoint = .zero) {
      for place in places {
        script.wait(interval)
        script.move(finger: finger, to: place + distance)
      }
    }
    if action == .taps || action == .tapsTwice {
      return script.tap(at: start, count: action == .taps ? 1 : 2)
    }
    if action == .tapsAndDrags {
      script.tap(at: start)
      script.wait(0.1)
    }
    script.down(at: start)
    switch action {
    case .five:
      for finger in 1...4 { script.down(finger: finger, at: start + CGPoint(x: 2 * finger, y: finger)) }
    case .leavesOne:
      script.down(finger: 1, at: start + CGPoint(x: 12, y: 12))
      script.wait(0.2)
      script.up(finger: 1)
      script.wait(0.05)
    case .restsAndDrags, .isLostAtRest, .isAPencil, .meanwhile: script.wait(0.4)
    case .pressesAndDrags: script.wait(0.8)
    case .restsLong: script.wait(3)
    default: break
    }
    switch action {
    case .throwsIt:
      go(&script)
      return script.up()
    case .isLost, .isLostAtRest:
      if action == .isLost { go(&script) }
      return script.cancel()
    case .turns:
      go(&script)
      script.move(to: end + across, for: 0.1)
    case .comesBack:
      go(&script)
      script.move(to: start, for: 0.1)
    case .goesTwice:
      go(&script)
      script.down(finger: 1, at: end + CGPoint(x: 9, y: 9))
      for finger in 0...1 { script.move(finger: finger, to: start + CGPoint(x: 9 * finger, y: 9 * finger)) }
      script.wait(0.3)
      script.up(finger: 1)
    case .together:
      let further = 1..<min(max(places.count, 2), 4)
      for finger in further { script.down(finger: finger, at: start + CGPoint(x: 12 * finger, y: 12)) }
      for place in places {
        script.wait(interval)
        script.move(to: place)
        for finger in further { script.move(finger: finger, to: place + CGPoint(x: 12 * finger, y: 12)) }
      }
      script.wait(0.3)
      for finger in further { script.up(finger: finger) }
    case .goesWithATap:
      go(&script)
      for isOnItsWay in [true, false] {
        script.down(finger: 1, at: further)
        script.wait(0.05)
        script.up(finger: 1)
        guard isOnItsWay else { return }
        script.wait(0.1)
        script.move(to: start, for: 0.03)
        script.up()
        script.wait(0.1)
      }
    case .goesWithAnother:
      go(&script)
      script.down(finger: 1, at: further)
      script.move(finger: 1, to: further + end - start, for: 0.08)
      script.wait(0.3)
      script.up(finger: 1)
    case .withANeighbor, .besideAnother:
      let place = action == .withANeighbor ? further : CGPoint(x: 1_015, y: 1_015)
      script.down(finger: 1, at: place)
      go(&script)
      if action == .withANeighbor { script.move(finger: 1, to: place + across, for: 0.06) }
      script.wait(0.3)
      script.up(finger: 1)
    case .five:
      go(&script)
      script.wait(0.3)
      for finger in 1...4 { script.up(finger: finger) }
    case .pauses:
      for (number, place) in places.enumerated() {
        script.wait(number == places.count / 2 ? 1 : interval)
        script.move(to: place)
      }
    case .throwsBeside:
      go(&script)
      script.up()
      script.wait(0.1)
      script.down(at: further)
      script.move(to: further + across, for: 0.06)
    case .catches, .dragsAgain:
      go(&script)
      script.up()
      script.wait(action == .catches ? 0.1 : 0.4)
      script.down(at: start)
      script.move(to: start + across, for: 0.06)
    default: go(&script)
    }
    script.wait(0.4)
    script.up()
  }
}
