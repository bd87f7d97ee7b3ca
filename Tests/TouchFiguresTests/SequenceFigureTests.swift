import TouchFigures
import XCTest

final class SequenceFigureTests: XCTestCase {
  private func trace(_ profile: SystemProfile) -> [TraceEntry] {
    let device = Device(profile: profile)
    device.launch { _ in UIWindow(frame: device.screen.bounds).makeKeyAndVisible() }
    let trace = Trace()
    device.trace = trace
    device.digitizer.report([Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5))])
    device.settle()
    return trace.entries
  }

  func testPictureOfAnOldSystem() {
    XCTAssertEqual(
      SequenceFigure(trace(.iOS5)).picture(columns: 120),
      """
      digitizer
      │  IOKit
      │  │  SpringBoard
      │  │  │  main run loop
      │  │  │  │  UIApplication
      │  │  │  │  │  window
      │  │  │  │  │  │  view
      ●  │  │  │  │  │  │   0.000  digitizer: finger 0 began at (160, 240)
      ╰─▶●  │  │  │  │  │          IOKit: makes an IOHIDEvent: hand with finger 0 began
      │  ●  │  │  │  │  │          IOKit: sends it to the port "hardware events"
      │  ╰─▶●  │  │  │  │          SpringBoard: wakes up
      │  │  ●  │  │  │  │          SpringBoard: source1 fires: hardware events
      │  │  ●  │  │  │  │          SpringBoard: App is in front and gets it: hand with finger 0 began
      │  │  ●  │  │  │  │          SpringBoard: sends it to the port "App events"
      │  │  ●  │  │  │  │          SpringBoard: has nothing left to do and sleeps
      │  │  ╰─▶●  │  │  │          App: wakes up
      │  │  │  ●  │  │  │          App: source1 fires: GraphicsServices events
      │  │  │  ╰─▶●  │  │          UIApplication: queues the event: 1 waiting
      │  │  │  │  ●  │  │          UIApplication: takes the event off the queue: hand with finger 0 began
      │  │  │  │  ╰──┼─▶●          pass 1 of 3: asks UIWindow, finds UIWindow
      │  │  │  │  ╰──┼─▶●          pass 2 of 3: asks UIWindow, finds UIWindow
      │  │  │  │  ╰──┼─▶●          pass 3 of 3: asks UIWindow, finds UIWindow
      │  │  │  │  ●  │  │          -[UIApplication sendEvent:]
      │  │  │  │  ╰─▶●  │          -[UIWindow sendEvent:]
      │  │  │  │  │  ╰─▶●          -[UIWindow touchesBegan:withEvent:]  tapCount 1
      │  │  │  │  │  │  ●          -[UIApplication touchesBegan:withEvent:]  tapCount 1
      │  │  │  ●  │  │  │          App: has nothing left to do and sleeps

      """)
  }

  func testLongStepsGoOnBelowBetweenTheLanes() {
    let figure = SequenceFigure(trace(.iOS13))
    let lines = figure.picture(columns: 72).components(separatedBy: "\n")
    XCTAssertTrue(lines.allSatisfy { $0.count <= 72 }, lines.joined(separator: "\n"))
    let place = lines.firstIndex { $0.hasSuffix("IOKit: makes an IOHIDEvent: hand with") } ?? 0
    XCTAssertEqual(lines[place + 1], "│  │  │  │  │  │  │  │            finger 0 began")
  }

  func testEveryProfileHasItsLanes() {
    for profile in SystemProfile.all {
      let lanes = SequenceFigure(trace(profile)).lanes
      XCTAssertEqual(lanes.contains(.fetchThread), profile.intake == .eventFetchThread, profile.name)
      XCTAssertEqual(lanes.first, .digitizer)
      XCTAssertEqual(lanes.last, .view)
    }
  }

  func testEveryCallShowsMore() {
    let entries = trace(.iOS13)
    XCTAssertGreaterThan(
      SequenceFigure(entries, showing: .everyCall).steps.count, SequenceFigure(entries).steps.count)
  }

  func testSVGIsWellFormedAndSaysEveryStep() throws {
    let figure = SequenceFigure(trace(.iOS13))
    let document = try WellFormed(figure.svg(identifier: "SP1"))
    XCTAssertEqual(document.texts["desc"], figure.alternativeText)
    XCTAssertEqual(document.counts["circle"], figure.steps.count)
    XCTAssertTrue(
      figure.alternativeText.contains("Step 1, digitizer: finger 0 began at (160, 240)."))
    XCTAssertEqual(figure.title, "From digitizer to view")
  }

  func testLongStepsHaveSeveralLinesOnAPhone() throws {
    for profile in SystemProfile.all {
      let figure = SequenceFigure(trace(profile))
      let document = try WellFormed(figure.svg())
      XCTAssertLessThanOrEqual(document.width, 500, profile.name)
      for step in figure.steps { XCTAssertTrue(document.says(step.text), step.text) }
      XCTAssertGreaterThan(document.counts["text"] ?? 0, figure.steps.count + figure.lanes.count + 1)
    }
  }

  func testNothingAtAll() throws {
    XCTAssertEqual(SequenceFigure().picture(), "")
    XCTAssertEqual(SequenceFigure().alternativeText, "Nothing happens.")
    _ = try WellFormed(SequenceFigure().svg())
  }
}
