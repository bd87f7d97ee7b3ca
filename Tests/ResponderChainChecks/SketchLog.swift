import CheckSupport
import TouchKit
import TouchStage

/// What panels and those after them were told, and what they should have been told.
final class SketchLog {
  struct Message {
    let listener: String
    let method: TraceMethod
    /// `nil` for an empty set of touches.
    let finger: Int?
    let hasEvent: Bool
    /// Whether a panel was being told meanwhile.
    let isInTime: Bool
    /// Which of the engine's messages to a panel it belongs to.
    let turn: Int

    func saysTheSame(as other: Message) -> Bool {
      method == other.method && finger == other.finger && isInTime == other.isInTime
    }

    var text: String {
      "-[\(listener) \(method.selector)] finger \(finger ?? 0)"
        + (isInTime ? "" : ", told by the engine in the end, and not by the panel")
    }
  }

  let panelName = "SketchPanel"
  /// Those that may come after a panel, from near to far.
  let listeners = [
    "Coordinator", "PanelController", "OuterPanel", "PageView", "PageController", "OtherPage",
    "OtherController",
  ]
  private(set) var messages: [Message] = []
  private(set) var expected: [Message] = []
  /// Where fingers have landed that no one has been told of yet.
  var landings: [(place: CGPoint, finger: Int)] = []
  /// What the app does when one of those after the panel is told of something.
  var whenTold: (() -> Void)?
  /// By the numbers of touches, and not by the touches themselves, whose memory is to be used again.
  private var fingers: [Int: Int] = [:]
  /// How many of the engine's messages there were, and how many panels are being told at the moment.
  private var (turn, depth) = (0, 0)
  /// A finger that landed on a panel, and another view that it belongs to.
  private(set) var stray: (finger: Int, view: String)?
  /// The event of the message that a panel is busy with.
  private var event: UIEvent?

  /// A panel is told, and does what it does.
  func panelIsTold(
    _ panel: WatchedPanel, _ method: TraceMethod, _ touches: Set<UITouch>, _ event: UIEvent?,
    _ work: () -> Void
  ) {
    if depth == 0 { (self.event, turn) = (event, turn + 1) }
    note(panel.traceName, method, touches, event)
    let others = panel.others(method, touches)
    if !others.isEmpty { expect(others, method, after: panel) }
    depth += 1
    work()
    depth -= 1
    if depth == 0 { self.event = nil }
  }

  /// All responders up to the next panel have to be told, which then decides anew.
  private func expect(_ touches: Set<UITouch>, _ method: TraceMethod, after panel: WatchedPanel) {
    let numbers = touches.compactMap { fingers[$0.hash] }.sorted()
    var responder = panel.rightNext
    while let listener = responder {
      if listener is any SketchListener || listener is WatchedPanel {
        expected += numbers.map {
          Message(
            listener: listener.traceName, method: method, finger: $0, hasEvent: true, isInTime: true,
            turn: turn)
        }
      }
      if listener is WatchedPanel { return }
      responder = listener.next
    }
  }

  func note(_ listener: String, _ method: TraceMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches where fingers[touch.hash] == nil {
      let place = touch.location(in: nil)
      func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - place.x, point.y - place.y) }
      let nearest = landings.indices.min { distance(landings[$0].place) < distance(landings[$1].place) }
      let finger = nearest.map { landings.remove(at: $0).finger }
      fingers[touch.hash] = finger
      let isOnPanel = touch.view is WatchedPanel || touch.view?.superview is WatchedPanel
      if let finger, !isOnPanel { stray = (finger, touch.view?.traceName ?? "none") }
    }
    let numbers: [Int?] = touches.isEmpty ? [nil] : touches.compactMap { fingers[$0.hash] }.sorted()
    for finger in numbers {
      messages.append(
        Message(
          listener: listener, method: method, finger: finger,
          hasEvent: self.event == nil || event === self.event,
          isInTime: self.event != nil, turn: turn))
    }
    guard listeners.contains(listener), listener != "OuterPanel", let act = whenTold else { return }
    whenTold = nil
    act()
  }

  /// Where those after the panels were told something else than they should have been; fingers of one message may come
  /// in any order.
  ///
  /// - Parameter leavesLateOnesOut: Whether what the engine tells in the end makes no difference.
  func divergence(of listener: String, leavesLateOnesOut: Bool) -> (text: String, isToldNothing: Bool)? {
    func relevant(_ messages: [Message]) -> [Message] {
      messages.filter { $0.listener == listener && $0.finger != nil && ($0.isInTime || !leavesLateOnesOut) }
        .sorted { ($0.turn, $0.finger ?? 0) < ($1.turn, $1.finger ?? 0) }
    }
    let (wanted, actual) = (relevant(expected), relevant(messages))
    // There may be thousands, and texts take time.
    if wanted.elementsEqual(actual, by: { $0.saysTheSame(as: $1) }) { return nil }
    return firstDivergence(expected: wanted.map(\.text), actual: actual.map(\.text))
      .map { ($0, actual.isEmpty) }
  }

  /// What an object was told of a finger, by the numbers of its messages.
  func phases(of finger: Int, toldTo listener: String) -> [String] {
    messages.filter { $0.listener == listener && $0.finger == finger }.map(\.method.selector)
  }

  func forget() { (messages, expected, landings) = ([], [], []) }
}
