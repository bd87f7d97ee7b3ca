import TouchFigures
import XCTest

/// Curves, touches with their events, and graphs of states.
final class MeasuredFigureTests: XCTestCase {
  private func entry(_ time: TimeInterval, _ stage: TraceEntry.Stage, _ event: TraceEntry.Event) -> TraceEntry
  {
    TraceEntry(time: time, stage: stage, subject: stage == .gestures ? "Pan" : "glass", event: event)
  }

  // MARK: Curves

  func testCurvesSayWhereTheyBeginAndEnd() throws {
    var figure = CurveFigure(x: "seconds", y: "points")
    figure.begin("slow & steady")
    figure.add(0, 0)
    figure.add(2, 50)
    figure.begin("fast")
    figure.add(0, 0)
    figure.add(1, 90)
    XCTAssertEqual(
      figure.alternativeText,
      "Along: seconds. Up: points. slow & steady: from 0 at 0 to 50 at 2. fast: from 0 at 0 to 90 at 1.")
    let document = try WellFormed(figure.svg())
    XCTAssertEqual(document.counts["polyline"], 2)
    XCTAssertTrue(document.says("slow & steady"))
    XCTAssertLessThanOrEqual(document.width, 390)
  }

  func testAFigureWithoutCurvesIsADocumentToo() throws {
    XCTAssertNil(try WellFormed(CurveFigure(x: "a", y: "b").svg()).counts["polyline"])
  }

  // MARK: Touches

  func testFingersThatAreNotMentionedRest() throws {
    let figure = TouchesFigure([
      entry(0, .digitizer, .note(.contact(.finger, 0, .began))), entry(0, .delivery, .call(.touchesBegan)),
      entry(0.1, .digitizer, .note(.contact(.finger, 1, .began))),
      entry(0.1, .delivery, .call(.touchesBegan)),
      entry(0.2, .digitizer, .note(.contact(.finger, 1, .ended))),
      entry(0.2, .delivery, .call(.touchesEnded)),
      entry(0.3, .digitizer, .note(.contact(.finger, 0, .ended))),
      entry(0.3, .delivery, .call(.touchesEnded)),
    ])
    XCTAssertEqual(figure.title, "2 touches in 4 events")
    XCTAssertEqual(
      figure.events.map { $0.phases["finger 0"] ?? "gone" }, ["began", "stationary", "stationary", "ended"])
    XCTAssertEqual(figure.events.map { $0.phases["finger 1"] ?? "gone" }, ["gone", "began", "ended", "gone"])
    let document = try WellFormed(figure.svg())
    XCTAssertTrue(document.says("stationary"))
    XCTAssertTrue(document.says("…Ended"))
    XCTAssertEqual(document.texts["desc"], figure.alternativeText)
  }

  // MARK: States

  func testEveryChangeIsAnArrowOnce() throws {
    let states: [UIGestureRecognizer.State] = [
      .began, .changed, .changed, .ended, .possible, .began, .cancelled, .possible, .failed,
    ]
    let figure = StateMachineFigure(states.map { entry(0, .gestures, .state($0)) })
    XCTAssertEqual(
      figure.alternativeText,
      "Pan: possible to began, began to changed, changed to changed, changed to ended, began to cancelled and "
        + "possible to failed.")
    XCTAssertEqual(
      figure.svg().components(separatedBy: "class=\"change\"").count - 1, 6)
    XCTAssertTrue(try WellFormed(figure.svg()).says("cancelled"))
  }
}
