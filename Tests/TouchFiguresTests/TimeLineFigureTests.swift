import XCTest

@testable import TouchFigures

final class TimeLineFigureTests: XCTestCase {

  // MARK: Traces by hand

  private func finger(_ time: TimeInterval, _ phase: Contact.Phase) -> TraceEntry {
    TraceEntry(time: time, stage: .digitizer, subject: "digitizer", event: .note(.contact(.finger, 0, phase)))
  }

  private func call(
    _ time: TimeInterval, _ stage: TraceEntry.Stage, _ subject: String, _ method: TraceMethod
  ) -> TraceEntry {
    let details = [TraceEntry.Detail("finger", .integer(0))]
    return TraceEntry(time: time, stage: stage, subject: subject, event: .call(method), details: details)
  }

  private func state(
    _ time: TimeInterval, _ name: String, _ state: UIGestureRecognizer.State
  ) -> TraceEntry { TraceEntry(time: time, stage: .gestures, subject: name, event: .state(state)) }

  private func log(_ time: TimeInterval, _ text: String) -> TraceEntry {
    TraceEntry(time: time, stage: .log, subject: "app", event: .note(.words(text)))
  }

  private let style = TimeLineFigure.Style(
    subjects: [.init("Tap"), .init("Hold", as: "the hold"), .init("V")],
    marks: [
      .init(0.8, "a tap is too long", of: "Tap"), .init(0.2, "the view is told", of: "V"),
      .init(0.5, "nobody cares", of: "W"),
    ])

  /// A press of half a second that begins 3 s after the device was switched on.
  private var press: [TraceEntry] {
    [
      log(2.9, "before"), finger(3, .began), call(3, .gestures, "Tap", .touchesBegan),
      call(3.2, .delivery, "V", .touchesBegan), call(3.2, .delivery, "Other", .touchesBegan),
      finger(3.5, .ended), state(3.5, "Tap", .ended), log(3.5, "tapped"),
      call(3.5, .delivery, "V", .touchesCancelled),
    ]
  }

  /// A drag along which the app writes the same again and again.
  private var drag: [TraceEntry] {
    var entries = [finger(0, .began), call(0, .gestures, "Tap", .touchesBegan)]
    for step in 1...4 {
      let time = TimeInterval(step) / 10
      entries.append(finger(time, .moved))
      if step == 2 { entries.append(state(time, "Tap", .failed)) }
      entries.append(log(time, "scrolled"))
    }
    return entries + [finger(1, .ended)]
  }

  private func figure(_ parts: [TraceEntry]...) -> TimeLineFigure {
    var figure = TimeLineFigure(style)
    for (number, part) in parts.enumerated() { figure.add("touch \(number + 1)", part) }
    return figure
  }

  // MARK: Reading

  func testTimesCountFromTheLanding() {
    let lanes = figure(press).lines[0].lanes
    XCTAssertEqual(lanes.map { $0.label }, ["finger 0", "Tap", "V", "log"])
    XCTAssertEqual(lanes.map { $0.kind }, [.finger, .recognizer, .view, .log])
    XCTAssertEqual(lanes[0].spans, [.init(start: 0, end: 0.5, line: .touching)])
    XCTAssertEqual(lanes[1].spans, [.init(start: 0, end: 0.5, line: .undecided)])
    XCTAssertEqual(lanes[2].spans.count, 1)
    XCTAssertEqual(lanes[2].spans[0].start, 0.2, accuracy: 1e-9)
    XCTAssertEqual(lanes[2].events.map { $0.text }, ["began", "cancelled"])
    XCTAssertEqual(lanes[3].events, [.init(start: 0.5, end: 0.5, text: "tapped")])
  }

  func testWhatIsRepeatedIsOneEvent() {
    let lanes = figure(drag).lines[0].lanes
    XCTAssertEqual(lanes[0].events.map { $0.text }, ["down", "moved ×4", "up"])
    XCTAssertEqual(lanes[0].events[1].end, 0.4)
    XCTAssertEqual(lanes[2].events, [.init(start: 0.1, end: 0.4, text: "scrolled ×4", count: 4)])
  }

  func testTwoTouchesDoTheirThingsTwice() {
    let twice =
      press.dropFirst()
      + press.dropFirst().map { entry in
        var entry = entry
        entry.time += 1
        return entry
      }
    XCTAssertEqual(figure(Array(twice)).lines[0].lanes.last?.events.map { $0.text }, ["tapped", "tapped"])
  }

  func testOnlyMarksOfThoseThatAreShown() {
    XCTAssertEqual(figure(press).marks.map { $0.time }, [0.2, 0.8])
    XCTAssertEqual(figure(drag).marks.map { $0.time }, [0.8])
    XCTAssertEqual(figure(press).duration, 0.8)
    XCTAssertEqual(figure(press, drag).duration, 1)
  }

  // MARK: The picture

  func testThePictureIsTrueToScale() {
    XCTAssertEqual(
      figure(press, drag).picture(columns: 52),
      """
      touch 1
      seconds   0       0.2         0.5         0.8     1
      finger 0  ●───────────────────●           ┆
      Tap       ●┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄● ended     ┆
      V                 ● began ────● cancelled ┆
      log               ┆           ● tapped    ┆

      touch 2
      seconds   0       0.2         0.5         0.8     1
      finger 0  ●───● moved ×4 ••───────────────────────●
      Tap       ●┄┄┄┄┄┄┄● failed                ┆
      log           ●••••••••••••               ┆
                    └ scrolled ×4               ┆

      ┄┄┄ still possible
      After 0.2 s the view is told.
      After 0.8 s a tap is too long.

      """)
  }

  func testMarksStandAtTheirTimesAtEveryWidth() {
    for columns in 50...130 {
      let lines = figure(press, drag).picture(columns: columns).components(separatedBy: "\n")
      // Ten columns of names; a second is as long as the rest.
      let perSecond = Double(columns - 12)
      for line in lines.filter({ $0.hasPrefix("finger") || $0.hasPrefix("Tap") }) {
        let place = Array(line).lastIndex(of: "┆")
        if let place {
          XCTAssertEqual(Double(place - 10), (0.8 * perSecond).rounded(), "\(columns)\n\(line)")
        }
      }
      for line in lines { XCTAssertLessThanOrEqual(line.count, columns) }
    }
  }

  func testWordsThatDoNotFitStandBelow() {
    var layout = TimeLineLayout(gap: 2, width: 20, dots: [0, 3, 19])
    XCTAssertEqual(layout.place(5, at: 0), .init(row: 1, x: 2, isLeft: false))
    XCTAssertEqual(layout.place(5, at: 3), .init(row: 0, x: 5, isLeft: false))
    XCTAssertEqual(layout.place(5, at: 19), .init(row: 0, x: 12, isLeft: true))
    XCTAssertEqual(layout.place(9, at: 19), .init(row: 1, x: 8, isLeft: true))
    XCTAssertEqual(layout.place(30, at: 0).row, 2)
    XCTAssertEqual(layout.rowCount, 3)
  }

  // MARK: Words and SVG

  func testTheWordsTellTheSameStory() {
    XCTAssertEqual(
      figure(press).alternativeText,
      """
      touch 1: At 0 s finger 0 down, Tap is possible. At 0.2 s V is told began. \
      At 0.5 s finger 0 up, Tap is ended, V is told cancelled, the log says “tapped”. \
      After 0.2 s the view is told. After 0.8 s a tap is too long.
      """)
    XCTAssertTrue(figure(drag).alternativeText.contains("the log says “scrolled ×4 until 0.4 s”"))
    XCTAssertEqual(figure(press).title, "A touch along time")
    XCTAssertEqual(figure(press, drag).title, "2 touches along time")
  }

  func testTheNameBehindALabelIsTold() {
    var figure = TimeLineFigure(style)
    figure.add("", [finger(0, .began), call(0, .gestures, "Hold", .touchesBegan), finger(1, .ended)])
    XCTAssertTrue(figure.picture().contains("the hold  ●┄┄"), figure.picture())
    XCTAssertTrue(figure.picture().hasSuffix("the hold: Hold\n"))
  }

  func testSVGIsWellFormedAndTrueToScale() throws {
    let figure = figure(press, drag)
    let svg = figure.svg(identifier: "SD<1>")
    let document = try WellFormed(svg)
    XCTAssertEqual(document.texts["desc"], figure.alternativeText)
    XCTAssertLessThanOrEqual(document.width, 500)
    for note in figure.marks { XCTAssertTrue(document.says(note.meaning)) }
    for word in ["touch 1", "finger 0", "Tap", "began", "cancelled", "tapped", "scrolled ×4", "0.8"] {
      XCTAssertTrue(document.texts["text"]?.contains(word) ?? false, word)
    }
    // A mark stands where a dot of its time stands.
    let marks = svg.components(separatedBy: "\n").filter { $0.hasPrefix("<path class=\"mark\"") }
    let places = marks.compactMap { line in
      line.components(separatedBy: "d=\"M").last.flatMap { Double($0.prefix { $0 != " " }) }
    }
    XCTAssertEqual(places.count, 4)
    let dots = svg.components(separatedBy: "<circle").dropFirst().compactMap { part in
      part.components(separatedBy: "cx=\"").last.flatMap { Double($0.prefix { $0 != "\"" }) }
    }
    let (left, right) = (dots.min() ?? 0, dots.max() ?? 0)
    for (place, time) in zip(places, [0.2, 0.8, 0.2, 0.8]) {
      XCTAssertEqual((place - left) / (right - left), time, accuracy: 0.001)
    }
  }

  func testNothingAtAll() throws {
    XCTAssertEqual(figure().picture(), "")
    XCTAssertEqual(figure([]).picture(), "")
    XCTAssertEqual(figure().alternativeText, "Nothing happens.")
    _ = try WellFormed(figure().svg())
    _ = try WellFormed(figure([]).svg())
  }
}
