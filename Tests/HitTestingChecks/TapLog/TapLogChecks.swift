import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class TapLogChecks: CheckCase {
  func testTheLinesOfATapOnD() { check(TapLog.tapOnD, .onD) }

  func testTheLinesOfATapOnC() { check(TapLog.tapOnC, .betweenEAndF) }

  private func check(
    _ answer: [String], _ tap: LoggedTap, file: StaticString = #filePath, line: UInt = #line
  ) {
    let asked = "the second pass of hit-testing, and touchesBegan, for a tap \(tap.rawValue)"
    guard
      var lines = linesOfALog(
        answer, asked: asked, likeness: "A line looks like -[AView hitTest:withEvent:]", file: file,
        line: line, read: { LogLine($0).map { [$0.text] } })
    else { return }
    // The app's window is asked, too, before all others; to write its two lines down is not wrong.
    let firstCalls = lines.prefix(2).map { $0.split(separator: " ").map(String.init) }
    let methods = [TraceMethod.hitTest, .pointInside].map { "\($0.selector)]" }
    if firstCalls.compactMap(\.last) == methods,
      firstCalls.allSatisfy({ $0[0].hasSuffix("Window") && !$0[0].hasSuffix("TextEffectsWindow") })
    {
      lines.removeFirst(2)
    }
    checkTrace(tap.lines, lines, asked: asked, file: file, line: line)
  }
}

/// A line of the log as students write it.
private struct LogLine {
  private static let methods: [TraceMethod] = [
    .hitTest, .pointInside, .touchesBegan, .touchesMoved, .touchesEnded,
  ]
  let text: String

  /// Reads `-[AView hitTest:withEvent:]` and Swift's `AView.hitTest(_:with:)`; `A` stands for `AView`, too.
  init?(_ text: String) {
    guard let message = WrittenMessage(text, of: Self.methods), !message.subject.isEmpty else { return nil }
    let subject = message.subject.count == 1 ? message.subject + "View" : message.subject
    self.text = "-[\(subject) \(message.method.selector)]"
  }
}

/// A tap on the six views, and what the engine logs for it.
private enum LoggedTap: String {
  case onD = "on D"
  case betweenEAndF = "on C, between E and F"

  var lines: [String] {
    let stage = Stage()
    stage.show(Self.makeTree())
    let trace = Trace()
    stage.device.trace = trace
    stage.tap(at: self == .onD ? CGPoint(x: 80, y: 110) : CGPoint(x: 240, y: 110))
    let secondPass = trace.entries.split { $0.isStartOfPass }.last ?? []
    let calls = secondPass.filter {
      $0.isLogged && $0.subject.hasSuffix("View") && !$0.subject.hasPrefix("UI")
    }
    return calls.compactMap(\.articleLine)
  }

  private static func makeTree() -> UIView {
    func make(_ name: String, _ frame: CGRect, _ subviews: UIView...) -> UIView {
      let view = SilentView(frame: frame)
      view.traceName = name
      for subview in subviews { view.addSubview(subview) }
      return view
    }
    let d = make("DView", CGRect(x: 30, y: 40, width: 60, height: 60))
    let e = make("EView", CGRect(x: 10, y: 40, width: 40, height: 60))
    let f = make("FView", CGRect(x: 70, y: 40, width: 40, height: 60))
    let b = make("BView", CGRect(x: 20, y: 40, width: 120, height: 200), d)
    let c = make("CView", CGRect(x: 180, y: 40, width: 120, height: 200), e, f)
    return make("AView", CGRect(x: 0, y: 0, width: 320, height: 480), b, c)
  }
}

/// A view that keeps its touches to itself.
private final class SilentView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension TraceEntry {
  fileprivate var isStartOfPass: Bool {
    if stage == .hitTesting, case .note = event { true } else { false }
  }

  /// Whether the six views would log it.
  fileprivate var isLogged: Bool {
    switch event {
    case .call(.hitTest), .call(.pointInside), .call(.touchesBegan): true
    default: false
    }
  }
}
