import TouchFigures
import XCTest

final class StateFigureTests: XCTestCase {

  // MARK: Traces by hand

  private func call(
    _ time: TimeInterval, _ stage: TraceEntry.Stage, _ subject: String, _ method: TraceMethod,
    fingers: Int = 1
  ) -> TraceEntry {
    let details = (0..<fingers).map { TraceEntry.Detail("finger", .integer($0)) }
    return TraceEntry(time: time, stage: stage, subject: subject, event: .call(method), details: details)
  }

  private func finger(_ time: TimeInterval, _ phase: Contact.Phase, _ number: Int = 0) -> TraceEntry {
    TraceEntry(
      time: time, stage: .digitizer, subject: "digitizer", event: .note(.contact(.finger, number, phase)))
  }

  private func told(_ time: TimeInterval, _ name: String, _ method: TraceMethod) -> TraceEntry {
    call(time, .gestures, name, method)
  }

  private func heard(_ time: TimeInterval, _ method: TraceMethod, fingers: Int = 1) -> TraceEntry {
    call(time, .delivery, "V", method, fingers: fingers)
  }

  private func state(
    _ time: TimeInterval, _ name: String, _ state: UIGestureRecognizer.State
  ) -> TraceEntry { TraceEntry(time: time, stage: .gestures, subject: name, event: .state(state)) }

  private func action(
    _ time: TimeInterval, _ name: String, _ state: UIGestureRecognizer.State
  ) -> TraceEntry { TraceEntry(time: time, stage: .gestures, subject: name, event: .action(state)) }

  private func note(_ time: TimeInterval, _ name: String, _ note: TraceEntry.Note) -> TraceEntry {
    TraceEntry(time: time, stage: .gestures, subject: name, event: .note(note))
  }

  /// A drag that a pan takes from the view at its second move.
  private var drag: [TraceEntry] {
    var entries = [finger(0, .began), told(0, "Pan", .touchesBegan), heard(0, .touchesBegan)]
    entries += [finger(0.016, .moved), told(0.016, "Pan", .touchesMoved), heard(0.016, .touchesMoved)]
    entries += [finger(0.032, .moved), state(0.032, "Pan", .began), action(0.032, "Pan", .began)]
    entries += [heard(0.032, .touchesCancelled)]
    for time in [0.048, 0.064, 0.08] {
      entries += [finger(time, .moved), state(time, "Pan", .changed), action(time, "Pan", .changed)]
    }
    return entries + [finger(0.096, .ended), state(0.096, "Pan", .ended), action(0.096, "Pan", .ended)]
  }

  /// A tap that waits for the failure of another recognizer.
  private var wait: [TraceEntry] {
    [
      finger(0, .began), told(0, "Double", .touchesBegan), told(0, "Single", .touchesBegan),
      heard(0, .touchesBegan), finger(0.05, .ended), note(0.05, "Single", .waits(for: "Double")),
      state(0.4, "Double", .failed), state(0.4, "Single", .ended), action(0.4, "Single", .ended),
      heard(0.4, .touchesCancelled),
    ]
  }

  /// A press on a control whose finger leaves it.
  private var press: [TraceEntry] {
    func control(_ time: TimeInterval, _ events: TraceEntry.Event...) -> [TraceEntry] {
      events.map { TraceEntry(time: time, stage: .controls, subject: "B", event: $0) }
    }
    return [finger(0, .began)]
      + control(0, .call(.beginTracking), .answer(.beginTracking, "true"), .note(.sends(.touchDown)))
      + [finger(1, .moved)] + control(1, .call(.continueTracking), .note(.sends(.touchDragInside)))
      + [finger(2, .moved)] + control(2, .call(.continueTracking), .note(.sends(.touchDragInside)))
      + [finger(3, .moved)]
      + control(
        3, .call(.continueTracking), .answer(.continueTracking, "true"), .note(.sends(.touchDragExit)),
        .note(.sends(.touchDragOutside)))
      + [finger(4, .ended)] + control(4, .call(.endTracking), .note(.sends(.touchUpOutside)))
  }

  // MARK: The picture

  func testPictureOfAControl() {
    XCTAssertEqual(
      StateFigure(press).picture(columns: 130),
      """
      seconds   0.000       1.000–2.000          3.000                             4.000
      finger 0  down ────── moved ×2 ─────────── moved ─────────────────────────── up
      B tracks  begin ═════ continue ×2 ════════ continue ------------------------ end
      B sends   touchDown   touchDragInside ×2   touchDragExit, touchDragOutside   touchUpOutside

      ═══ tracking, highlighted   --- tracking, finger outside
      Every column is a moment: distances are not to scale.

      """)
  }

  func testAControlThatDoesNotWantToFollow() {
    let refusals: [TraceMethod] = [.beginTracking, .continueTracking]
    for method in refusals {
      let entries = press.prefix { $0.event != .answer(method, "true") }
      let refusal = TraceEntry(
        time: entries.last?.time ?? 0, stage: .controls, subject: "B", event: .answer(method, "false"))
      let tracking = StateFigure(entries + [refusal]).lanes.first { $0.kind == .tracking }?.cells.last
      XCTAssertEqual(tracking?.events, method == .beginTracking ? ["begin → false"] : ["continue → false"])
      XCTAssertEqual(tracking?.line, StateFigure.Line.none)
    }
  }

  func testPictureOfADrag() {
    XCTAssertEqual(
      StateFigure(drag).picture(columns: 80),
      """
      seconds       0.000      0.016   0.032       0.048–0.080   0.096
      finger 0      down ───── moved ─ moved ───── moved ×3 ──── up
      Pan           possible ┄┄┄┄┄┄┄┄┄ began ━━━━━ changed ×3 ━━ ended
      V             began ──── moved ─ cancelled
      Pan's action                     began       changed ×3    ended

      ┄┄┄ still possible   ━━━ under way
      Every column is a moment: distances are not to scale.

      """)
  }

  func testPictureOfOneThatWaits() {
    XCTAssertEqual(
      StateFigure(wait).picture(columns: 80),
      """
      seconds          0.000      0.050              0.400
      finger 0         down ───── up
      Double           possible ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ failed
      Single           possible ┄ waits for Double · ended
      V                began ─────────────────────── cancelled
      Single's action                                ended

      ┄┄┄ still possible   ··· waiting for another to fail
      Every column is a moment: distances are not to scale.

      """)
  }

  func testNarrowPicturesHaveBands() {
    for columns in 34...100 {
      let picture = StateFigure(drag).picture(columns: columns)
      for line in picture.components(separatedBy: "\n") {
        XCTAssertLessThanOrEqual(line.count, columns, picture)
      }
    }
    let bands = StateFigure(drag).picture(columns: 40).components(separatedBy: "seconds").count - 1
    XCTAssertEqual(bands, 3)
    // A view that has nothing to do with a band is not in it, and what goes on is.
    let last = StateFigure(drag).picture(columns: 40).components(separatedBy: "seconds").last ?? ""
    XCTAssertFalse(last.contains("V  "), last)
  }

  func testAnOpenEndIsSeen() {
    let figure = StateFigure(Array(wait.prefix(6)))
    XCTAssertEqual(figure.undecided, ["Double", "Single"])
    XCTAssertTrue(figure.isOpen)
    XCTAssertTrue(figure.picture().contains("Single    possible ┄ waits for Double ··\n"), figure.picture())
    XCTAssertFalse(StateFigure(wait).isOpen)
  }

  // MARK: Reading

  func testLikeMomentsShareAColumn() {
    let figure = StateFigure(drag)
    XCTAssertEqual(figure.moments.map { $0.count }, [1, 1, 1, 3, 1])
    XCTAssertEqual(figure.moments[3].start, 0.048)
    XCTAssertEqual(figure.moments[3].end, 0.08)
    for lane in figure.lanes { XCTAssertEqual(lane.cells.count, 5, lane.name) }
  }

  func testMomentsThatDifferInOneLaneStayApart() {
    // In the middle of three alike moments the finger moves, but the gesture does not change.
    let entries = drag.filter { $0.time != 0.064 || $0.stage == .digitizer }
    XCTAssertEqual(StateFigure(entries).moments.map { $0.count }, [1, 1, 1, 1, 1, 1, 1])
  }

  func testLanesStandInOrder() {
    let lanes = StateFigure(wait).lanes
    XCTAssertEqual(lanes.map { $0.kind }, [.finger, .recognizer, .recognizer, .view, .action])
    XCTAssertEqual(lanes.map { $0.name }, ["finger 0", "Double", "Single", "V", "Single"])
    // What a control does stands below what it is told, and not at the end.
    let two = StateFigure(
      press + [
        call(5, .delivery, "B", .touchesBegan), call(5, .delivery, "C", .touchesBegan),
        call(5, .controls, "C", .beginTracking), action(5, "Tap", .ended),
      ]
    ).lanes
    XCTAssertEqual(two.map { $0.name }, ["finger 0", "B", "B", "B", "C", "C", "Tap"])
    XCTAssertEqual(
      two.map { $0.kind }, [.finger, .view, .tracking, .control, .view, .tracking, .action])
  }

  func testTwoRecognizersOfOneNameHaveTwoLanes() {
    let figure = StateFigure([
      finger(0, .began), told(0, "Tap", .touchesBegan), told(0, "Tap", .touchesBegan),
      told(0.05, "Tap", .touchesEnded), state(0.05, "Tap", .ended),
      told(0.05, "Tap", .touchesEnded), state(0.05, "Tap", .failed),
    ])
    let lanes = figure.lanes.filter { $0.kind == .recognizer }
    XCTAssertEqual(lanes.map { $0.name }, ["Tap", "Tap 2"])
    XCTAssertEqual(lanes.map { $0.cells[1].events }, [["ended"], ["failed"]])
  }

  func testTwoThatATimerEndsEndOnceEach() {
    let figure = StateFigure([
      finger(0, .began), told(0, "Tap", .touchesBegan), told(0, "Tap", .touchesBegan),
      state(0.75, "Tap", .failed), state(0.75, "Tap", .failed),
    ])
    let lanes = figure.lanes.filter { $0.kind == .recognizer }
    XCTAssertEqual(lanes.map { $0.cells[1].events }, [["failed"], ["failed"]])
    XCTAssertEqual(figure.undecided, [])
  }

  func testTheSystemsOwnAreShownOnRequest() {
    let entries = [finger(0, .began), told(0, "_Gate", .touchesBegan), state(0, "_Gate", .failed)]
    XCTAssertEqual(StateFigure(entries).lanes.map { $0.name }, ["finger 0"])
    XCTAssertEqual(StateFigure(entries, showingSystem: true).lanes.map { $0.name }, ["finger 0", "_Gate"])
  }

  func testAViewHearsUntilItsLastTouchIsGone() {
    let figure = StateFigure([
      heard(0, .touchesBegan, fingers: 2), heard(1, .touchesEnded), heard(2, .touchesEnded),
    ])
    XCTAssertEqual(figure.lanes[0].cells.map { $0.line }, [.hearing, .hearing, .none])
  }

  func testTheEndOfTheChainIsNoView() {
    let figure = StateFigure([
      heard(0, .touchesBegan), call(0, .delivery, "UIWindow", .touchesBegan),
      call(0, .delivery, "UIApplication", .sendEvent),
    ])
    XCTAssertEqual(figure.lanes.map { $0.name }, ["V"])
  }

  // MARK: Words

  func testTheWordsTellTheSameStory() {
    let figure = StateFigure(wait + [note(0.4, "Other", .fails(.hasRecognized, by: "Single"))])
    XCTAssertEqual(figure.title, "The states of Double and Single over time")
    XCTAssertEqual(
      figure.alternativeText,
      """
      At 0.000 s: finger 0 down; Double is possible; Single is possible; V is told began. \
      At 0.050 s: finger 0 up; Single waits for Double. \
      At 0.400 s: Double is failed; Single is ended; V is told cancelled; Single sends its action for ended. \
      0.400 s: Other fails: Single has recognized.
      """)
    XCTAssertTrue(
      StateFigure(drag).alternativeText.contains(
        "At 3 moments, 0.048–0.080 s: finger 0 moved; Pan is changed; Pan sends its action for changed."))
  }

  func testTheWordsTellOfControls() {
    XCTAssertEqual(StateFigure(press).title, "How B follows the finger")
    XCTAssertEqual(StateFigure(press + wait).title, "Double, Single and B over time")
    XCTAssertTrue(
      StateFigure(press).alternativeText.contains(
        "At 3.000 s: finger 0 moved; B tracks: continue; B sends touchDragExit and touchDragOutside."))
  }

  // MARK: SVG

  func testSVGIsWellFormedAndSaysEverything() throws {
    for entries in [drag, wait, press] {
      let figure = StateFigure(entries)
      let document = try WellFormed(figure.svg(identifier: "GR<1>"))
      XCTAssertEqual(document.texts["desc"], figure.alternativeText)
      // The paper, and a box for every cell in which something happens; what a control sends has one for each event.
      // States are marks without a box.
      let events = figure.lanes.filter { $0.kind != .recognizer }.map { lane in
        lane.cells.map { lane.kind == .control ? $0.events.count : min($0.events.count, 1) }.reduce(0, +)
      }.reduce(0, +)
      XCTAssertEqual(document.counts["rect"], events + 1)
      for lane in figure.lanes { XCTAssertTrue(document.texts["text"]?.contains(lane.name) ?? false) }
    }
  }

  func testBoxesLieOnThePaperAndApart() throws {
    let long =
      drag
      + drag.map { entry in
        var entry = entry
        entry.time += 1
        return entry
      }
    for entries in [drag, wait, long, press] {
      let svg = StateFigure(entries).svg()
      let boxes = svg.components(separatedBy: "\n").filter { $0.hasPrefix("<rect class=\"event") }.map(box)
      let paper = CGRect(x: 0, y: 0, width: number("width", in: svg), height: number("height", in: svg))
      for (place, box) in boxes.enumerated() {
        XCTAssertTrue(paper.contains(box), "\(box) is not on \(paper)")
        for other in boxes[..<place] { XCTAssertFalse(box.intersects(other), "\(box) \(other)") }
      }
      // On a phone the words can still be read.
      XCTAssertLessThanOrEqual(paper.width, 500)
    }
  }

  private func box(_ line: String) -> CGRect {
    CGRect(
      x: number("x", in: line), y: number("y", in: line), width: number("width", in: line),
      height: number("height", in: line))
  }

  private func number(_ attribute: String, in text: String) -> CGFloat {
    let parts = text.components(separatedBy: " \(attribute)=\"")
    guard parts.count > 1, let value = Double(parts[1].prefix { $0 != "\"" }) else { return .nan }
    return CGFloat(value)
  }

  func testNothingAtAll() throws {
    XCTAssertEqual(StateFigure([]).picture(), "")
    XCTAssertEqual(StateFigure([]).alternativeText, "Nothing happens.")
    XCTAssertFalse(StateFigure([]).isOpen)
    _ = try WellFormed(StateFigure([]).svg())
  }
}
