import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class ButtonLogChecks: CheckCase {
  func testTheRecognizerAroundTheButton() {
    check(ButtonLog.tapAroundTheButton, .around, asked: "the log with the recognizer on the blue view")
  }

  func testTheRecognizerOnTheButton() {
    check(ButtonLog.tapOnTheButton, .onTheButton, asked: "the log with the recognizer on the button itself")
  }

  private func check(
    _ answer: [String], _ setting: LoggedPress.Setting, asked: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard
      let lines = linesOfALog(
        answer, asked: asked,
        likeness:
          "A line looks like -[Button touchesBegan:withEvent:], or like Tap state = 3, or like action of Tap",
        file: file, line: line, read: { LogLine.lines(in: $0)?.map(\.text) })
    else { return }
    checkTrace(LoggedPress(setting).lines, lines, asked: asked, file: file, line: line)
  }
}

/// A line of the log as students write it.
private enum LogLine {
  case message(subject: String, TraceMethod)
  case state(UIGestureRecognizer.State)
  case action(of: String)

  /// Reads `-[Tap touchesEnded:withEvent:]`, Swift's `Tap.touchesEnded(_:with:)`, `Tap state = 5`, `action of Tap`, and
  /// a message and a state in one line; with any spaces.
  static func lines(in text: String) -> [LogLine]? {
    let parts = text.replacing("State", with: "state").components(separatedBy: "state")
    let words = Self.words(parts[0])
    if parts.count == 1 {
      if words.first == "action" {
        guard words.count == 2 || words.count == 3 && words[1] == "of" else { return nil }
        return subject(words[words.count - 1]).map { [.action(of: $0)] }
      }
      return message(text).map { [$0] }
    }
    guard parts.count == 2, words.first == "tap", let state = state(Self.words(parts[1])) else { return nil }
    return words.count == 1 ? [.state(state)] : message(parts[0]).map { [$0, .state(state)] }
  }

  var text: String {
    switch self {
    case .message(let subject, let method): "-[\(subject) \(method.selector)]"
    case .state(let state): "Tap state = \(state.rawValue)"
    case .action(let subject): "action of \(subject)"
    }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func subject(_ word: String) -> String? {
    ["Tap", "Button"].first { $0.lowercased() == word }
  }

  private static func state(_ words: [String]) -> UIGestureRecognizer.State? {
    let names: [(names: [String], state: UIGestureRecognizer.State)] = [
      (["3", "ended", "recognized"], .ended), (["5", "failed"], .failed), (["4", "cancelled"], .cancelled),
      (["0", "possible"], .possible), (["1", "began"], .began), (["2", "changed"], .changed),
    ]
    // A number with its name says the same twice.
    return names.first { names in !words.isEmpty && words.allSatisfy(names.names.contains) }?.state
  }

  private static func message(_ text: String) -> LogLine? {
    WrittenMessage(text, of: TraceMethod.ofATouch).flatMap { message in
      subject(message.subject.lowercased()).map { .message(subject: $0, message.method) }
    }
  }
}

/// What the engine logs for the press.
private struct LoggedPress {
  enum Setting { case around, onTheButton }

  let lines: [String]

  init(_ setting: Setting) {
    let stage = Stage()
    let blue = UIView(frame: CGRect(x: 20, y: 100, width: 280, height: 300)).named("BlueView")
    let button = UIButton(frame: CGRect(x: 90, y: 115, width: 100, height: 50)).named("Button")
    blue.addSubview(button)
    stage.show(blue)
    let tap = UITapGestureRecognizer()
    tap.name = "Tap"
    (setting == .around ? blue : button).addGestureRecognizer(tap)

    let trace = Trace()
    stage.device.trace = trace
    button.addAction(UIAction { _ in trace.log("action of Button") }, for: .touchUpInside)
    let target = TapTarget { trace.log("action of Tap") }
    tap.addTarget(target, action: TapTarget.act)
    let fingers = Fingers(on: stage)
    fingers.act(.began, at: CGPoint(x: 160, y: 240))
    fingers.act(.moved, at: CGPoint(x: 163, y: 240))
    fingers.act(.ended, at: CGPoint(x: 163, y: 240))
    lines = withExtendedLifetime(target) { trace.entries.compactMap(\.lineOfThePress) }
  }
}

private final class TapTarget {
  private let onAction: () -> Void

  init(_ onAction: @escaping () -> Void) { self.onAction = onAction }

  func act() { onAction() }
}

extension TraceEntry {
  /// The entry as this exercise's log writes it, if it is in it at all.
  fileprivate var lineOfThePress: String? {
    switch event {
    case .note(let note) where stage == .log: note.text
    case .state(let state) where subject == "Tap" && [.ended, .failed].contains(state):
      "Tap state = \(state.rawValue)"
    case .call(let method) where ["Tap", "Button"].contains(subject):
      TraceMethod.ofATouch.contains(method) ? articleLine : nil
    default: nil
    }
  }
}

extension TraceMethod {
  fileprivate static let ofATouch: [TraceMethod] = [
    .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .beginTracking, .continueTracking,
    .endTracking, .cancelTracking,
  ]
}
