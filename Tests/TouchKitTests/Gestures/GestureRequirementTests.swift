import TouchKit
import XCTest

/// Many recognizers that wait for each other (facts G11, G34).
final class GestureRequirementTests: XCTestCase {
  /// Single, double and triple taps on one view, each of which waits for all larger ones.
  func testG34_theFailureOfOneReachesEveryWaiterBeforeAnyIsLetGo() {
    for order in [[1, 2, 3], [2, 1, 3], [3, 2, 1], [2, 3, 1], [1, 3, 2], [3, 1, 2]] {
      let stage = GestureStage()
      var taps: [Int: UITapGestureRecognizer] = [:]
      for count in order { taps[count] = stage.tapRecognizer(taps: count, "\(count)") }
      for (smaller, larger) in [(1, 2), (1, 3), (2, 3)] {
        if let tap = taps[smaller], let other = taps[larger] { tap.require(toFail: other) }
      }
      for quick in 1...3 {
        stage.log.lines = []
        for _ in 0..<quick {
          stage.stage.tap(150, 150)
          stage.device.advance(by: 0.0625)
        }
        stage.device.advance(by: 2)
        XCTAssertEqual(stage.log.lines, ["\(quick) ended"], "added in the order \(order)")
      }
    }
  }

  /// Nothing fires beside something that had to fail first, in whatever graph, with rings or without.
  func testG34_nothingFiresBesideWhatHadToFailFirst() {
    var fired = 0
    for seed in 1...120 {
      var random = SystemRandom(seed: UInt64(seed))
      let stage = GestureStage()
      let everybody = SpyDelegate()
      everybody.simultaneous = { _, _ in true }
      var edges: [(waiting: UIGestureRecognizer, failing: UIGestureRecognizer)] = []
      let recognizers = (0..<(3 + random.below(6))).map { number in
        let recognizer = stage.add(
          random.recognizer(), "\(number)", to: random.below(2) == 0 ? stage.root : stage.view)
        if random.below(3) > 0 { recognizer.delegate = everybody }
        return recognizer
      }
      for _ in 0..<random.below(3 * recognizers.count) {
        let edge = (
          recognizers[random.below(recognizers.count)], recognizers[random.below(recognizers.count)]
        )
        guard edge.0 !== edge.1 else { continue }
        edge.0.require(toFail: edge.1)
        edges.append(edge)
      }
      stage.log.onAction = { recognizer in
        fired += 1
        for (waiting, failing) in edges where waiting === recognizer || failing === recognizer {
          let both = [waiting, failing].allSatisfy { [.began, .changed, .ended].contains($0.state) }
          XCTAssertFalse(
            both, "seed \(seed): \(waiting.name ?? "") had to wait for \(failing.name ?? "") to fail")
        }
      }
      for _ in 0..<6 {
        random.gesture(on: stage)
        stage.device.advance(by: 1.5)
        for recognizer in recognizers { XCTAssertEqual(recognizer.state, .possible, "seed \(seed)") }
      }
    }
    XCTAssertGreaterThan(fired, 300)
  }

  /// A chain, a ring and a crowd: what has to be asked grows as the recognizers and their requirements do.
  func testG34_theWorkGrowsWithTheRecognizersAndTheirRequirements() {
    for shape in Crowd.Shape.allCases {
      let (small, large) = (Crowd(shape, count: 40), Crowd(shape, count: 320))
      XCTAssertEqual(small.actions, 1, "\(shape)")
      XCTAssertEqual(large.actions, 1, "\(shape)")
      XCTAssertGreaterThan(small.questions, 0, "\(shape)")
      XCTAssertLessThanOrEqual(large.questions, 10 * small.questions, "\(shape)")
    }
  }

  /// Rings are let go of only where nothing else is in the way, and the rest of the ring does not fire (engine's choice).
  func testG34_aRingDoesNotWaitForever() {
    let stage = GestureStage()
    let taps = (0..<3).map { stage.tapRecognizer("\($0)") }
    for place in taps.indices { taps[place].require(toFail: taps[(place + 1) % 3]) }
    let everybody = SpyDelegate()
    everybody.simultaneous = { _, _ in true }
    for tap in taps { tap.delegate = everybody }
    stage.stage.tap(150, 150)
    stage.device.advance(by: 1)
    XCTAssertEqual(stage.log.lines.count, 1)
    XCTAssertEqual(taps.map { $0.state }, [.possible, .possible, .possible])
  }

  /// A recognizer that goes away with its view keeps nothing waiting.
  func testG34_whatGoesAwayWithItsViewIsNotWaitedFor() {
    let stage = GestureStage()
    var small: UIView? = UIView(frame: CGRect(0, 0, 200, 200))
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    if let small {
      stage.view.addSubview(small)
      small.addGestureRecognizer(double)
    }
    let single = stage.tapRecognizer("single")
    single.require(toFail: double)
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.log.lines, [])
    small?.removeFromSuperview()
    small = nil
    stage.stage.tap(350, 350)
    stage.device.advance(by: 1)
    XCTAssertEqual(stage.log.lines, ["single ended"])
  }
}

/// Recognizers on one view that count what they are asked.
private final class Crowd {
  enum Shape: CaseIterable { case chain, backwards, ring, wide, loose }

  private(set) var questions = 0
  private(set) var actions = 0

  private final class Counted: UITapGestureRecognizer {
    var count: () -> Void = {}
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      count()
      return true
    }
    override var state: UIGestureRecognizer.State {
      get {
        count()
        return super.state
      }
      set {
        count()
        super.state = newValue
      }
    }
  }

  init(_ shape: Shape, count: Int) {
    let stage = GestureStage()
    let taps = (0..<count).map { stage.add(Counted(), "\($0)") }
    var edges: [(Int, Int)] = []
    switch shape {
    case .chain, .ring: edges = (1..<count).map { ($0 - 1, $0) }
    case .backwards: edges = (1..<count).map { ($0, $0 - 1) }
    case .wide:
      for place in 0..<count {
        for step in 1...10 where place + step < count { edges.append((place, place + step)) }
      }
    case .loose: break
    }
    if shape == .ring { edges.append((count - 1, 0)) }
    for (waiting, failing) in edges { taps[waiting].require(toFail: taps[failing]) }

    for tap in taps { tap.count = { [unowned self] in questions += 1 } }
    stage.stage.tap(150, 150)
    stage.device.advance(by: 1)
    actions = stage.log.lines.count
  }
}

/// Repeatable random numbers, and the recognizers and gestures made of them.
private struct SystemRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return limit > 0 ? Int(state % UInt64(limit)) : 0
  }

  mutating func recognizer() -> UIGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 1 + below(3)
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = below(2)
    return [tap, tap, tap, press, UIPanGestureRecognizer(), UISwipeGestureRecognizer(), DragSpy()][below(7)]
  }

  mutating func gesture(on stage: GestureStage) {
    switch below(3) {
    case 0:
      stage.stage.down(150, 150)
      for step in 1...6 {
        stage.device.advance(by: 1.0 / 64)
        stage.stage.move(150 + 12 * CGFloat(step), 150)
      }
      stage.stage.lift(222, 150)
    case 1:
      stage.stage.tap(150, 150)
      stage.device.advance(by: 0.0625)
      stage.stage.tap(150, 150, hold: 0.625)
    default:
      for _ in 0...below(4) {
        stage.stage.tap(150, 150)
        stage.device.advance(by: 0.0625)
      }
    }
  }
}
