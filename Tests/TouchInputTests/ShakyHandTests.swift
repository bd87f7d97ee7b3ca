import Chance
import TouchInput
import TouchKit
import XCTest

/// Synthetic hands that shake by up to a point and a half, and whose fingers land up to 40 ms apart: side by side on
/// one view the recognizers must see what a person means.
final class ShakyHandTests: XCTestCase {
  private static let screen = CGSize(width: 390, height: 844)

  /// Where fingers are meant to be at a share of the gesture, from 0 to 1, in points.
  private typealias Plan = (_ share: CGFloat) -> [CGPoint]

  private func frames(of plan: Plan, for seconds: TimeInterval, seed: UInt64) -> [DigitizerFrame] {
    var random = SeededGenerator(seed: seed)
    let count = plan(0).count
    let landings = (0..<count).map { $0 == 0 ? 0 : Int.random(in: 0...5, using: &random) }
    let last = Int(seconds / 0.008) + 5
    let lifts = (0..<count).map { _ in last + Int.random(in: 0...5, using: &random) }
    return (0...last + 5).compactMap { tick in
      let share = min(max((CGFloat(tick) - 5) / CGFloat(max(last - 5, 1)), 0), 1)
      let places = plan(share)
      let contacts = (0..<count).compactMap { finger -> Contact? in
        guard tick >= landings[finger], tick <= lifts[finger] else { return nil }
        let phase: Contact.Phase =
          tick == landings[finger] ? .began : tick == lifts[finger] ? .ended : .moved
        let place = CGPoint(
          x: (places[finger].x + .random(in: -1.5...1.5, using: &random)) / Self.screen.width,
          y: (places[finger].y + .random(in: -1.5...1.5, using: &random)) / Self.screen.height)
        return Contact(index: finger, phase: phase, location: place)
      }
      return contacts.isEmpty ? nil : DigitizerFrame(time: TimeInterval(tick) * 0.008, contacts: contacts)
    }
  }

  private func check(
    _ expected: String, for seconds: TimeInterval, line: UInt = #line, _ plan: @escaping Plan
  ) {
    for seed in 1...25 {
      let gallery = Gallery(on: Self.screen)
      gallery.play(frames(of: plan, for: seconds, seed: UInt64(seed)))
      XCTAssertEqual(gallery.seen, expected, "seed \(seed)", line: line)
    }
  }

  /// Two fingers on both sides of a point, some way apart, at an angle clockwise from the right.
  private func pair(_ center: CGPoint, _ distance: CGFloat, _ angle: CGFloat) -> [CGPoint] {
    let (x, y) = (distance / 2 * cos(angle), distance / 2 * sin(angle))
    return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
  }

  private let center = CGPoint(x: 195, y: 422)

  func testTapsAndPresses() {
    check("tap 1", for: 0.08) { [center] _ in [center] }
    check("two-finger tap 1", for: 0.08) { [self] _ in pair(center, 90, 0.3) }
    check("press 1", for: 0.9) { [center] _ in [center] }
  }

  func testDragsAndScrolls() {
    check("pan 1", for: 0.3) { [center] in [CGPoint(x: center.x + 120 * $0, y: center.y + 60 * $0)] }
    for distance in [50.0, 90, 200] {
      check("pan 1", for: 0.4) { [self] in
        pair(CGPoint(x: center.x, y: center.y + 100 - 250 * $0), distance, 0.2)
      }
      check("pan 1", for: 0.4) { [self] in
        pair(CGPoint(x: center.x - 60 + 150 * $0, y: center.y), distance, 0.2)
      }
    }
  }

  func testPinches() {
    check("pinch 1", for: 0.4) { [self] in pair(center, 80 + 160 * $0, 0.8) }
    check("pinch 1", for: 0.4) { [self] in pair(center, 240 - 160 * $0, 0.8) }
    // The hand drifts and turns a little meanwhile.
    check("pinch 1", for: 0.4) { [self] in
      pair(CGPoint(x: center.x + 20 * $0, y: center.y - 15 * $0), 100 + 150 * $0, 0.8 + 0.2 * $0)
    }
    // The thumb rests.
    check("pinch 1", for: 0.4) { [center] in
      [center, CGPoint(x: center.x + 60 + 90 * $0, y: center.y - 60 - 90 * $0)]
    }
  }

  func testRotations() {
    for distance in [100.0, 150, 220] {
      check("rotation 1", for: 0.5) { [self] in pair(center, distance, 1.2 * $0) }
      check("rotation 1", for: 0.5) { [self] in pair(center, distance * (1 + 0.15 * $0), 2 - 1.5 * $0) }
      // The hand drifts meanwhile.
      check("rotation 1", for: 0.5) { [self] in
        pair(CGPoint(x: center.x + 15 * $0, y: center.y + 10 * $0), distance, 1.5 * $0)
      }
    }
  }

  func testDraggingPinchingAndTurningAtOnceWhereTheAppAllowsIt() {
    final class Everything: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let ways: [(move: CGFloat, grow: CGFloat, turn: CGFloat)] = [
      (80, 100, .pi / 4), (30, 120, .pi / 2), (-60, 150, -.pi / 3), (60, 60, 0.6),
    ]
    for way in ways {
      for seed in 1...25 {
        let allowed = Everything()
        let gallery = Gallery(on: Self.screen, names: ["pan", "pinch", "rotation"], delegate: allowed)
        let plan: Plan = { [self] in
          pair(
            CGPoint(x: center.x + way.move * $0, y: center.y), 120 + way.grow * $0, 0.3 + way.turn * $0)
        }
        gallery.play(frames(of: plan, for: 0.6, seed: UInt64(seed)))
        XCTAssertEqual(gallery.seen, "pan 1, pinch 1, rotation 1", "\(way), seed \(seed)")
      }
    }
  }
}
