import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// The student's panel, which tells the log what it is told, and knows what a right one does with it.
class WatchedPanel: SketchPanel {
  /// The strokes that are finished in a right panel; those that end at once, and may come in any order, are in one list.
  private(set) var rightStrokes: [[[CGPoint]]] = []
  private var unfinished: [Int: [CGPoint]] = [:]
  private let log: SketchLog
  /// The paper, if it is not where it is in every panel.
  var ownPaper: CGRect?
  override var paper: CGRect { ownPaper ?? super.paper }
  /// A responder of the app's that comes next, if it is neither the controller nor the superview.
  var coordinator: SketchCoordinator?
  /// Whose view it is.
  weak var controller: UIViewController?
  override var next: UIResponder? {
    if let coordinator { return coordinator }
    return super.next
  }
  /// The same as `next`, if the student leaves that alone.
  var rightNext: UIResponder? { coordinator ?? plainNext }
  fileprivate var plainNext: UIResponder? { controller ?? superview }

  init(_ name: String, log: SketchLog) {
    self.log = log
    super.init(frame: .zero)
    traceName = name
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  /// What is wrong with the strokes.
  var complaint: String? {
    func words(_ stroke: [CGPoint]) -> String {
      // Halves of points, or next to it.
      stroke.map { CGPoint(x: ($0.x * 2).rounded() / 2, y: ($0.y * 2).rounded() / 2).text }
        .joined(separator: " ")
    }
    var (expected, actual): ([String], [String]) = ([], strokes.map(words))
    for group in rightStrokes {
      let place = expected.count..<max(expected.count, min(expected.count + group.count, actual.count))
      if !place.isEmpty { actual.replaceSubrange(place, with: actual[place].sorted()) }
      expected += group.map(words).sorted()
    }
    guard expected != actual else { return nil }
    func list(_ strokes: [String]) -> String {
      strokes.isEmpty ? "none" : strokes.joined(separator: "\n          ")
    }
    let name = traceName == log.panelName ? "the panel's strokes" : "the strokes of \(traceName)"
    return "\(name), the oldest first\nexpected: \(list(expected))\ngot:      \(list(actual))"
  }

  /// Does what a right panel does, and says which touches it passes on.
  func others(_ method: TraceMethod, _ touches: Set<UITouch>) -> Set<UITouch> {
    var others: Set<UITouch> = []
    var finished: [[CGPoint]] = []
    for touch in touches {
      let place = touch.location(in: self)
      switch method {
      case .touchesBegan where paper.contains(place): unfinished[touch.hash] = [place]
      case _ where unfinished[touch.hash] == nil: others.insert(touch)
      case .touchesMoved: unfinished[touch.hash]?.append(place)
      case .touchesEnded: finished += unfinished.removeValue(forKey: touch.hash).map { [$0] } ?? []
      default: unfinished[touch.hash] = nil
      }
    }
    if !finished.isEmpty { rightStrokes.append(finished) }
    return others
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.panelIsTold(self, .touchesBegan, touches, event) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.panelIsTold(self, .touchesMoved, touches, event) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.panelIsTold(self, .touchesEnded, touches, event) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.panelIsTold(self, .touchesCancelled, touches, event) { super.touchesCancelled(touches, with: event) }
  }
}

/// A responder that notes what it is told, and passes it on.
protocol SketchListener: UIResponder {}

/// A view that notes what it is told, and passes it on.
final class SketchPage: EarView, SketchListener {
  private let log: SketchLog

  init(_ name: String, log: SketchLog) {
    self.log = log
    super.init(frame: .zero)
    traceName = name
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesBegan, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesMoved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesEnded, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesCancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A controller that notes what it is told, and passes it on.
final class SketchController: UIViewController, SketchListener {
  private let log: SketchLog

  init(_ name: String, view: UIView, log: SketchLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    traceName = name
    self.view = view
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesBegan, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesMoved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesEnded, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesCancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

/// A responder between a panel and what would come next; it notes what it is told, and passes it on.
final class SketchCoordinator: UIResponder, SketchListener {
  private let log: SketchLog
  private weak var panel: WatchedPanel?
  override var next: UIResponder? { panel?.plainNext }

  init(_ name: String, of panel: WatchedPanel, log: SketchLog) {
    (self.panel, self.log) = (panel, log)
    super.init()
    traceName = name
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesBegan, touches, event)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesMoved, touches, event)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesEnded, touches, event)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note(traceName, .touchesCancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }
}
