import WebDriver
import XCTest

@testable import LiveFigures

/// The figures in a real browser, by mouse and by keyboard: the same in all three engines.
class LiveBrowserTests: FigureCase {
  func testNothingHappensByItself() throws {
    for name in Self.names {
      let browser = try open(name)
      XCTAssertEqual(try browser.text("return F.figure.engine.trace()"), "", name)
      XCTAssertEqual(try browser.text("return String(F.querySelectorAll('.l-ring').length)"), "1", name)
      XCTAssertEqual(try browser.text("return F.querySelector('.live-clock').textContent"), "0.000 s")
    }
    XCTAssertEqual(try browser().consoleMessages(), [])
  }

  func testEveryPlayGivesTheNativeTrace() throws {
    for (number, name) in Self.names.enumerated() {
      let browser = try open(name)
      let scene = try XCTUnwrap(Scene.make(number))
      for (place, play) in scene.plays.enumerated() {
        try browser.run(
          "F.querySelectorAll('.live-plays button')[arguments[0]].click(); F.figure.stop()", place)
        let trace = try assertSameAsNative(name, browser)
        XCTAssertTrue(trace.contains("digitizer: finger 0 ended"), "\(name): \(play.name)")
      }
    }
    XCTAssertEqual(try browser().consoleMessages(), [])
  }

  func testFiguresWithAnotherBeginning() throws {
    let variants = [
      "home-screen": 0, "ignored": 1, "choices": 2, "race": 3, "requirement": 3, "veto": 4, "drag-later": 5,
      "dead-row": 5, "two-logs": 4,
    ]
    let folder = LiveProject.page.appendingPathComponent("figures").path
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder)
    XCTAssertEqual(Set(scripts), Set((Self.names + variants.keys).map { "\($0).js" }))
    for (name, scene) in variants {
      let browser = try open(name)
      try browser.run("F.querySelector('.live-main').click(); F.figure.stop(); F.figure.draw()")
      let trace = try assertSameAsNative(Self.names[scene], browser)
      XCTAssertTrue(trace.contains("digitizer: finger 0 ended"), name)
    }
    XCTAssertEqual(try browser().consoleMessages(), [])
  }

  func testMouse() throws {
    for (number, name) in Self.names.enumerated() {
      let browser = try open(name)
      let target = try XCTUnwrap(try browser.run("return F.figure.scene.target") as? [Double])
      let (x, y) = try place(target[0], target[1], in: browser)
      try browser.play(
        [[.move(x, y), .down, .pause(milliseconds: 40), .move(x + 12, y + 6, milliseconds: 60), .up]],
        with: .mouse)
      let trace = try assertSameAsNative(name, browser)
      XCTAssertTrue(trace.contains("digitizer: finger 0 began"), "\(name) \(number)")
      XCTAssertTrue(trace.contains("digitizer: finger 0 moved"), name)
      XCTAssertTrue(trace.contains("digitizer: finger 0 ended"), name)
      XCTAssertNotEqual(try browser.text("return F.querySelector('.live-say').textContent"), "", name)
      XCTAssertGreaterThan(
        try browser.run("return F.querySelectorAll('.live-log li').length") as? Int ?? 0, 1, name)
    }
  }

  func testKeyboard() throws {
    let (right, escape, space) = ("\u{E014}", "\u{E00C}", " ")
    for name in Self.names {
      let browser = try open(name)
      try browser.run("F.querySelector('.live-screen').focus()")
      try browser.type([right, space])
      let tap = try assertSameAsNative(name, browser)
      let target = try XCTUnwrap(try browser.run("return F.figure.scene.target") as? [Double])
      XCTAssertTrue(
        tap.contains("digitizer: finger 0 began, at (\(Int(target[0]) + 10), \(Int(target[1])))"), name)
      XCTAssertTrue(tap.contains("finger 0 ended"), name)
      try browser.run("F.figure.screen.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))")
      try browser.type([escape])
      XCTAssertTrue(try assertSameAsNative(name, browser).contains("finger 0 cancelled"), name)
    }
  }
}
