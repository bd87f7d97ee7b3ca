import TouchInput
import TouchKit
import XCTest

/// What all recognizers see in recordings of real fingers: side by side on one view, and each on a view of its own.
final class GestureRecordingTests: XCTestCase {
  private static let screens = [
    CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768), CGSize(width: 320, height: 480),
  ]

  /// Side by side the first recognizer that recognizes wins, whatever the size of the screen.
  private static let together: [(file: String, seen: String)] = [
    ("aosp-pixel-tablet-swipe.evemu", "pan 1"),
    ("wacom-e6-single-tap-center.evemu", "tap 1"),
    ("wacom-e6-double-tap-center.evemu", "tap 2, double tap 1"),
    ("wacom-e6-2fg-tap.evemu", "two-finger tap 1"),
    ("wacom-e6-single-center-scroll.evemu", "pan 1"),
    ("ep0430m09-2f-scroll.evemu", "pan 1"),
    ("dell-canvas-1f-swipe.evemu", "pan 1"),
    ("dell-canvas-5f-pinch-in.evemu", "pinch 1"),
    ("wacom-dth2242-long-press.evemu", "press 1"),
    ("ntrig-protoA-1f-diagonal-drag.evemu", "pan 1"),
    (RealRecordings.nexus, "tap 1, pan 15"),
    (RealRecordings.phone, "pan 1"),
  ]

  /// Alone on a screen of 390 × 844 points nobody takes anything away.
  private static let alone: [(file: String, seen: String)] = [
    ("aosp-pixel-tablet-swipe.evemu", "pan 1, swipe up 1"),
    ("wacom-e6-single-tap-center.evemu", "tap 1"),
    ("wacom-e6-double-tap-center.evemu", "tap 2, double tap 1"),
    ("wacom-e6-2fg-tap.evemu", "two-finger tap 1"),
    ("wacom-e6-single-center-scroll.evemu", "pan 1, swipe down 1"),
    // No pinch and no rotation, though the fingers part by 4 % and turn by 17°.
    ("ep0430m09-2f-scroll.evemu", "pan 1"),
    ("dell-canvas-1f-swipe.evemu", "pan 1, swipe up 1"),
    ("dell-canvas-5f-pinch-in.evemu", "pan 1, pinch 1"),
    ("wacom-dth2242-long-press.evemu", "tap 1, press 1"),
    ("ntrig-protoA-1f-diagonal-drag.evemu", "pan 1"),
    (RealRecordings.nexus, "tap 3, pan 15, swipe right 3, swipe up 2, swipe down 6"),
    (RealRecordings.phone, "pan 1, swipe right 1"),
  ]

  func testWhatRecognizersSideBySideSee() throws {
    for (file, seen) in Self.together {
      let frames = try RealRecordings.read(file).frames
      for screen in Self.screens {
        let gallery = Gallery(on: screen)
        gallery.play(frames)
        XCTAssertEqual(gallery.seen, seen, "\(file) on \(screen)")
      }
    }
  }

  func testWhatEachRecognizerSeesAlone() throws {
    for (file, seen) in Self.alone {
      let frames = try RealRecordings.read(file).frames
      let all = Gallery.names.compactMap { name -> String? in
        let gallery = Gallery(on: Self.screens[0], only: name)
        gallery.play(frames)
        return gallery.seen.isEmpty ? nil : gallery.seen
      }
      XCTAssertEqual(all.joined(separator: ", "), seen, file)
    }
  }

  func testThePanFollowsAScrollAndComesToRest() throws {
    let gallery = Gallery(on: Self.screens[0], only: "pan")
    gallery.play(try RealRecordings.read("wacom-e6-single-center-scroll.evemu").frames)
    let end = try XCTUnwrap(gallery.pans.last)
    XCTAssertEqual(gallery.pans.first?.state, .began)
    XCTAssertEqual(end.state, .ended)
    XCTAssertLessThan(gallery.pans.map { abs($0.translation.y) }.first ?? 99, 5)
    // It slows down before the lift: from more than 1000 points per second at its fastest.
    let fastest = gallery.pans.map { abs($0.velocity.y) }.max() ?? 0
    XCTAssertGreaterThan(fastest, 1000)
    XCTAssertLessThan(abs(end.velocity.y), fastest / 10)
  }

  func testThePinchMeasuresTheFirstTwoFingers() throws {
    let gallery = Gallery(on: Self.screens[0], only: "pinch")
    gallery.play(try RealRecordings.read("dell-canvas-5f-pinch-in.evemu").frames)
    XCTAssertEqual(gallery.scales.first, 1)
    // From 63 to 40 points on this screen, of which the first moves were needed to see that it is a pinch.
    XCTAssertEqual(gallery.scales.last ?? 0, 0.65, accuracy: 0.03)
  }

  // MARK: Velocity

  private struct Flings: Decodable {
    struct Sample: Decodable {
      let t_ns: Double
      let x: Double
      let y: Double
      let action: String
    }
    struct Expected: Decodable {
      let strategy: String
      let axis: String
      let px_per_s: Double
    }
    struct Fling: Decodable {
      let name: String
      let samples: [Sample]
      let expected: [Expected]
    }
    let recordings: [Fling]
  }

  /// Android's expectations for hand flings, at their tolerance of 20 %.
  ///
  /// The pan's velocity is that of the last two samples, slightly smoothed, as UIKit's is (fact G57). That agrees with
  /// Android's default strategy, "impulse", for every fling. The older one, "lsq2", fits a parabola through the last
  /// 0.1 s, and differs from impulse itself by up to 55 %: it is not asked.
  func testG57_velocitiesOfRealFlings() throws {
    let file = try RealRecordings.url("aosp-velocitytracker-flings.json")
    let flings = try JSONDecoder().decode(Flings.self, from: Data(contentsOf: file)).recordings
    XCTAssertEqual(flings.count, 19)
    let screen = CGSize(width: 1440, height: 2560)
    for fling in flings {
      let frames = fling.samples.map { sample in
        let phases: [String: Contact.Phase] = ["DOWN": .began, "MOVE": .moved, "UP": .ended]
        let phase = phases[sample.action] ?? .cancelled
        let place = CGPoint(x: sample.x / screen.width, y: sample.y / screen.height)
        return DigitizerFrame(
          time: sample.t_ns / 1e9, contacts: [Contact(index: 0, phase: phase, location: place)])
      }
      let gallery = Gallery(on: screen, only: "pan")
      gallery.play(frames)
      let end = try XCTUnwrap(gallery.pans.last, fling.name)
      XCTAssertEqual(end.state, .ended, fling.name)
      for expected in fling.expected where expected.strategy == "IMPULSE" {
        let measured = Double(expected.axis == "X" ? end.velocity.x : end.velocity.y)
        let ratio = measured / expected.px_per_s
        XCTAssertTrue(
          (0.8...1.2).contains(ratio),
          "\(fling.name) \(expected.axis): \(measured), expected \(expected.px_per_s), ratio \(ratio)")
      }
    }
  }
}
