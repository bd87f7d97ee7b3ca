import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class DeliveryLogsChecks: CheckCase {
  func testTheLinesOfATap() {
    check(DeliveryLogs.tap, LoggedFinger.tap(), "a tap, watched by a tap recognizer")
  }

  func testTheLinesOfADrag() {
    check(DeliveryLogs.drag, LoggedFinger.drag(), "a drag of five moves, watched by a pan recognizer")
  }

  func testTheLinesOfADragBesideTheView() {
    check(
      DeliveryLogs.dragBeside, LoggedFinger.drag { $0.cancelsTouchesInView = false },
      "the same drag, with cancelsTouchesInView = false")
  }

  func testTheLinesOfDragsThatAreHeldBack() {
    check(
      DeliveryLogs.dragHeldBack, LoggedFinger.drag(thenMoves: 1) { $0.delaysTouchesBegan = true },
      "the same drag and a drag of one move, with delaysTouchesBegan = true")
  }

  private func check(
    _ answer: [String], _ expected: [String], _ asked: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard
      let lines = linesOfALog(
        answer, asked: "the log of \(asked)",
        likeness: "A line is either action or looks like -[YellowView touchesBegan:withEvent:]", file: file,
        line: line, read: { DeliveryLine($0).map { [$0.text] } })
    else { return }
    checkTrace(expected, lines, asked: "the log of \(asked)", file: file, line: line)
  }
}

/// A line of the log as students write it.
private struct DeliveryLine {
  private static let actions = ["action", "actionoftherecognizer", "actionofthetap", "actionofthepan"]
  private static let methods: [TraceMethod] = [
    .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
  ]

  let text: String

  /// Reads `action`, `-[YellowView touchesBegan:withEvent:]` and Swift's `YellowView.touchesBegan(_:with:)`.
  init?(_ text: String) {
    let words = text.lowercased().split { !$0.isLetter }.joined()
    if Self.actions.contains(words) {
      self.text = "action"
      return
    }
    guard let message = WrittenMessage(text, of: Self.methods),
      ["yellowview", "yellow", ""].contains(message.subject.lowercased())
    else { return nil }
    self.text = "-[YellowView \(message.method.selector)]"
  }
}

/// What the engine logs of a finger on the yellow view.
private enum LoggedFinger {
  static func tap() -> [String] {
    lines(UITapGestureRecognizer()) { plan in
      plan.add(.down(CGPoint(x: 160, y: 240)), at: 0)
      plan.add(.up(), at: 50)
    }
  }

  /// Five moves of 4 points each, then a second drag of so many moves, if any.
  static func drag(
    thenMoves moves: Int = 0, set: (UIPanGestureRecognizer) -> Void = { _ in }
  ) -> [String] {
    let pan = UIPanGestureRecognizer()
    set(pan)
    return lines(pan) { plan in
      for (start, count) in [(0, 5), (1_000, moves)] where count > 0 {
        plan.add(.down(CGPoint(x: 160, y: 240)), at: start)
        for move in 1...count {
          plan.add(.move(CGPoint(x: 160 + move * 4, y: 240)), at: start + move * 16)
        }
        plan.add(.up(), at: start + count * 16 + 16)
      }
    }
  }

  private static func lines(
    _ recognizer: UIGestureRecognizer, fingers: (inout FingerPlan) -> Void
  ) -> [String] {
    let stage = Stage()
    let root = UIView(frame: stage.window.bounds)
    let yellow = YellowView(frame: CGRect(x: 60, y: 120, width: 200, height: 240))
    let log = Log()
    yellow.log = log
    root.addSubview(yellow)
    root.addGestureRecognizer(recognizer)
    recognizer.addTarget(log, action: Log.act)
    stage.show(root)
    var plan = FingerPlan()
    fingers(&plan)
    stage.device.play(plan.frames(on: stage.window.bounds.size))
    stage.device.advance(by: 1)
    return log.lines
  }

  private final class Log {
    var lines: [String] = []

    func act(_ recognizer: UIGestureRecognizer) { lines.append("action") }
    func add(_ method: TraceMethod) { lines.append("-[YellowView \(method.selector)]") }
  }

  private final class YellowView: UIView {
    var log: Log?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add(.touchesBegan) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add(.touchesMoved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add(.touchesEnded) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.add(.touchesCancelled)
    }
  }
}
