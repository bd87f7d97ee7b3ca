import CheckSupport
import TouchKit
import TouchStage

/// What one panel is like.
struct SketchPlan: TwinPlan {
  var size = CGSize(width: 256, height: 320)
  /// The paper of a subclass.
  var paper: CGRect?
  var hasCoordinator = false
  var takesSeveralFingers = true
  /// Where its bounds begin.
  var origin = CGPoint.zero

  /// A paper that doesn't begin at whole points.
  static let halfPointPaper = CGRect(x: 60.5, y: 20.5, width: 90, height: 200)

  init() {}

  init(_ random: inout SeededGenerator) {
    hasCoordinator = random.once(in: 3)
    takesSeveralFingers = !random.once(in: 4)
    if random.once(in: 3) { origin = CGPoint(x: random.points(-90...90), y: random.points(-90...90)) }
    // In the smallest there is no room for a paper.
    let sizes = [size, size, CGSize(width: 200, height: 130), CGSize(width: 90, height: 80)]
    size = random.pick(sizes + [CGSize(width: 52, height: 44)])
    if random.once(in: 4) { paper = Self.halfPointPaper }
  }

  var words: String {
    func text(_ size: CGSize) -> String {
      "\(NumberText.trimmed(size.width)) × \(NumberText.trimmed(size.height))"
    }
    return "it is \(text(size))"
      + (paper.map { "; a subclass has its paper at \($0.origin.text), \(text($0.size))" } ?? "")
      + (hasCoordinator ? "; a coordinator comes next in the chain" : "")
      + (takesSeveralFingers ? "" : "; it takes one finger")
      + (origin == .zero ? "" : "; its bounds begin at \(origin.text)")
  }

  var smaller: [SketchPlan] {
    let plain = SketchPlan()
    return with(\.hasCoordinator, of: plain) + with(\.takesSeveralFingers, of: plain)
      + with(\.paper, of: plain) + with(\.origin, of: plain) + with(\.size, of: plain)
  }

  // MARK: Places

  /// Somewhere on the paper, not close to its edge.
  func onPaper(_ random: inout SeededGenerator) -> Story.Place {
    let inner = bounds.insetBy(dx: 34, dy: 34)
    return inner.isEmpty ? .part(0, .zero) : place(of: random.point(in: inner))
  }

  /// Somewhere in the margin, likewise.
  func inMargin(_ random: inout SeededGenerator) -> Story.Place {
    let point = random.point(in: bounds.insetBy(dx: 4, dy: 4))
    let depth = random.share(of: 4, 26)
    return place(
      of: random.pick([
        CGPoint(x: bounds.minX + depth, y: point.y), CGPoint(x: bounds.maxX - depth, y: point.y),
        CGPoint(x: point.x, y: bounds.minY + depth), CGPoint(x: point.x, y: bounds.maxY - depth),
      ]))
  }

  /// On an edge of the paper, or by half a point beside it.
  func onEdge(_ random: inout SeededGenerator) -> Story.Place {
    let paper = (paper ?? bounds.insetBy(dx: 30, dy: 30))
    guard paper.width > 8, paper.height > 8 else { return inMargin(&random) }
    let off = random.pick([0, 0, 0.5, -0.5, 1.25, -1.25])
    let edge = paper.insetBy(dx: off, dy: off)
    let point = random.point(in: edge, margin: 2)
    return place(
      of: random.pick([
        CGPoint(x: edge.minX, y: point.y), CGPoint(x: edge.maxX, y: point.y),
        CGPoint(x: point.x, y: edge.minY), CGPoint(x: point.x, y: edge.maxY),
      ]))
  }

  private var bounds: CGRect { CGRect(origin: origin, size: size) }

  private func place(of point: CGPoint) -> Story.Place {
    .part(
      0,
      CGPoint(
        x: (point.x - bounds.midX) / (size.width / 2), y: (point.y - bounds.midY) / (size.height / 2)))
  }
}

/// Looks after a panel.
final class SketchSubject: TwinSubject {
  private let panel: any SketchingPanel
  private let log: AppLog
  private var known: [[CGPoint]] = []
  /// The numbers of the touches that the panel was told of, and not of their end.
  private var unfinished: Set<Int> = []

  var view: UIView { panel }

  init(_ panel: any SketchingPanel, _ plan: SketchPlan, name: String, log: AppLog) {
    (self.panel, self.log) = (panel, log)
    panel.traceName = name
    panel.bounds = CGRect(origin: plan.origin, size: plan.size)
    panel.isMultipleTouchEnabled = plan.takesSeveralFingers
    panel.ownPaper = plan.paper
    if plan.hasCoordinator { panel.coordinator = PanelCoordinator(after: panel, log) }
    panel.subject = self
  }

  /// The new strokes: those that end at once come in any order.
  var state: String {
    let (strokes, canCopy) = (panel.strokes, panel.canPerformAction(Selector(("copy:")), withSender: nil))
    defer { known = strokes }
    let new = strokes.dropFirst(known.count).map { "a new stroke: \($0.map(\.text).joined(separator: " "))" }
    let news = strokes.starts(with: known) ? new.sorted() : ["its older strokes are others than before"]
    return
      (news + (canCopy == (panel.coordinator != nil) ? [] : ["canPerformAction for copy: is \(canCopy)"]))
      .joined(separator: "; ")
  }

  /// Told when a panel is told of touches; a panel in it may do that in several calls.
  func panelIsTold(of touches: Set<UITouch>, _ work: () -> Void) {
    for touch in touches {
      if [.ended, .cancelled].contains(touch.phase) {
        unfinished.remove(touch.hash)
      } else {
        unfinished.insert(touch.hash)
      }
    }
    let hit = touches.first?.view.flatMap {
      sequence(first: $0, next: \.superview).first { $0 is any SketchingPanel }
    }
    let isTheFirst = hit === panel
    if isTheFirst { log.note("\(panel.traceName) is told of touches") }
    work()
    if isTheFirst { log.note("\(panel.traceName) tells no one else") }
  }

  private enum Act: String {
    case addsCoordinator = "puts a coordinator right after the panel in the chain"
    case removesCoordinator = "takes the panel’s coordinator out of the chain"
    case scrolls = "scrolls the panel sideways by 23 points"
    case laysOut = "asks the panel to lay itself out"
  }

  private func act(_ number: Int) -> Act {
    switch number % 3 {
    // In the middle of a touch, right answers differ in what the engine tells of its end.
    case 0 where unfinished.isEmpty: panel.coordinator == nil ? .addsCoordinator : .removesCoordinator
    case 1: .scrolls
    default: .laysOut
    }
  }

  func words(for act: Int) -> String { self.act(act).rawValue }

  func perform(_ act: Int) {
    switch self.act(act) {
    case .addsCoordinator: panel.coordinator = PanelCoordinator(after: panel, log)
    case .removesCoordinator: panel.coordinator = nil
    case .scrolls: panel.bounds.origin.x += 23
    case .laysOut: panel.setNeedsLayout()
    }
  }
}
